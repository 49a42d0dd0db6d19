import type { FormSessions } from '@gongwei/application/forms';
import { onceBrought } from './once-brought.ts';

/** Brings the engine's chunk when the first form is opened; a chunk that did not come is asked for again. */
export function createLateFormSessions(load: () => Promise<FormSessions>): FormSessions {
  const desk = onceBrought(load);
  return {
    open: async (what) => (await desk()).open(what),
    drafts: async () => (await desk()).drafts(),
    discard: async (draft) => (await desk()).discard(draft),
  };
}

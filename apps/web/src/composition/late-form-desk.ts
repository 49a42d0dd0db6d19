import type { FormDesk } from '@gongwei/application/forms';
import { loadChunk } from './load-chunk.ts';

/** Brings the engine's chunk when the first form is opened; a chunk that did not come is asked for again. */
export function createLateFormDesk(load: () => Promise<FormDesk>): FormDesk {
  let loading: Promise<FormDesk> | undefined;
  const desk = (): Promise<FormDesk> => {
    loading ??= loadChunk(load).catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return loading;
  };
  return {
    open: async (what) => (await desk()).open(what),
    drafts: async () => (await desk()).drafts(),
    discard: async (draft) => (await desk()).discard(draft),
  };
}

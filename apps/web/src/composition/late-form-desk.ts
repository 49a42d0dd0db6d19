import type { FormDesk } from '@gongwei/application/forms';
import { fault } from '@gongwei/domain/shared';

/** Brings the engine's chunk when the first form is opened; a chunk that did not come is asked for again. */
export function createLateFormDesk(load: () => Promise<FormDesk>): FormDesk {
  let loading: Promise<FormDesk> | undefined;
  const desk = (): Promise<FormDesk> => {
    loading ??= withSentence(load).catch((thrown: unknown) => {
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

/** A part of the program that does not come over the line is trouble of the network, not of the program. */
export async function withSentence<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw fault({
      code: 'chunk.missing',
      category: 'network',
      message: '页面内容加载失败，请检查网络后重试。',
      advice: '如仍出现，请刷新页面；已填写的内容会自动恢复。',
      cause,
    });
  }
}

import type { Draft, DraftStore } from '@gongwei/application/forms';
import { draftId } from '../storage/draft-id.ts';

export type MemoryDraftStore = DraftStore & {
  /** Writing fails from now on. */
  broken: boolean;
  /** Every draft on the device, of all users. */
  readonly kept: ReadonlyMap<string, Draft>;
};

/** Outlives form sessions as a browser's storage outlives its pages. */
export function createMemoryDraftStore(): MemoryDraftStore {
  const kept = new Map<string, Draft>();
  return {
    broken: false,
    kept,
    async write(draft) {
      if (this.broken) throw new Error('QuotaExceededError');
      kept.set(draftId(draft.key), structuredClone(draft));
    },
    read: async (key) => structuredClone(kept.get(draftId(key))),
    list: async (userId) =>
      structuredClone(
        [...kept.values()].filter(({ key }) => key.userId === userId).sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1)),
      ),
    remove: async (key) => void kept.delete(draftId(key)),
  };
}

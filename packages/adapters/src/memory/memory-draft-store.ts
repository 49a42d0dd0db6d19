import type { Draft, DraftStore } from '@gongwei/application/forms';
import { draftId } from '../storage/draft-id.ts';

/** Drafts in memory, which can be made to fail or to hang. */
export type MemoryDraftStore = DraftStore & {
  /** Writing fails from now on. */
  broken: boolean;
  /** Writes are not answered from now on and reach nothing, as those under way when a page goes. */
  hanging: boolean;
  /** Every draft on the device, of all users. */
  readonly kept: ReadonlyMap<string, Draft>;
};

/** Outlives form sessions as a browser's storage outlives its pages. */
export function createMemoryDraftStore(): MemoryDraftStore {
  const kept = new Map<string, Draft>();
  return {
    broken: false,
    hanging: false,
    kept,
    async write(draft) {
      if (this.broken) throw new Error('QuotaExceededError');
      if (this.hanging) return new Promise(() => undefined);
      kept.set(draftId(draft.key), structuredClone(draft));
    },
    writeAtOnce(draft) {
      if (this.broken) return false;
      kept.set(draftId(draft.key), structuredClone(draft));
      return true;
    },
    read: async (key) => structuredClone(kept.get(draftId(key))),
    list: async (userId) =>
      structuredClone(
        [...kept.values()].filter(({ key }) => key.userId === userId).sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1)),
      ),
    remove: async (key) => void kept.delete(draftId(key)),
  };
}

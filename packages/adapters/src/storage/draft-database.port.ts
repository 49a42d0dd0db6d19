/** A draft as it lies on the disk: nothing of it says who the resident is or what was written. */
export type SealedDraft = {
  /** Fingerprint of the draft's key. */
  readonly id: string;
  readonly userId: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
};

/** A user's data key, wrapped with what only the server can hand out. */
export type WrappedKey = {
  readonly userId: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly wrapped: ArrayBuffer;
};

/** Where sealed drafts and wrapped keys lie. Everything rejects where it is not answered in time (`WAIT_FOR_STORAGE`). */
export interface DraftDatabase {
  /**
   * Keeps a draft, and with it the key it is sealed with where none lies there any more: the browser's data may have been wiped
   * since. Gives the key that lies there now; nothing is kept where that is another one, begun by another window since.
   */
  put(draft: SealedDraft, sealedWith: WrappedKey): Promise<WrappedKey>;
  get(id: string): Promise<SealedDraft | undefined>;
  of(userId: string): Promise<readonly SealedDraft[]>;
  delete(id: string): Promise<void>;
  /**
   * Keeps a data key where the user has none, or still the one it takes the place of, in one step: two windows may try at
   * once. Gives the key that lies there now, which may be the other window's.
   */
  keepKey(key: WrappedKey, insteadOf: WrappedKey | undefined): Promise<WrappedKey>;
  key(userId: string): Promise<WrappedKey | undefined>;
}

/** Keys are told apart by their salt. */
export const isSameKey = (one: WrappedKey, other: WrappedKey): boolean => one.salt.join() === other.salt.join();

/** Whether a new key may lie where `there` lies: nothing does, or it is the one that was found useless. */
export const mayTakePlace = (there: WrappedKey | undefined, insteadOf: WrappedKey | undefined): boolean =>
  there === undefined || (insteadOf !== undefined && isSameKey(there, insteadOf));

/** Sealed drafts and their keys in memory, for tests and programs without IndexedDB. */
export function createMemoryDraftDatabase(): DraftDatabase & {
  readonly drafts: Map<string, SealedDraft>;
  readonly keys: Map<string, WrappedKey>;
} {
  const [drafts, keys] = [new Map<string, SealedDraft>(), new Map<string, WrappedKey>()];
  return {
    drafts,
    keys,
    async put(draft, sealedWith) {
      const lies = keys.get(draft.userId) ?? sealedWith;
      keys.set(draft.userId, lies);
      if (isSameKey(lies, sealedWith)) drafts.set(draft.id, draft);
      return lies;
    },
    get: async (id) => drafts.get(id),
    of: async (userId) => [...drafts.values()].filter((draft) => draft.userId === userId),
    delete: async (id) => void drafts.delete(id),
    async keepKey(key, insteadOf) {
      const there = keys.get(key.userId);
      if (mayTakePlace(there, insteadOf)) keys.set(key.userId, key);
      return keys.get(key.userId) ?? key;
    },
    key: async (userId) => keys.get(userId),
  };
}

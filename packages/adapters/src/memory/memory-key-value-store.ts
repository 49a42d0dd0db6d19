import type { KeyValueStore } from '@gongwei/application/shared';

/** Keys and values in memory, which can be made full. */
export type MemoryKeyValueStore = KeyValueStore & {
  /** Refuses writing from now on, as a full or blocked browser storage does. */ full: boolean;
};

/** Keys and values as a browser would keep them, gone with the program. */
export function createMemoryKeyValueStore(entries: Iterable<readonly [string, string]> = []): MemoryKeyValueStore {
  const kept = new Map(entries);
  return {
    full: false,
    read: (name) => kept.get(name),
    write(name, text) {
      if (this.full) throw new Error('QuotaExceededError');
      kept.set(name, text);
    },
    remove: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  };
}

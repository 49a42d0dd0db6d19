import type { KeyValueStore } from '@gongwei/application/shared';

/** `localStorage` or `sessionStorage`. Reading one that is blocked finds nothing; writing to it throws, as the port says nothing else. */
export function createBrowserKeyValueStore(storage: () => Storage): KeyValueStore {
  const quietly = <Value>(read: () => Value, otherwise: Value): Value => {
    try {
      return read();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => quietly(() => storage().getItem(name) ?? undefined, undefined),
    write: (name, text) => storage().setItem(name, text),
    remove: (name) => quietly(() => storage().removeItem(name), undefined),
    names: () => quietly(() => Array.from({ length: storage().length }, (_, at) => storage().key(at) ?? ''), []),
  };
}

import type { Clock } from '@gongwei/application/shared';
import type { LockTries } from '@gongwei/application/shell';
import { inTime } from './patience.ts';

const [NAME, STORE] = ['gongwei-lock', 'tries'];

/**
 * In IndexedDB, whose transactions wait for each other in all windows, also on a page without HTTPS: there browsers have no `navigator.locks`,
 * and what lies in `localStorage` reaches other windows a moment too late.
 */
export function openLockTries(factory: () => IDBFactory, clock: Clock): LockTries {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = factory().open(NAME, 1);
      request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      request.onsuccess = () => resolve(request.result);
    });
  /** A connection for each try: there are five. */
  const within = async <Value>(work: (store: IDBObjectStore) => () => Value): Promise<Value> => {
    const connection = await open();
    try {
      const transaction = connection.transaction(STORE, 'readwrite');
      const result = work(transaction.objectStore(STORE));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      });
      return result();
    } finally {
      connection.close();
    }
  };
  return {
    count: (lock) =>
      inTime(
        clock,
        within((store) => {
          let tries = 1;
          const there: IDBRequest<number | undefined> = store.get(lock);
          there.onsuccess = () => {
            tries = (there.result ?? 0) + 1;
            if (there.result === undefined) store.clear();
            store.put(tries, lock);
          };
          return () => tries;
        }),
      ),
  };
}

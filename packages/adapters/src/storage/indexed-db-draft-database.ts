import type { Clock } from '@gongwei/application/shared';
import {
  isSameKey,
  mayTakePlace,
  type DraftDatabase,
  type SealedDraft,
  type WrappedKey,
} from './draft-database.port.ts';
import { openDraftDatabase } from './open-draft-database.ts';
import { inTime } from './patience.ts';

type StoreOf = (name: 'drafts' | 'keys') => IDBObjectStore;

/** Sealed drafts in IndexedDB. The connection is opened when first needed, and anew after the browser closed it. */
export function createIndexedDbDraftDatabase(factory: () => IDBFactory, clock: Clock): DraftDatabase {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  /** One opening for all who wait: each gives up on its own, and what answers late serves the next. */
  const database = (): Promise<IDBDatabase> => {
    if (!opened) {
      opened = openDraftDatabase(factory, forget);
      opened.catch(forget);
    }
    return opened;
  };
  const run = <Value>(
    stores: ('drafts' | 'keys')[],
    mode: IDBTransactionMode,
    work: (store: StoreOf) => () => Value,
  ): Promise<Value> => {
    let transaction: IDBTransaction | undefined;
    let givenUp = false;
    const working = async (): Promise<Value> => {
      const connection = await database();
      if (givenUp) throw new Error('too late');
      const begun = connection.transaction(stores, mode);
      transaction = begun;
      const result = work((name) => begun.objectStore(name));
      // Done means the transaction is: a request may succeed and still be rolled back when the disk is full.
      await new Promise<void>((resolve, reject) => {
        begun.oncomplete = () => resolve();
        begun.onabort = () => reject(begun.error ?? new Error('aborted'));
        begun.onerror = () => reject(begun.error ?? new Error('failed'));
      });
      return result();
    };
    return inTime(clock, working(), () => {
      givenUp = true;
      abort(transaction);
    });
  };
  const one = <Value>(
    store: 'drafts' | 'keys',
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> =>
    run([store], mode, (storeOf) => {
      const request = ask(storeOf(store));
      return () => request.result;
    });
  return {
    put: (draft, sealedWith) =>
      run(['drafts', 'keys'], 'readwrite', (store) => {
        let lies = sealedWith;
        const there: IDBRequest<WrappedKey | undefined> = store('keys').get(draft.userId);
        there.onsuccess = () => {
          lies = there.result ?? sealedWith;
          if (!there.result) store('keys').put(sealedWith);
          if (isSameKey(lies, sealedWith)) store('drafts').put(draft);
        };
        return () => lies;
      }),
    get: (id) => one<SealedDraft | undefined>('drafts', 'readonly', (store) => store.get(id)),
    of: (userId) => one<SealedDraft[]>('drafts', 'readonly', (store) => store.index('userId').getAll(userId)),
    delete: (id) => one('drafts', 'readwrite', (store) => store.delete(id)),
    keepKey: (key, insteadOf) =>
      run(['keys'], 'readwrite', (store) => {
        let lies = key;
        const there: IDBRequest<WrappedKey | undefined> = store('keys').get(key.userId);
        there.onsuccess = () => {
          if (mayTakePlace(there.result, insteadOf)) store('keys').put(key);
          else lies = there.result ?? key;
        };
        return () => lies;
      }),
    key: (userId) => one<WrappedKey | undefined>('keys', 'readonly', (store) => store.get(userId)),
  };
}

/** What was given up must not come after what is tried instead, nor pile up behind a disk that hangs. */
function abort(transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // It is ending by itself: what it did comes before anything that is tried now.
  }
}

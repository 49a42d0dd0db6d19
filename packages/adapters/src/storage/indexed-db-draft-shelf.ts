import { mayTakePlace, type DraftShelf, type SealedDraft, type WrappedKey } from './draft-shelf.ts';

const NAME = 'gongwei-drafts';

/** Sealed drafts in IndexedDB. The connection is opened when first needed, and anew after the browser closed it. */
export function createIndexedDbDraftShelf(factory: () => IDBFactory): DraftShelf {
  let opened: Promise<IDBDatabase> | undefined;
  const database = (): Promise<IDBDatabase> => {
    opened ??= open(factory(), () => {
      opened = undefined;
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  const run = async <Value>(
    store: 'drafts' | 'keys',
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> => {
    const transaction = (await database()).transaction(store, mode);
    const request = work(transaction.objectStore(store));
    // Done means the transaction is: a request may succeed and still be rolled back when the disk is full.
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      transaction.onerror = () => reject(transaction.error ?? new Error('failed'));
    });
    return request.result;
  };
  return {
    put: async (draft) => void (await run('drafts', 'readwrite', (store) => store.put(draft))),
    get: (id) => run<SealedDraft | undefined>('drafts', 'readonly', (store) => store.get(id)),
    of: (userId) => run<SealedDraft[]>('drafts', 'readonly', (store) => store.index('userId').getAll(userId)),
    delete: (id) => run('drafts', 'readwrite', (store) => store.delete(id)),
    async keepKey(key, insteadOf) {
      let lies = key;
      await run('keys', 'readwrite', (store) => {
        const there: IDBRequest<WrappedKey | undefined> = store.get(key.userId);
        there.onsuccess = () => {
          if (mayTakePlace(there.result, insteadOf)) store.put(key);
          else lies = there.result ?? key;
        };
        return there;
      });
      return lies;
    },
    key: (userId) => run<WrappedKey | undefined>('keys', 'readonly', (store) => store.get(userId)),
  };
}

const open = (factory: IDBFactory, closed: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('drafts', { keyPath: 'id' }).createIndex('userId', 'userId');
      request.result.createObjectStore('keys', { keyPath: 'userId' });
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
    request.onblocked = () => reject(new Error('IndexedDB blocked'));
    request.onsuccess = () => {
      request.result.onclose = closed;
      // Another window brings a newer version: make room for it.
      request.result.onversionchange = () => {
        request.result.close();
        closed();
      };
      resolve(request.result);
    };
  });

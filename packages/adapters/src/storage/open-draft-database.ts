const NAME = 'gongwei-drafts';

/**
 * Opens the database of the drafts, which may take for ever: a browser whose profile is damaged answers nothing at all. `closed` is
 * told when the connection cannot be used any more.
 */
export async function openDraftDatabase(factory: () => IDBFactory, closed: () => void): Promise<IDBDatabase> {
  const request = factory().open(NAME, 1);
  // No `onblocked`: whoever is in the way may leave, and how long that is waited for is the caller's.
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => {
      request.result.createObjectStore('drafts', { keyPath: 'id' }).createIndex('userId', 'userId');
      request.result.createObjectStore('keys', { keyPath: 'userId' });
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
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
}

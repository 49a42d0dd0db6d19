export { createBrowserKeyValueStore } from './browser-key-value-store.ts';
export { createCookieTokenStore, type CookieJar } from './cookie-token-store.ts';
export { draftId } from './draft-id.ts';
export {
  createMemoryDraftDatabase,
  isSameKey,
  mayTakePlace,
  type DraftDatabase,
  type SealedDraft,
  type WrappedKey,
} from './draft-database.port.ts';
export { createEncryptedDraftStore } from './encrypted-draft-store.ts';
export { createIndexedDbDraftDatabase } from './indexed-db-draft-database.ts';
export { createIndexedDbLockTries } from './indexed-db-lock-tries.ts';

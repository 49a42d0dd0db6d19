export * from './browser-key-value-store.ts';
export * from './cookie-token-store.ts';
export * from './draft-id.ts';
export * from './draft-database.port.ts';
export * from './encrypted-draft-store.ts';
export * from './indexed-db-draft-database.ts';
export * from './indexed-db-lock-tries.ts';

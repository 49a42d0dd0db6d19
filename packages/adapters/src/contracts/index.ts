/** Suites that every adapter of a port must pass; for tests only. */
export * from './record-repository.contract.ts';
export * from './resident-directory.contract.ts';
export * from './session-gateway.contract.ts';

/** Suites that every adapter of a port must pass; for tests only. */
export * from './account-gateway.contract.ts';
export * from './family-directory.contract.ts';
export * from './institution-directory.contract.ts';
export * from './record-repository.contract.ts';
export * from './region-directory.contract.ts';
export * from './register-directory.contract.ts';
export * from './resident-creation.contract.ts';
export * from './resident-directory.contract.ts';
export * from './roster-gateway.contract.ts';
export * from './session-gateway.contract.ts';
export * from './shell-gateway.contract.ts';
export * from './sms-gateway.contract.ts';
export * from './wechat-gateway.contract.ts';
export * from './device-gateway.contract.ts';
export * from './platform-gateway.contract.ts';
export * from './call-signalling.contract.ts';
export * from './colleagues.contract.ts';

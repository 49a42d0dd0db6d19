export * from '../roster/roster-fixture.ts';
export * from './manual-time.ts';
export * from './realtime-client.ts';
export * from './register-device.ts';
export * from './start-test-server.ts';
export * from './test-client.ts';
export * from './test-database.ts';
export * from './tiny-county.ts';

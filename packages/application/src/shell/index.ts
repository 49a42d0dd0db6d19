export * from './notice.service.ts';
export * from './server-time.ts';
export * from './shell-gateway.port.ts';
export * from './tabs.service.ts';
export * from './tabs.ts';
export * from './lock.service.ts';
export * from './lock.ts';
export * from './password-seal.port.ts';

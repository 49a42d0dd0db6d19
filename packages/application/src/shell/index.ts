export * from './shell-gateway.port.ts';
export * from './tabs.service.ts';

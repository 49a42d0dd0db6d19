export * from './notice.service.ts';
export * from './shell-gateway.port.ts';
export * from './storage-catalogue.ts';
export * from './stored-items.service.ts';
export * from './stored-shapes.ts';
export * from './tabs.service.ts';
export * from './tabs.ts';

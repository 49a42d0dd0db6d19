export * from './institution-directory.port.ts';
export * from './name-directory.port.ts';
export * from './region-directory.port.ts';
export * from './institutions-below.service.ts';
export * from './found-names.service.ts';
export * from './institution-tree.service.ts';
export * from './region-list.service.ts';

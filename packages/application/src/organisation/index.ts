export * from './institution-directory.port.ts';
export * from './name-directory.port.ts';
export * from './region-directory.port.ts';
export * from './institutions-below.service.ts';

export * from './institution-directory.port.ts';

export * from './register-directory.port.ts';

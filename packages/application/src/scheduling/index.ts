export * from './scheduling-gateway.port.ts';

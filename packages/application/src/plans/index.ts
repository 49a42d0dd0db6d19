export * from './round-gateway.port.ts';

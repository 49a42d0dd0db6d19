export * from './session-gateway.port.ts';
export * from './session.service.ts';

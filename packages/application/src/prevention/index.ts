export * from './device-gateway.port.ts';
export * from './device-binding.service.ts';

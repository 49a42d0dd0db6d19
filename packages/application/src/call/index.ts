export * from './device-check.service.ts';
export * from './incoming-calls.service.ts';
export * from './media-devices.port.ts';

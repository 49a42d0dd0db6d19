export * from './device-check.service.ts';
export * from './media-devices.port.ts';

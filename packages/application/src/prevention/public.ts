export { DeviceGateway, type DeviceUser } from './device-gateway.port.ts';
export { DeviceBinding, createDeviceBinding, type BoundDevices } from './device-binding.service.ts';
export { HomeFiles } from './home-files.port.ts';
export { createHomeFile } from './home-file.service.ts';
export { createCardCounts } from './card-counts.service.ts';

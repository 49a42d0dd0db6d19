export { DeviceGateway, type DeviceUser } from './device-gateway.port.ts';
export { DeviceBinding, createDeviceBinding, type BoundDevices } from './device-binding.service.ts';

export { DeviceGateway, type DeviceUser } from './device-gateway.port.ts';
export { DeviceBinding, createDeviceBinding, type BoundDevices } from './device-binding.service.ts';
export { HomeFiles } from './home-files.port.ts';
export { createHomeFile } from './home-file.service.ts';
export { createCardCounts } from './card-counts.service.ts';
export { MedicationChecks } from './medication-checks.port.ts';
export { createMedicationCheck } from './medication-check.service.ts';
export { createPrescriptionChoices, type PrescriptionChoice } from './prescription-templates.service.ts';

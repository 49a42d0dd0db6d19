import { createHttpMedicationChecks } from '@gongwei/adapters/http';
import { MedicationChecks } from '@gongwei/application/prevention';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** 药物核对; it comes with its window. */
export const medicationModule = new ContainerModule((options) => {
  bindService(options, MedicationChecks, [WireCalls], createHttpMedicationChecks);
});

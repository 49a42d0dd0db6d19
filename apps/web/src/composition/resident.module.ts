import {
  createHttpArchiveEvents,
  createHttpFamilyDirectory,
  createHttpResidentDirectory,
} from '@gongwei/adapters/http';
import { ArchiveEvents, FamilyDirectory, ResidentDirectory } from '@gongwei/application/resident';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

export const residentModule = new ContainerModule((options) => {
  bindService(options, ResidentDirectory, [WireCalls], createHttpResidentDirectory);
  bindService(options, ArchiveEvents, [WireCalls], createHttpArchiveEvents);
  bindService(options, FamilyDirectory, [WireCalls], createHttpFamilyDirectory);
});

import {
  createHttpArchiveEvents,
  createHttpFamilyDirectory,
  createHttpResidentDirectory,
  createHttpRosterGateway,
} from '@gongwei/adapters/http';
import {
  ArchiveEvents,
  createRosterImportService,
  FamilyDirectory,
  ResidentDirectory,
  RosterGateway,
  RosterImportService,
} from '@gongwei/application/resident';
import { Clock } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

export const residentModule = new ContainerModule((options) => {
  bindService(options, ResidentDirectory, [WireCalls], createHttpResidentDirectory);
  bindService(options, ArchiveEvents, [WireCalls], createHttpArchiveEvents);
  bindService(options, FamilyDirectory, [WireCalls], createHttpFamilyDirectory);
  bindService(options, RosterGateway, [WireCalls], createHttpRosterGateway);
  bindService(options, RosterImportService, [RosterGateway, Clock], createRosterImportService);
});

import {
  createHttpFamilyDirectory,
  createHttpResidentDirectory,
  createHttpRosterGateway,
} from '@gongwei/adapters/http';
import { SessionService } from '@gongwei/application/identity';
import {
  createResidentListService,
  createRosterImportService,
  FamilyDirectory,
  ResidentDirectory,
  ResidentListService,
  RosterGateway,
  RosterImportService,
} from '@gongwei/application/resident';
import { Clock } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

export const residentModule = new ContainerModule((options) => {
  bindService(options, ResidentDirectory, [WireCalls], createHttpResidentDirectory);
  bindService(options, FamilyDirectory, [WireCalls], createHttpFamilyDirectory);
  bindService(options, ResidentListService, [ResidentDirectory, SessionService, Clock], createResidentListService);
  bindService(options, RosterGateway, [WireCalls], createHttpRosterGateway);
  bindService(options, RosterImportService, [RosterGateway, Clock], createRosterImportService);
});

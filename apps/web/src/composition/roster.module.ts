import { createHttpRosterGateway } from '@gongwei/adapters/http';
import { createRosterImportService, RosterGateway, RosterImportService } from '@gongwei/application/resident';
import { Clock } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** Residents from a workbook: comes with the pages of imports. */
export const rosterModule = new ContainerModule((options) => {
  bindService(options, RosterGateway, [WireCalls], createHttpRosterGateway);
  bindService(options, RosterImportService, [RosterGateway, Clock], createRosterImportService);
});

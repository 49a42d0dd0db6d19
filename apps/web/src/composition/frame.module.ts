import {
  createHttpAccountGateway,
  createHttpInstitutionDirectory,
  createHttpNameDirectory,
  createHttpRegionDirectory,
} from '@gongwei/adapters/http';
import { AccountGateway, SessionService } from '@gongwei/application/identity';
import { InstitutionDirectory, NameDirectory, RegionDirectory } from '@gongwei/application/organisation';
import { createTabsService, TabsService } from '@gongwei/application/shell';
import { StoredItems } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** What the frame around the pages behind the log-in needs. */
export const frameModule = new ContainerModule((options) => {
  bindService(options, AccountGateway, [WireCalls], createHttpAccountGateway);
  bindService(options, InstitutionDirectory, [WireCalls], createHttpInstitutionDirectory);
  bindService(options, RegionDirectory, [WireCalls], createHttpRegionDirectory);
  bindService(options, NameDirectory, [WireCalls], createHttpNameDirectory);
  bindService(options, TabsService, [StoredItems, SessionService], createTabsService);
});

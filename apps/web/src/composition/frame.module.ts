import {
  createHttpAccountGateway,
  createHttpInstitutionDirectory,
  createHttpNameDirectory,
  createHttpRegionDirectory,
} from '@gongwei/adapters/http';
import {
  AccountGateway,
  createTokenRefresh,
  SessionService,
  TokenRefresh,
  TokenStore,
} from '@gongwei/application/identity';
import { InstitutionDirectory, NameDirectory, RegionDirectory } from '@gongwei/application/organisation';
import { createTabsService, TabsService } from '@gongwei/application/shell';
import { Clock, Configuration, StoredItems } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** What the frame around the pages behind the log-in needs. */
export const frameModule = new ContainerModule((options) => {
  bindService(options, AccountGateway, [WireCalls], createHttpAccountGateway);
  bindService(options, InstitutionDirectory, [WireCalls], createHttpInstitutionDirectory);
  bindService(options, RegionDirectory, [WireCalls], createHttpRegionDirectory);
  bindService(options, NameDirectory, [WireCalls], createHttpNameDirectory);
  bindService(options, TokenRefresh, [SessionService, TokenStore, Clock, Configuration], createTokenRefresh);
  bindService(options, TabsService, [StoredItems, SessionService], createTabsService);
});

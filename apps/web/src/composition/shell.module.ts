import {
  createHttpInstitutionDirectory,
  createHttpNameDirectory,
  createHttpRegionDirectory,
  createHttpShellGateway,
} from '@gongwei/adapters/http';
import { createScryptPasswordSeal } from '@gongwei/adapters/secrets';
import { SessionService } from '@gongwei/application/identity';
import { InstitutionDirectory, NameDirectory, RegionDirectory } from '@gongwei/application/organisation';
import { Clock } from '@gongwei/application/shared';
import {
  AppearanceService,
  createAppearanceService,
  createErrorLog,
  createLockService,
  createMenuService,
  createNoticeService,
  createTabsService,
  ErrorLog,
  LockService,
  MenuService,
  NoticeService,
  PasswordSeal,
  ShellGateway,
  TabsService,
} from '@gongwei/application/shell';
import { StoredItems } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WebSettings } from './settings.ts';
import { WireCalls } from './wire.module.ts';

export const shellModule = new ContainerModule((options) => {
  bindService(options, ShellGateway, [WireCalls], createHttpShellGateway);
  bindService(options, InstitutionDirectory, [WireCalls], createHttpInstitutionDirectory);
  bindService(options, RegionDirectory, [WireCalls], createHttpRegionDirectory);
  bindService(options, NameDirectory, [WireCalls], createHttpNameDirectory);
  bindService(options, PasswordSeal, [WebSettings], ({ crypto }) =>
    createScryptPasswordSeal((bytes) => crypto().getRandomValues(bytes)),
  );
  bindService(options, LockService, [StoredItems, PasswordSeal, SessionService, Clock], createLockService);
  bindService(options, AppearanceService, [StoredItems], createAppearanceService);
  bindService(
    options,
    ErrorLog,
    [StoredItems, ShellGateway, Clock, WebSettings],
    (stored, gateway, clock, { address }) => createErrorLog({ stored, gateway, clock, address }),
  );
  bindService(options, NoticeService, [Clock], createNoticeService);
  bindService(options, MenuService, [ShellGateway, SessionService, StoredItems], createMenuService);
  bindService(options, TabsService, [StoredItems, SessionService], createTabsService);
});

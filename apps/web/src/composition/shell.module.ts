import { createHttpShellGateway } from '@gongwei/adapters/http';
import { createScryptPasswordSeal } from '@gongwei/adapters/secrets';
import { createIndexedDbLockTries } from '@gongwei/adapters/storage';
import { SessionService } from '@gongwei/application/identity';
import { Clock, Configuration } from '@gongwei/application/shared';
import {
  AppearanceService,
  createAppearanceService,
  createErrorLog,
  createLockService,
  createMenuService,
  createNoticeService,
  ErrorLog,
  LockService,
  LockTries,
  MenuService,
  NoticeService,
  PasswordSeal,
  ShellGateway,
} from '@gongwei/application/shell';
import { StoredItems } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindNamed, bindService } from './bind-service.ts';
import { WebSettings } from './settings.ts';
import { WireCalls } from './wire.module.ts';

/** What stands around every page, the log-in page included. */
export const shellModule = new ContainerModule((options) => {
  bindService(options, ShellGateway, [WireCalls], createHttpShellGateway);
  bindService(options, PasswordSeal, [WebSettings], ({ crypto }) =>
    createScryptPasswordSeal((bytes) => crypto().getRandomValues(bytes)),
  );
  bindService(options, LockTries, [WebSettings], ({ clock }) => createIndexedDbLockTries(() => indexedDB, clock));
  bindNamed(
    options,
    LockService,
    {
      stored: StoredItems,
      seal: PasswordSeal,
      tries: LockTries,
      session: SessionService,
      clock: Clock,
      configuration: Configuration,
    },
    createLockService,
  );
  bindService(options, AppearanceService, [StoredItems, Configuration], createAppearanceService);
  bindService(
    options,
    ErrorLog,
    [StoredItems, ShellGateway, Clock, WebSettings],
    (stored, gateway, clock, { address }) => createErrorLog({ stored, gateway, clock, address }),
  );
  bindService(options, NoticeService, [Clock], createNoticeService);
  // Not with the frame it is shown in: it is asked for while that is still on the line.
  bindService(options, MenuService, [ShellGateway, SessionService, StoredItems], createMenuService);
});

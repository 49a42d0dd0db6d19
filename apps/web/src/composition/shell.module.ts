import { createHttpInstitutionDirectory, createHttpShellGateway } from '@gongwei/adapters/http';
import { SessionService } from '@gongwei/application/identity';
import { InstitutionDirectory } from '@gongwei/application/organisation';
import { Clock } from '@gongwei/application/shared';
import {
  createNoticeService,
  createTabsService,
  NoticeService,
  ShellGateway,
  TabsService,
} from '@gongwei/application/shell';
import { StoredItems } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

export const shellModule = new ContainerModule((options) => {
  bindService(options, ShellGateway, [WireCalls], createHttpShellGateway);
  bindService(options, InstitutionDirectory, [WireCalls], createHttpInstitutionDirectory);
  bindService(options, NoticeService, [Clock], createNoticeService);
  bindService(options, TabsService, [StoredItems, SessionService], createTabsService);
});

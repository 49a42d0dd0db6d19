import { createHttpFirstPageGateway, createHttpListGateway } from '@gongwei/adapters/http';
import { SessionService } from '@gongwei/application/identity';
import { createFirstPage, createPageCounts, FirstPage, FirstPageGateway, PageCounts } from '@gongwei/application/pages';
import { Clock } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** The numbers of landing pages and what is somebody's own of the first page; they come with the first of these. */
export const pagesModule = new ContainerModule((options) => {
  bindService(options, PageCounts, [WireCalls, SessionService, Clock], (calls, session, clock) =>
    createPageCounts(
      createHttpListGateway(calls, () => {}),
      session,
      clock,
    ),
  );
  bindService(options, FirstPageGateway, [WireCalls], createHttpFirstPageGateway);
  bindService(options, FirstPage, [FirstPageGateway, SessionService], createFirstPage);
});

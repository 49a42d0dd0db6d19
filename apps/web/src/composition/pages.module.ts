import { createHttpListGateway } from '@gongwei/adapters/http';
import { SessionService } from '@gongwei/application/identity';
import { createPageCounts, PageCounts } from '@gongwei/application/pages';
import { Clock } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** The numbers of landing pages; they come with the first of these. */
export const pagesModule = new ContainerModule((options) => {
  bindService(options, PageCounts, [WireCalls, SessionService, Clock], (calls, session, clock) =>
    createPageCounts(
      createHttpListGateway(calls, () => {}),
      session,
      clock,
    ),
  );
});

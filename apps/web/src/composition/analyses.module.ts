import { createHttpAnalysisGateway } from '@gongwei/adapters/http';
import { SessionService } from '@gongwei/application/identity';
import { listNews } from '@gongwei/application/lists';
import { Analyses, AnalysisGateway, createAnalyses } from '@gongwei/application/measures';
import { NameDirectory } from '@gongwei/application/organisation';
import { Clock, IdSource, RealtimeChannel } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { offerFile } from './offer-file.ts';
import { WireCalls } from './wire.module.ts';

/** What pages of numbers need; it comes with the first of them. */
export const analysesModule = new ContainerModule((options) => {
  bindService(options, AnalysisGateway, [WireCalls], (calls) => createHttpAnalysisGateway(calls, offerFile));
  bindService(
    options,
    Analyses,
    [AnalysisGateway, SessionService, Clock, IdSource, RealtimeChannel, NameDirectory],
    (gateway, session, clock, ids, channel, names) =>
      createAnalyses({ gateway, session, clock, ids, news$: listNews(channel), names }),
  );
});

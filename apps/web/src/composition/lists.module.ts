import { createHttpListGateway } from '@gongwei/adapters/http';
import { loadListLabels } from '@gongwei/domain/catalogue';
import { SessionService } from '@gongwei/application/identity';
import { createListSessions, ListGateway, listNews, ListSessions } from '@gongwei/application/lists';
import { InstitutionDirectory, NameDirectory } from '@gongwei/application/organisation';
import { Clock, RealtimeChannel, StoredItems } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { offerFile } from './offer-file.ts';
import { WireCalls } from './wire.module.ts';

/** What lists need; it comes with the first of them. */
export const listsModule = new ContainerModule((options) => {
  bindService(options, ListGateway, [WireCalls], (calls) => createHttpListGateway(calls, offerFile));
  bindService(
    options,
    ListSessions,
    [ListGateway, SessionService, StoredItems, Clock, InstitutionDirectory, NameDirectory, RealtimeChannel],
    (gateway, login, stored, clock, institutions, names, channel) =>
      createListSessions({
        gateway,
        login,
        stored,
        loadLabels: loadListLabels,
        clock,
        directory: institutions,
        nameDirectory: names,
        news$: listNews(channel),
      }),
  );
});

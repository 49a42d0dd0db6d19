import { createHttpListGateway, createHttpListImports } from '@gongwei/adapters/http';
import { loadListWords } from '@gongwei/domain/catalogue';
import { SessionService } from '@gongwei/application/identity';
import { createListSessions, ListGateway, ListImports, listNews, ListSessions } from '@gongwei/application/lists';
import { InstitutionDirectory, NameDirectory } from '@gongwei/application/organisation';
import { Clock, RealtimeChannel, StoredItems } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** What lists need; it comes with the first of them. */
export const listsModule = new ContainerModule((options) => {
  bindService(options, ListGateway, [WireCalls], (calls) => createHttpListGateway(calls, offerFile));
  bindService(options, ListImports, [WireCalls], (calls) => createHttpListImports(calls, offerFile));
  bindService(
    options,
    ListSessions,
    [ListGateway, SessionService, StoredItems, Clock, InstitutionDirectory, NameDirectory, RealtimeChannel],
    (gateway, login, stored, clock, institutions, names, channel) =>
      createListSessions(gateway, login, stored, loadListWords, clock, institutions, names, listNews(channel)),
  );
});

/** The browser asks for the file itself, with the cookie of the session. */
function offerFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

import { createHttpReminders } from '@gongwei/adapters/http';
import { createBrowserDesktopNotices } from '@gongwei/adapters/media';
import { SessionService } from '@gongwei/application/identity';
import { createReminderCentre, DesktopNotices, ReminderCentre, ReminderGateway } from '@gongwei/application/reminders';
import { Clock, RealtimeChannel, StoredItems } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WebSettings } from './settings.ts';
import { WireCalls } from './wire.module.ts';

/** What one has to do, as the server tells it; it comes when the first page rests. */
export const remindersModule = new ContainerModule((options) => {
  bindService(options, ReminderGateway, [WireCalls], createHttpReminders);
  bindService(options, DesktopNotices, [WebSettings], ({ notices, document, focus }) =>
    createBrowserDesktopNotices({ notices, page: document(), focus }),
  );
  bindService(
    options,
    ReminderCentre,
    [ReminderGateway, RealtimeChannel, SessionService, StoredItems, Clock, DesktopNotices],
    (gateway, channel, session, stored, clock, desktop) =>
      createReminderCentre({ gateway, channel, session, stored, clock, desktop }),
  );
});

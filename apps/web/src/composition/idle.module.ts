import { browserActivity, createBrowserClock } from '@gongwei/adapters/clock';
import { CallService } from '@gongwei/application/call';
import { SessionService } from '@gongwei/application/identity';
import { Configuration, StoredItems } from '@gongwei/application/shared';
import { createIdleWatch, IdleWatch, LockService } from '@gongwei/application/shell';
import { ContainerModule } from 'inversify';
import { map } from 'rxjs';
import { bindService } from './bind-service.ts';
import { WebSettings } from './settings.ts';

/** Locks a PC that nobody touches; a call holds it open. */
export const idleModule = new ContainerModule((options) => {
  bindService(
    options,
    IdleWatch,
    [SessionService, LockService, StoredItems, Configuration, WebSettings, CallService],
    (session, lock, stored, configuration, { page }, desk) =>
      createIdleWatch({
        ...{ session, lock, stored, configuration },
        clock: createBrowserClock(),
        activity$: browserActivity(page()),
        held$: desk.call$.pipe(map((call) => call !== undefined)),
      }),
  );
});

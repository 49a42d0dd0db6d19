import { browserActivity, createBrowserClock } from '@gongwei/adapters/clock';
import { CallService } from '@gongwei/application/call';
import { SessionService } from '@gongwei/application/identity';
import { Configuration, StoredItems } from '@gongwei/application/shared';
import { createIdleWatch, IdleWatch, LockService } from '@gongwei/application/shell';
import { ContainerModule } from 'inversify';
import { combineLatest, map } from 'rxjs';
import { bindService } from './bind-service.ts';
import { WebSettings } from './settings.ts';
import { wallShown$ } from './wall-shown.ts';

/** Locks a PC that nobody touches; a call holds it open, and a wall. */
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
        held$: combineLatest([desk.call$, wallShown$]).pipe(map(([call, wall]) => call !== undefined || wall)),
      }),
  );
});

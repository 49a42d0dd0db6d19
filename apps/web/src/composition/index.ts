import { serverOffset } from '@gongwei/adapters/http';
import { SessionService } from '@gongwei/application/identity';
import { announceAtLogIn, followServerTime, MenuService, NoticeService } from '@gongwei/application/shell';
import { composeServices, finishWhenHidden, type ServiceLocator } from './create-container.ts';
import { browserSettings } from './settings.ts';
import { WireCalls } from './wire.module.ts';

export { composeServices, type ServiceLocator };

/** The services of the page that is open. */
export function createContainer(): ServiceLocator {
  const settings = browserSettings();
  const locate = composeServices(settings);
  followServerTime({
    session: locate(SessionService),
    notices: locate(NoticeService),
    setOffset: settings.clock.setOffset,
    ask: () => serverOffset(locate(WireCalls), Date.now),
  });
  announceAtLogIn(locate(SessionService), locate(NoticeService));
  // Listens to the session from its first moment.
  locate(MenuService);
  finishWhenHidden(locate, document);
  return locate;
}

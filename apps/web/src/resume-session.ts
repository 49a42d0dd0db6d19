import { SessionService } from '@gongwei/application/identity';
import type { ServiceLocator } from '@gongwei/ui/shared';
import { loginPath } from '@gongwei/ui/identity';

const PUBLIC = ['/login', '/lock', '/403', '/404', '/500'];
const EMBEDDED = '/myiframe/';

/**
 * Asks for the session before anything is drawn. Who has none (known at once, without the network) starts on the log-in
 * page, so that the pages behind it are not fetched only to be turned away.
 */
export function resumeSession(locate: ServiceLocator): void {
  const session = locate(SessionService);
  // What keeps it from being known is asked again, and told, by the page that needs it.
  session.resume().catch(() => undefined);
  if (session.state$.value.status !== 'logged-out' || PUBLIC.includes(location.pathname)) return;
  if (location.pathname.startsWith(EMBEDDED)) return;
  history.replaceState(null, '', loginPath(location.pathname + location.search));
}

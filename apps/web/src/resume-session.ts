import { SessionService, visitorOf } from '@gongwei/application/identity';
import { guardRoute, LOGIN_PATH, type RouteMarks } from '@gongwei/domain/identity';
import { loginPath } from '@gongwei/ui/identity';
import type { ServiceLocator } from '@gongwei/ui/shared';
import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Asks for the session before anything is drawn. Who has none (known at once, without the network) starts on the log-in
 * page, so that the pages behind it are not fetched only to be turned away.
 */
export function resumeSession(locate: ServiceLocator, routes: RouteObject[]): void {
  const session = locate(SessionService);
  // What keeps it from being known is asked again, and told, by the page that needs it.
  session.resume().catch(() => undefined);
  const { pathname, search } = location;
  // Only the public ones have marks before their code is there; some three hundred need not be ranked twice.
  const marked = routes.flatMap(({ children = [] }) => children).filter(({ handle }) => handle !== undefined);
  const marks = matchRoutes(marked, pathname)?.at(-1)?.route.handle as RouteMarks | undefined;
  const decision = guardRoute(visitorOf(session.state$.value), pathname, marks ?? {});
  if (decision.kind === 'go' && decision.to === LOGIN_PATH)
    history.replaceState(null, '', loginPath(pathname + search));
}

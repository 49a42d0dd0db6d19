import { NEVER, type Observable } from 'rxjs';
import type { SessionService } from '../identity/session.service.ts';
import { createScope, type Clock, type IdSource } from '../shared/index.ts';
import type { Analyses, AnalysisSession } from './analyses.service.ts';
import type { AnalysisGateway } from './analysis-gateway.port.ts';
import { createAnalysisSession } from './analysis-session.ts';
import type { Names } from './name-way.ts';

/** Pages of numbers, kept as they were left until somebody else is logged in. */
export function createAnalyses({
  gateway,
  session,
  clock,
  ids,
  news$ = NEVER,
  names,
}: {
  readonly gateway: AnalysisGateway;
  readonly session: Pick<SessionService, 'state$'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly news$?: Observable<unknown> | undefined;
  /** Where names of the institutions and staff of an address are known. */
  readonly names?: Names;
}): Analyses {
  const scope = createScope();
  const kept = new Map<string, AnalysisSession & { readonly end: () => void }>();
  let owner = ownerOf(session);
  const forget = (): void => {
    kept.forEach((one) => one.end());
    kept.clear();
  };
  scope.listen(session.state$, () => {
    if (ownerOf(session) === owner) return;
    owner = ownerOf(session);
    forget();
  });
  scope.onEnd(forget);
  return {
    at(page, query = '') {
      const opening = { query, home: homeOf(session), ...(names && { names }) };
      const one = kept.get(page.id) ?? createAnalysisSession(gateway, page, clock, ids, news$, opening);
      kept.set(page.id, one);
      return one;
    },
    dispose: () => scope.end(),
  };
}

const homeOf = ({ state$: { value } }: Pick<SessionService, 'state$'>): string =>
  value.status === 'logged-in' ? value.session.institution.code : '';

function ownerOf({ state$ }: Pick<SessionService, 'state$'>): string {
  const state = state$.value;
  return state.status === 'logged-in' ? `${state.session.user.id} ${state.session.institution.code}` : '';
}

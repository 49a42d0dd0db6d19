import { sameJson } from '@gongwei/domain/forms';
import type { ResidentQuery } from '@gongwei/domain/resident';
import type { SessionService, SessionState } from '../identity/session.service.ts';
import { createScope, faultOf, type Clock } from '../shared/index.ts';
import type { ResidentDirectory } from './resident-directory.port.ts';
import type { ResidentListService, ResidentListState, ResidentQueryChange } from './resident-list.service.ts';

/** Typing pauses this long before the server is asked. Milliseconds. */
const TYPING_PAUSE = 250;
const FIRST: ResidentListState = { query: { offset: 0, limit: 50 }, page: undefined, loading: false };

/** Asks for one page at a time. A late answer to an older question is dropped; the last good page stays in sight. */
export function createResidentListService(
  directory: ResidentDirectory,
  session: SessionService,
  clock: Clock,
): ResidentListService {
  const scope = createScope();
  const state$ = scope.behavior(FIRST);
  let newest = 0;
  let cancelTyping: (() => void) | undefined;

  const load = async (): Promise<void> => {
    cancelTyping?.();
    cancelTyping = undefined;
    const turn = ++newest;
    const { query, page } = state$.value;
    state$.next({ query, page, loading: true });
    try {
      const found = await directory.find(query);
      if (turn === newest) state$.next({ query: state$.value.query, page: found, loading: false });
    } catch (thrown) {
      if (turn === newest) state$.next({ ...state$.value, loading: false, fault: faultOf(thrown) });
    }
  };
  /** Whatever is under way answers a question nobody asks any more. */
  const drop = (): void => {
    newest += 1;
    cancelTyping?.();
    cancelTyping = undefined;
  };

  let worksIn = institutionOf(session.state$.value);
  scope.listen(session.state$, (state) => {
    const institution = institutionOf(state);
    if (institution === worksIn) return;
    worksIn = institution;
    const { page, loading, query } = state$.value;
    drop();
    // Another institution has other villages; the other questions stay. Another user starts afresh.
    const { institutionCode: _institution, villageCode: _village, ...rest } = query;
    state$.next(institution === undefined ? FIRST : { ...FIRST, query: { ...rest, offset: 0 } });
    if (institution !== undefined && (page || loading)) void load();
  });

  return {
    state$,
    ask(change) {
      const { query, page } = state$.value;
      const next = settled({ ...query, offset: 0, ...change });
      if (sameJson(next, settled(query)) && (page !== undefined || state$.value.loading)) return;
      state$.next({ ...state$.value, query: next });
      if (next.text === query.text) return void load();
      drop();
      state$.next({ ...state$.value, loading: true });
      cancelTyping = scope.after(clock, TYPING_PAUSE, () => void load());
    },
    reload: () => void load(),
    dispose() {
      drop();
      scope.end();
    },
  };
}

const institutionOf = (state: SessionState): string | undefined =>
  state.status === 'logged-in' ? state.session.institution.code : undefined;

/** Emptied questions are not asked. */
const settled = (query: ResidentQueryChange): ResidentQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== '')) as ResidentQuery;

import type { ListDefinition } from '@gongwei/domain/lists';
import { NEVER, type Observable } from 'rxjs';
import type { InstitutionDirectory } from '../organisation/institution-directory.port.ts';
import type { NameDirectory } from '../organisation/name-directory.port.ts';
import type { SessionService, SessionState } from '../identity/session.service.ts';
import { createScope, STORED, type Clock, type StoredItems } from '../shared/index.ts';
import { addressOf, questionAt } from './list-address.rules.ts';
import type { ListGateway } from './list-gateway.port.ts';
import { keptAt, keptJson, type ListKept } from './list-memory.rules.ts';
import { firstQuestion, partQuestion } from './list-question.rules.ts';
import { createListPlaces } from './list-places.ts';
import { createListSession } from './list-session.ts';
import type { ListSession } from './list-session.service.ts';
import type { LoadListLabels } from './list-labels.ts';
import type { ListSessions, Walk } from './list-sessions.service.ts';
import { createListWalk } from './list-walk.ts';

/** Lists that are kept as they were left; the one not looked at for longest goes first. */
export const MOST_LISTS = 10;

/** The lists of a window: kept as they were left for who is logged in, `MOST_LISTS` of them, and over a reload. */
export function createListSessions({
  gateway,
  login,
  stored,
  loadLabels,
  clock,
  directory,
  nameDirectory,
  news$ = NEVER,
}: {
  readonly gateway: ListGateway;
  readonly login: SessionService;
  readonly stored: StoredItems;
  readonly loadLabels: LoadListLabels;
  readonly clock: Clock;
  readonly directory: InstitutionDirectory;
  readonly nameDirectory: NameDirectory;
  readonly news$?: Observable<unknown> | undefined;
}): ListSessions {
  const scope = createScope();
  const owner$ = scope.behavior(ownerOf(login.state$.value));
  const walk$ = scope.behavior<Walk | undefined>(undefined);
  const walk = createListWalk(walk$);
  const roles = () => rolesOf(login.state$.value);
  const places = createListPlaces(directory, nameDirectory, scope);
  const sessions = new Map<string, ListSession>();

  const forget = (): void => {
    walk.end();
    places.forget();
    sessions.forEach((session) => session.end());
    sessions.clear();
  };
  scope.listen(login.state$, (state) => {
    const owner = ownerOf(state);
    if (owner === owner$.value) return;
    // Another institution has other rows: nothing of the old ones may be ticked, opened or come back to.
    const another = owner$.value !== '';
    forget();
    if (another) stored.remove(STORED.listPlaces);
    owner$.next(owner);
  });
  scope.onEnd(forget);

  const remember = (definition: ListDefinition, kept: ListKept): void =>
    void stored.write(STORED.listPlaces, {
      ...stored.read(STORED.listPlaces),
      [definition.id]: keptJson(definition, kept, roles()),
    });

  const begin = (definition: ListDefinition, query: string): ListSession =>
    createListSession(gateway, definition, {
      clock,
      loadLabels,
      news$,
      ...keptAt(definition, stored.read(STORED.listPlaces)?.[definition.id], query, roles()),
      remember: (kept) => remember(definition, kept),
    });

  return {
    owner$,
    places,
    walk$,
    at(definition, query) {
      const known = sessions.get(definition.id);
      const session = known ?? begin(definition, query);
      sessions.delete(definition.id);
      sessions.set(definition.id, session);
      for (const [id, oldest] of sessions) {
        if (sessions.size <= MOST_LISTS) break;
        sessions.delete(id);
        oldest.end();
      }
      const asked = questionAt(definition, query, roles());
      if (
        known &&
        addressOf(definition, known.state$.value.question, roles()) !== addressOf(definition, asked, roles())
      )
        known.go(asked);
      return session;
    },
    addressOf: ({ definition, state$ }) => addressOf(definition, state$.value.question, roles()),
    apart: (definition, part) =>
      createListSession(gateway, definition, {
        clock,
        loadLabels,
        news$,
        question: part ? partQuestion(definition, part) : firstQuestion(definition, roles()),
        ...(part && { part: { ...(part.within !== undefined && { within: part.within }) } }),
      }),
    walkTo: walk.stand,
    step: walk.step,
    endWalk: walk.end,
    dispose: () => scope.end(),
  };
}

const ownerOf = (state: SessionState): string =>
  state.status === 'logged-in' ? `${state.session.user.id} ${state.session.institution.code}` : '';

const rolesOf = (state: SessionState): readonly string[] => (state.status === 'logged-in' ? state.session.roles : []);

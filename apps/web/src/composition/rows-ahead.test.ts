import { SessionService, type SessionState } from '@gongwei/application/identity';
import { ListSessions } from '@gongwei/application/lists';
import type { Token } from '@gongwei/application/shared';
import { LockService } from '@gongwei/application/shell';
import { loadList } from '@gongwei/domain/lists';
import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { askRowsAhead } from './rows-ahead.ts';

const PATH = '/cust/base';
const known = (more: object = {}): SessionState =>
  ({ status: 'logged-in', session: { permissions: [], roles: [], ...more } }) as unknown as SessionState;

async function opened({ pathname = PATH, covered = false, may = true, count = undefined as object | undefined }) {
  const state$ = new BehaviorSubject<SessionState>({ status: 'resuming' });
  const asked: string[] = [];
  const at = { pathname, search: '?age=65' };
  const list = {
    place: { index: 40, top: 0 },
    state$: { value: { count } },
    show: (first: number, last: number) => asked.push(`${first}–${last}`),
  };
  const services = new Map<unknown, unknown>([
    [SessionService, { state$, may: () => (may ? 'E' : undefined) }],
    [LockService, { state$: { value: { covered } } }],
    [ListSessions, { at: (_definition: unknown, query: string) => (asked.push(query), list) }],
  ]);
  const late = async <Service>(service: Token<Service>) => services.get(service) as Service;
  const done = askRowsAhead(PATH, await loadList('resident-list'), { late, at });
  return { state$, asked, at, done };
}

it('asks for what the address says, where somebody stood, and not before it is known who they are', async () => {
  const { state$, asked, done } = await opened({});
  await new Promise((turn) => {
    setTimeout(turn);
  });
  expect(asked).toEqual([]);
  state$.next(known());
  await done;
  expect(asked).toEqual(['age=65', '40–70']);
});

it('leaves rows alone that are there', async () => {
  const { state$, asked, done } = await opened({ count: { found: 3 } });
  state$.next(known());
  await done;
  expect(asked).toEqual(['age=65']);
});

it.each([
  ['opened elsewhere and went to it', { pathname: '/wel/index' }, known()],
  ['locked the screen', { covered: true }, known()],
  ['may not open the page', { may: false }, known()],
  ['must change their password first', {}, known({ mustChangePassword: true })],
  ['is not logged in any more', {}, { status: 'logged-out' } as const],
])('asks nothing for who %s', async (_who, page, state) => {
  const { state$, asked, done } = await opened(page);
  state$.next(state);
  await done;
  expect(asked).toEqual([]);
});

it('asks nothing when the page was left while the server still looked whose session it is', async () => {
  const { state$, asked, at, done } = await opened({});
  at.pathname = '/wel/index';
  state$.next(known());
  await done;
  expect(asked).toEqual([]);
});

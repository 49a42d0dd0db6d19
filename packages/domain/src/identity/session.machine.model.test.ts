import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Institution } from '../organisation/index.ts';
import { sessionMachine, type SessionEvent } from './session.machine.ts';
import type { UserSession } from './session.ts';

const town = { code: '110105001', name: '示范镇卫生院', level: 4, offersChildren: true } as const;
const village = {
  code: '110105001001',
  name: '东村卫生室',
  level: 5,
  parentCode: '110105001',
  offersChildren: false,
} as const;
const session: UserSession = {
  token: 't1',
  user: { id: 'u1', code: '001', username: 'li', name: '李医生' },
  institution: town,
  institutions: [town, village],
  permissions: [{ code: 'gwjkdngl', letter: 'M' }],
  roles: ['doctor'],
  doctors: [],
  recorders: [],
};
const EVENTS: SessionEvent[] = [
  { type: 'RESUME' },
  { type: 'LOG_IN' },
  { type: 'ADMITTED', session },
  { type: 'REFUSED' },
  { type: 'GONE' },
  { type: 'LOG_OUT' },
  { type: 'EXPIRED' },
  { type: 'CHOOSE', institution: village },
  { type: 'PHONE', phone: '19900000001' },
  { type: 'RENEWED', session: { ...session, token: 't2' } },
  { type: 'RENEWED', session: { ...session, user: { ...session.user, id: 'u2' } } },
  { type: 'REFRESHED', token: 't3' },
  { type: 'ABANDON' },
];
const WITH_SESSION = ['logged-in', 'lapsed', 'renewing'];
type State = SnapshotFrom<typeof sessionMachine>;
const step = (from: State, event: SessionEvent) => transition(sessionMachine, from, event);
const initial = (): State => initialTransition(sessionMachine)[0];

describe('session paths', () => {
  const paths = getShortestPaths(sessionMachine, { events: EVENTS, limit: 2_000 });

  it('reach every state', () => {
    expect(new Set(paths.map((path) => path.state.value))).toEqual(
      new Set(['unknown', 'resuming', 'logged-out', 'logging-in', 'logged-in', 'lapsed', 'renewing']),
    );
  });
  it.each(paths.map((path) => [path.steps.map(({ event }) => event.type).join(' › ') || 'start', path.state] as const))(
    'lead on to a log-in from: %s',
    (_name, state) => {
      const end = [
        { type: 'LOG_OUT' },
        { type: 'GONE' },
        { type: 'LOG_IN' },
        { type: 'ADMITTED', session },
      ] as SessionEvent[];
      expect(end.reduce((at, event) => step(at, event)[0], state as State).value).toBe('logged-in');
    },
  );
});

it('holds a session while logged in or lapsed, of one person only, and forgets it with every leaving', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (history) => {
      let at = initial();
      for (const event of history) {
        const [next, effects] = step(at, event);
        const [before, after] = [WITH_SESSION.includes(String(at.value)), WITH_SESSION.includes(String(next.value))];
        const names = effects.map((effect) => effect.type);
        expect(next.context.session !== undefined).toBe(after);
        if (before && !after) expect(names).toContain('forget');
        if (before && after) expect(next.context.session?.user.id).toBe(at.context.session?.user.id);
        if (next.value === 'logged-in' && at.value !== 'logged-in') expect(names).toContain('keep');
        at = next;
      }
    }),
  );
});

describe('a session that runs out in the middle of the work', () => {
  const working = [
    { type: 'LOG_IN' },
    { type: 'ADMITTED', session },
    { type: 'CHOOSE', institution: village },
    { type: 'EXPIRED' },
    { type: 'LOG_IN' },
  ].reduce<State>((from, event) => step(from, event as SessionEvent)[0], initial());

  it('goes on in the same institution when the same person logs in', () => {
    const [next] = step(working, { type: 'RENEWED', session: { ...session, token: 't2' } });
    expect(next.value).toBe('logged-in');
    expect(next.context.session).toEqual({ ...session, token: 't2', institution: village });
  });
  it('stays lapsed when somebody else does', () => {
    const [next] = step(working, { type: 'RENEWED', session: { ...session, user: { ...session.user, id: 'u2' } } });
    expect(next.value).toBe('lapsed');
    expect(next.context.session?.user.id).toBe('u1');
  });
});

it('keeps the choice of an institution for the next visit', () => {
  const at = [{ type: 'LOG_IN' }, { type: 'ADMITTED', session }].reduce<State>(
    (from, event) => step(from, event as SessionEvent)[0],
    initial(),
  );
  const [next, effects] = step(at, { type: 'CHOOSE', institution: village });
  expect(next.context.session?.institution).toEqual(village);
  expect(effects).toContainEqual(
    expect.objectContaining({ type: 'keep', params: { session: { ...session, institution: village } } }),
  );
});

it('keeps a number that was proved with the user, for the next visit too', () => {
  const at = [{ type: 'LOG_IN' }, { type: 'ADMITTED', session }].reduce<State>(
    (from, event) => step(from, event as SessionEvent)[0],
    initial(),
  );
  const [next, effects] = step(at, { type: 'PHONE', phone: '19900000001' });
  expect(next.context.session?.user.phone).toBe('19900000001');
  expect(effects.map(({ type }) => type)).toContain('keep');
});

const through = (...events: readonly SessionEvent[]): State =>
  events.reduce<State>((from, event) => step(from, event)[0], initial());

it('begins where the account worked last, as far as it still may', () => {
  const strange = { ...town, code: '110105002', name: '邻镇卫生院' };
  const admitted = (chosen?: Institution) => through({ type: 'LOG_IN' }, { type: 'ADMITTED', session, chosen }).context;
  expect(admitted(village)).toMatchObject({ own: town, session: { institution: village } });
  expect(admitted()).toMatchObject({ own: town, session: { institution: town } });
  expect(admitted(strange).session?.institution).toEqual(town);
});

it('lets an account that works below its own institution go back there, also where that is none of its list', () => {
  const below = through(
    { type: 'LOG_IN' },
    { type: 'ADMITTED', session: { ...session, institutions: [village] } },
    { type: 'CHOOSE', institution: village },
    { type: 'CHOOSE', institution: town },
  );
  expect(below.context.session?.institution).toEqual(town);
});

it('goes on under the token it was given in exchange, and keeps that', () => {
  const [next, effects] = step(through({ type: 'LOG_IN' }, { type: 'ADMITTED', session }), {
    type: 'REFRESHED',
    token: 't3',
  });
  expect(next.context.session).toEqual({ ...session, token: 't3' });
  expect(effects).toMatchObject([{ type: 'keep', params: { session: { token: 't3' } } }]);
});

it('leaves the institution that an account lost while it had lapsed', () => {
  const lapsed = through(
    { type: 'LOG_IN' },
    { type: 'ADMITTED', session },
    { type: 'CHOOSE', institution: village },
    { type: 'EXPIRED' },
    { type: 'LOG_IN' },
  );
  const neighbour = { ...village, code: '110105001002', name: '西村卫生室' };
  const renewed = { ...session, token: 't2', institution: neighbour, institutions: [neighbour] };
  expect(step(lapsed, { type: 'RENEWED', session: renewed })[0].context).toMatchObject({
    own: neighbour,
    session: { token: 't2', institution: neighbour },
  });
});

it.each([
  ['the user', 'by-user', [{ type: 'LOG_OUT' }]],
  ['the user, after it ran out', 'by-user', [{ type: 'EXPIRED' }, { type: 'LOG_OUT' }]],
  ['who would rather leave the page', 'expired', [{ type: 'EXPIRED' }, { type: 'ABANDON' }]],
  ['who breaks off logging in again', 'expired', [{ type: 'EXPIRED' }, { type: 'LOG_IN' }, { type: 'ABANDON' }]],
] as const)('holds nothing of a session that was left by %s, and says why', (_who, reason, events) => {
  const { context } = through({ type: 'LOG_IN' }, { type: 'ADMITTED', session }, ...events);
  expect(context).toEqual({ session: undefined, own: undefined, reason });
});

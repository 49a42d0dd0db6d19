import type { CallCommand } from '@gongwei/domain/call';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALL_ID, createOfficeWithPeople, OTHER_CALL, type OfficeWithPeople } from './coordinator.fixture.ts';

/** What two people who call each other do, each in this order; the other one's steps fall anywhere between. */
const steps = (me: string, other: string, mine: string, theirs: string): readonly CallCommand[] => [
  { do: 'invite', callId: mine, to: [other], kind: 'audio' },
  { do: 'reject', callId: theirs, busy: true },
  { do: 'cancel', callId: mine, because: me === 'a' ? 'cancelled' : 'no-answer' },
];

type Said = readonly [who: string, command: CallCommand];

function* interleavings<Step>(one: readonly Step[], other: readonly Step[]): Iterable<readonly Step[]> {
  if (one.length === 0 || other.length === 0) return yield [...one, ...other];
  for (const rest of interleavings(one.slice(1), other)) yield [one[0]!, ...rest];
  for (const rest of interleavings(one, other.slice(1))) yield [other[0]!, ...rest];
}

it('ends clean in every order in which two people can call each other at once', () => {
  const mine = steps('a', 'b', CALL_ID, OTHER_CALL).map((command): Said => ['a', command]);
  const theirs = steps('b', 'a', OTHER_CALL, CALL_ID).map((command): Said => ['b', command]);
  let orders = 0;
  for (const order of interleavings(mine, theirs)) {
    const all = createOfficeWithPeople();
    all.enter('a', 'b');
    for (const [who, command] of order) all.tell(who, command);
    expect(all.coordinator().sizes()).toEqual({ windows: 2, calls: 0, watches: 0 });
    for (const id of [CALL_ID, OTHER_CALL]) expect(all.outcomes(id).every((one) => !one?.endsWith('-'))).toBe(true);
    orders += 1;
  }
  expect(orders).toBe(20);
});

type Act = { readonly window: string; readonly act: CallCommand | 'drop' | 'silent' | 'back' | 'gone' | number };
const window = fc.constantFrom('a', 'b', 'c', 'a2', 'b2');
const callId = fc.constantFrom(CALL_ID, OTHER_CALL);
const user = fc.constantFrom('a', 'b', 'c', 'd');
const command: fc.Arbitrary<CallCommand> = fc.oneof(
  fc.record({ do: fc.constant('log-in' as const), device: fc.constantFrom('one', 'two') }),
  fc.record({ do: fc.constant('log-out' as const) }),
  fc.record({
    do: fc.constant('invite' as const),
    callId,
    to: fc.uniqueArray(user, { minLength: 1, maxLength: 2 }),
    kind: fc.constantFrom('audio' as const, 'video' as const),
  }),
  fc.record({ do: fc.constantFrom('accept' as const, 'hang-up' as const, 'rejoin' as const), callId }),
  fc.record({ do: fc.constant('reject' as const), callId, busy: fc.boolean() }),
  fc.record({
    do: fc.constant('cancel' as const),
    callId,
    because: fc.constantFrom('cancelled' as const, 'no-answer' as const),
  }),
);
const act: fc.Arbitrary<Act> = fc.record({
  window,
  act: fc.oneof(
    { weight: 6, arbitrary: command },
    fc.constantFrom('drop' as const, 'silent' as const, 'back' as const, 'gone' as const),
    fc.constantFrom(1_000, 2_000, 20_000),
  ),
});

function perform(all: OfficeWithPeople, { window: at, act: what }: Act): void {
  if (typeof what === 'number') all.time.advance(what);
  else if (what === 'drop' || what === 'silent') all.coordinator().dropped(at, what === 'drop' ? 'closed' : 'silent');
  else if (what === 'back' || what === 'gone') all.coordinator()[what](at);
  else all.tell(at, what);
}

it('whatever happens, nobody is in two calls, none has more than three, and all of them end', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 50 }), (history) => {
      const all = createOfficeWithPeople();
      all.enter('a', 'b', 'c');
      for (const one of history) {
        perform(all, one);
        const running = [CALL_ID, OTHER_CALL].flatMap((id) => all.kept(id) ?? []).filter((call) => !call.endedAt);
        const seats = running.flatMap((call) =>
          call.participants
            .filter(({ stage }) => stage === 'in' || stage === 'reconnecting')
            .map(({ party }) => party.userId),
        );
        expect(new Set(seats).size).toBe(seats.length);
        for (const { participants } of running) {
          const active = participants.filter(({ stage }) => stage !== 'out').length;
          expect(active).toBeGreaterThanOrEqual(2);
          expect(active).toBeLessThanOrEqual(3);
        }
        expect(all.coordinator().sizes().calls).toBe(running.length);
      }
      for (const at of ['a', 'b', 'c', 'a2', 'b2']) all.coordinator().gone(at);
      all.time.advance(60_000);
      expect(all.coordinator().sizes()).toEqual({ windows: 0, calls: 0, watches: 0 });
      expect(all.time.waiting()).toBe(0);
    }),
    { numRuns: 300 },
  );
});

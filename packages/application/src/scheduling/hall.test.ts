import { expect, it } from 'vitest';
import { createCallSound, createSessionsOfToday, createStationCaller } from './hall.service.ts';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { emptyBrowser } from '../shared/stored.fixture.ts';
import type { SchedulingGateway } from './scheduling-gateway.port.ts';

const PERSON = { appointmentId: 'a', name: '王建国', queueNo: '1-001', village: '东村' };

/** A hall where `people` are called one after the other; `sent` says what was asked. */
const callerWith = (...people: (typeof PERSON)[]) => {
  const sent: object[] = [];
  const gateway: Pick<SchedulingGateway, 'call'> = {
    call: async (_session, asked) => {
      sent.push(asked);
      const called = people.shift();
      return { stations: [], ...(called && { called }) };
    },
  };
  return { caller: createStationCaller(gateway as SchedulingGateway, 'session', '7'), sent };
};

it('calls one after the other, says what became of who did not come, and that nobody is left', async () => {
  const { caller, sent } = callerWith(PERSON, { ...PERSON, appointmentId: 'b' });
  await caller.next();
  expect(caller.state$.value.called).toEqual(PERSON);
  expect(await caller.next('later')).toBe(true);
  expect(await caller.next()).toBe(false);
  expect(caller.state$.value).toMatchObject({ called: undefined, empty: true, busy: false });
  expect(sent).toEqual([
    { station: '7' },
    { station: '7', settles: { appointmentId: 'a', as: 'later' } },
    { station: '7' },
  ]);
});

it('takes one press at a time, and the next one after a failure', async () => {
  const answers: (() => void)[] = [];
  const gateway: Pick<SchedulingGateway, 'call'> = {
    call: () => new Promise((_done, fail) => answers.push(() => fail(new Error('line')))),
  };
  const caller = createStationCaller(gateway as SchedulingGateway, 'session', '7');
  const first = caller.next();
  await caller.next();
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await expect(first).rejects.toThrow('line');
  expect(caller.state$.value.busy).toBe(false);
});

it('chooses among the sessions of today', async () => {
  const asked: unknown[] = [];
  const gateway: Pick<ListGateway, 'read'> = {
    read: async (question) => {
      asked.push(question);
      return { rows: [{ id: 's1', cells: { name: '东村体检' } }], names: {} } as never;
    },
  };
  const sessions = createSessionsOfToday(gateway as ListGateway);
  const seen = await new Promise((done) => sessions.state$.subscribe(({ value }) => value && done(value)));
  expect([seen, asked]).toEqual([[{ id: 's1', name: '东村体检' }], [{ list: 'appointment-manage', view: 'today' }]]);
});

it('sounds where this device wants it, not at first, and says when nothing was heard', async () => {
  const stored = emptyBrowser();
  let [sounded, heard] = [0, true];
  const chime = { sound: async () => ((sounded += 1), heard) };
  const calls = createCallSound(stored, chime);
  await calls.sound();
  expect([calls.state$.value, sounded]).toEqual([{ on: false, unheard: false }, 0]);
  await calls.turn(true);
  expect([calls.state$.value, sounded]).toEqual([{ on: true, unheard: false }, 1]);
  heard = false;
  const again = createCallSound(stored, chime);
  await again.sound();
  expect([again.state$.value, sounded]).toEqual([{ on: true, unheard: true }, 2]);
  await again.turn(false);
  expect([again.state$.value, createCallSound(stored, chime).state$.value.on]).toEqual([
    { on: false, unheard: false },
    false,
  ]);
});

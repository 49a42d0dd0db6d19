import { expect, it } from 'vitest';
import { createSessionsOfToday, createStationCaller } from './hall.service.ts';
import type { ListGateway } from '../lists/list-gateway.port.ts';
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
  await caller.next('later');
  await caller.next();
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

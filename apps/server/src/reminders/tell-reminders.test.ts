import { REMINDER_TOPIC } from '@gongwei/domain/reminders';
import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';
import { createManualTime, openTestDatabase } from '../testing/index.ts';
import { tellReminders } from './tell-reminders.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database?.close());
beforeEach(() => database.query('delete from reminders'));

/** A process with windows of these users; `told` are the windows that heard, in order. */
function process(...users: readonly string[]) {
  const [time, told, errors] = [createManualTime('2026-06-15T04:00:00Z'), [] as string[], [] as unknown[]];
  let looks = 0;
  const counted: Pick<Database, 'query'> = {
    query: (...asked) => {
      looks += 1;
      return database.query(...asked);
    },
  };
  const windows = users.map((userId, at) => ({ window: { userId, connection: `${userId} ${at}` } }));
  const hub = {
    all: () => windows,
    tell: (connection: string, topic: string, body: unknown) => {
      told.push(`${connection} ${topic} ${JSON.stringify(body)}`);
      return true;
    },
  };
  const telling = tellReminders(
    { database: counted as Database, timers: time.timers },
    hub as unknown as Parameters<typeof tellReminders>[1],
    (error) => errors.push(error),
  );
  return {
    ...{ told, errors, telling },
    looks: () => looks,
    async look() {
      const before = time.waiting();
      time.advance(2_000);
      // The next look is planned when this one is over.
      await expect.poll(() => time.waiting()).toBe(before);
    },
  };
}

const raise = (recipientId: string, subjectId: string) =>
  database.transaction((inside) =>
    raiseReminders(inside, '2026-06-15T04:00:00Z', [
      { countyCode: '990101', rule: 'missed-call', subjectId, dueOn: '2026-06-15' as CalendarDay, recipientId },
    ]),
  );

it('tells every window of the recipient, in every process, once for each change, and nothing of what changed', async () => {
  const [one, other] = [process('doctor', 'doctor', 'village'), process('doctor')];
  await raise('doctor', 'call-1');
  await Promise.all([one.look(), other.look()]);
  expect(one.told).toEqual([`doctor 0 ${REMINDER_TOPIC} {}`, `doctor 1 ${REMINDER_TOPIC} {}`]);
  expect(other.told).toEqual([`doctor 0 ${REMINDER_TOPIC} {}`]);
  await one.look();
  expect(one.told).toHaveLength(2);
  await database.query("update reminders set state = '1', changed_at = clock_timestamp()");
  await one.look();
  expect(one.told).toHaveLength(4);
  await Promise.all([one.telling.stop(), other.telling.stop()]);
});

it('is not told of what was undone with its transaction, and asks nothing while nobody listens', async () => {
  const [one, nobody] = [process('doctor'), process()];
  await database
    .transaction(async (inside) => {
      await raiseReminders(inside, '2026-06-15T04:00:00Z', [
        {
          countyCode: '990101',
          rule: 'missed-call',
          subjectId: 'c',
          dueOn: '2026-06-15' as CalendarDay,
          recipientId: 'doctor',
        },
      ]);
      throw new Error('undone');
    })
    .catch(() => undefined);
  await Promise.all([one.look(), nobody.look()]);
  expect([one.told, one.errors, one.looks(), nobody.looks()]).toEqual([[], [], 1, 0]);
  await Promise.all([one.telling.stop(), nobody.telling.stop()]);
});

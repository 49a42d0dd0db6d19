import { REMINDER_TOPIC } from '@gongwei/domain/reminders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkUpSheet } from '../testing/check-up-sheet.ts';
import { clientFor, createManualTime, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';
import { tellReminders } from './tell-reminders.ts';

const on = '2026-06-15';
const DIE = { type: 'DIE', on, cause: '脑出血', evidence: '1' };
const CORRECT = { type: 'CORRECT_DEATH', on, reason: '同名同姓，登记错人' };

describe.each(BOTH_DATABASES)('the bell of whoever is reminded of a person who dies, over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let village: TestClient;
  let county: TestClient;
  let recipient = '';
  beforeAll(async () => {
    server = await startServerOver(kind);
    doctor = await clientFor(server.url, 'doctor');
    [village, county] = [await clientFor(server.url, 'village'), await clientFor(server.url, 'county')];
    await doctor.send('PUT', '/api/v1/records/check-up-1', checkUpSheet(1, on, { fastingGlucose: 22.1 }));
    const [row] = await server.database.query<{ id: string }>('select distinct recipient_id as id from reminders');
    recipient = row?.id ?? '';
  }, 120_000);
  afterAll(() => server?.stop());

  let count = 0;
  const file = (event: object) =>
    county.send('POST', '/api/v1/residents/resident-1/archive-events', { id: `event-${(count += 1)}`, event });
  const shown = async () => {
    const { body } = await village.send<{ unread: number; rows: readonly { kind: string; state: string }[] }>(
      ...(['POST', '/api/v1/reminders/search', { which: 'open' }] as const),
    );
    return [body.unread, body.rows.map(({ kind: one, state }) => `${one} ${state}`)];
  };
  /** Whether a window that is open all the while hears of what happens. */
  async function hears(happens: () => Promise<unknown>): Promise<boolean> {
    const [time, told] = [createManualTime('2026-06-15T04:00:00Z'), [] as string[]];
    const hub = {
      all: () => [{ window: { userId: recipient, connection: 'window' } }],
      tell: (_: string, topic: string) => told.push(topic) > 0,
    };
    const errors: unknown[] = [];
    const telling = tellReminders(
      { database: server.database, timers: time.timers },
      hub as unknown as Parameters<typeof tellReminders>[1],
      (error) => errors.push(error),
    );
    const look = async () => {
      const before = time.waiting();
      time.advance(2_000);
      await expect.poll(() => time.waiting()).toBe(before);
    };
    await look();
    told.length = 0;
    await happens();
    await look();
    await telling.stop();
    expect(errors).toEqual([]);
    return told.includes(REMINDER_TOPIC);
  }

  it('is told at once, shows nothing of them, and again what still holds where the death is corrected', async () => {
    expect(await shown()).toEqual([1, ['critical 0']]);
    expect(await hears(() => file(DIE))).toBe(true);
    expect(await shown()).toEqual([0, []]);
    await server.clock.leap(60_000);
    expect(await hears(() => file(CORRECT))).toBe(true);
    expect(await shown()).toEqual([1, ['critical 0']]);
  });

  it('shows once what nobody looked at in between, and nothing that was done before', async () => {
    await file(DIE);
    await file(CORRECT);
    expect(await shown()).toEqual([1, ['critical 0']]);
    const told = { notifiedAt: '2026-06-15T04:00:00.000Z', mode: '1', receiver: '本人', handled: '1' };
    await doctor.send('POST', '/api/v1/check-ups/check-up-1/critical-notice', told);
    expect(await shown()).toEqual([0, []]);
    await server.clock.leap(60_000);
    await file(DIE);
    await file(CORRECT);
    expect(await shown()).toEqual([0, []]);
  });
});

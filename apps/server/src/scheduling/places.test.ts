import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientFor, startTestServer, tinyCounty, type TestClient, type TestServer } from '../testing/index.ts';
import { act, open, session } from './scheduling.fixture.ts';
import { writeSession } from './sessions.repository.ts';

const TOWNSHIP = {
  ...(tinyCounty.users[1] as (typeof tinyCounty.users)[number]),
  ...{ id: 'township', code: 'code-township', username: 'township', name: '东镇管理员', roles: ['TWN'] as const },
};
let server: TestServer;
let township: TestClient;
beforeAll(async () => {
  server = await startTestServer({ county: { ...tinyCounty, users: [...tinyCounty.users, TOWNSHIP] } });
  server.clock.set('2026-06-15T04:00:00Z');
  township = await clientFor(server.url, 'township');
}, 60_000);
afterAll(() => server?.stop());
beforeEach(async () => {
  for (const table of ['appointments', 'exam_slots', 'exam_sessions'])
    await server.database.query(`delete from ${table}`);
});

const book = (id: string, resident: number, more: object = {}) =>
  township.send('POST', '/api/v1/appointments', { id, residentId: `resident-${resident}`, sessionId: 's1', ...more });
const cancel = (id: string) => act(township, 'appointed-list', 'cancel', [id], { reason: '1' });
const stretch = (from: string, to: string, capacity: number) => ({ from, to, capacity });
const [early, late] = [stretch('07:30', '08:30', 1), stretch('08:30', '09:30', 1)];
const listed = async () => {
  const answer = await township.send('POST', '/api/v1/lists/appointment-manage/search', {});
  const cell = (key: string) => answer.body['rows']?.[0]?.['cells']?.[key];
  const count = (key: string) => Number(cell(key));
  return { capacity: count('capacity'), reserved: count('reserved'), left: count('left'), state: cell('state') };
};
const save = (slots: readonly object[], version: number, more: object = {}) =>
  township.send('POST', '/api/v1/exam-sessions', { session: { ...session('s1', more), slots }, version, open: true });

describe('a place beyond those of a session', () => {
  it('goes with whoever had it: the session has as many as it was set to', async () => {
    await open(township, session('s1', { slots: [{ capacity: 1 }] }));
    await book('a1', 1);
    expect((await book('a2', 2, { beyond: '老人已到场' })).status).toBe(200);
    expect(await listed()).toEqual({ capacity: 1, reserved: 2, left: 0, state: '2' });
    await cancel('a2');
    expect(await listed()).toEqual({ capacity: 1, reserved: 1, left: 0, state: '2' });
    expect((await book('a3', 3)).body.message).toContain('该场次已约满');
  });

  it('hides no place of another stretch, and is not given where there is one', async () => {
    await open(township, session('s1', { slots: [early, late] }));
    await book('a1', 1, { slot: 1 });
    expect((await book('a2', 2, { slot: 1, beyond: '老人已到场' })).body).toMatchObject({ slot: 1, queueNo: 2 });
    expect(await listed()).toEqual({ capacity: 2, reserved: 2, left: 1, state: '1' });
    expect((await book('a3', 3, { beyond: '老人已到场' })).body).toMatchObject({ slot: 2, queueNo: 1 });
  });

  it('does not hinder a change of the session that leaves its places as they are', async () => {
    await open(township, session('s1', { slots: [{ capacity: 1 }] }));
    await book('a1', 1);
    await book('a2', 2, { beyond: '老人已到场' });
    expect((await save([{ capacity: 1 }], 1, { place: '村委会' })).status).toBe(200);
    await cancel('a2');
    expect((await save([{ capacity: 2 }], 2)).status).toBe(200);
    await book('a3', 3);
    expect((await save([{ capacity: 1 }], 3)).body.message).toBe('第 1 段已约 2 人，号源不能更少');
  });
});

it('a stretch that comes back gives no number that somebody was given', async () => {
  await open(township, session('s1', { slots: [early, late] }));
  expect((await book('a1', 1, { slot: 2 })).body).toMatchObject({ slot: 2, queueNo: 1 });
  expect((await save([early], 1)).body.message).toBe('已有人预约的时段不能去掉');
  await cancel('a1');
  expect((await save([early], 1)).status).toBe(200);
  expect((await save([early, late], 2)).status).toBe(200);
  expect((await book('a2', 2, { slot: 2 })).body).toMatchObject({ slot: 2, queueNo: 2 });
});

it('who waits for a place while the session is moved is booked for its new day', async () => {
  await open(township, session('s1'));
  const moved = session('s1', { date: '2027-01-08' as CalendarDay, bookUntil: '2027-01-08T01:00:00.000Z' });
  let waits: ReturnType<typeof book> | undefined;
  await server.database.transaction(async (inside) => {
    await writeSession(inside, '990101', moved, '1', { id: 'township' }, '2026-06-15T04:00:00Z');
    waits = book('a1', 1);
    await vi.waitFor(async () =>
      expect(await server.database.query('select 1 from pg_locks where not granted')).not.toEqual([]),
    );
  });
  expect((await waits)?.status).toBe(200);
  expect(await server.database.query('select day, year from appointments')).toEqual([
    { day: '2027-01-08', year: 2027 },
  ]);
});

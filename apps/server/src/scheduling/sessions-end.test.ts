import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { checkUpSheet } from '../testing/check-up-sheet.ts';
import {
  clientFor,
  openTestDatabase,
  startTestServer,
  type TestClient,
  type TestServer,
  tinyCounty,
} from '../testing/index.ts';
import { undoneJob } from '../testing/lists/list-jobs.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { act, open, session } from './scheduling.fixture.ts';

const TOWNSHIP = {
  ...(tinyCounty.users[1] as (typeof tinyCounty.users)[number]),
  ...{ id: 'township', code: 'code-township', username: 'township', name: '东镇管理员', roles: ['TWN'] as const },
};
const county = { ...tinyCounty, users: [...tinyCounty.users, TOWNSHIP] };
const day = (text: string) => text as CalendarDay;

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

describe.each<readonly [string, () => Promise<Database>]>([
  ['the embedded database', () => openTestDatabase()],
  ['PostgreSQL', () => postgres.openCounty()],
])('sessions end, on %s:', (_engine, begin) => {
  let server: TestServer;
  let doctor: TestClient;
  let township: TestClient;
  beforeAll(async () => {
    const database = await begin();
    server = await startTestServer({ county, database });
    [doctor, township] = await Promise.all(
      ['doctor', 'township'].map((name) => clientFor(server.url, name)) as [Promise<TestClient>, Promise<TestClient>],
    );
  }, 60_000);
  afterAll(() => server?.stop());

  beforeEach(async () => {
    for (const table of ['appointments', 'exam_slots', 'exam_sessions'])
      await server.database.query(`delete from ${table}`);
  });

  const book = (id: string, resident: number, sessionId: string) =>
    doctor.send('POST', '/api/v1/appointments', { id, residentId: `resident-${resident}`, sessionId });
  const states = async () =>
    Object.fromEntries(
      (
        await server.database.query<{ id: string; state: string }>('select id, state from appointments order by id')
      ).map(({ id, state }) => [id, state]),
    );
  it('who was checked in anew since is not sent away by whoever takes the first check-in back', async () => {
    server.clock.set('2026-06-15T04:00:00Z');
    await open(doctor, session('s1', { date: day('2026-06-15'), bookUntil: '2026-06-15T08:00:00.000Z' }));
    await book('a1', 1, 's1');
    const first = await act(doctor, 'appointed-list', 'checkIn', ['a1']);
    expect(first.receipts).toMatchObject([{ outcome: 'done' }]);
    server.clock.set('2026-06-15T04:10:00Z');
    for (const event of [{ type: 'UNDO_CHECK_IN', reason: '点错人' }, { type: 'CHECK_IN' }])
      expect((await doctor.send('POST', '/api/v1/appointments/a1/events', event)).status).toBe(200);
    expect(await undoneJob(doctor, first.job.id)).toMatchObject([
      { outcome: 'failed', reason: '之后又签到过，没有撤销' },
    ]);
    expect(await states()).toEqual({ a1: '2' });
    server.clock.set('2026-06-15T04:00:00Z');
  });

  const reserved = async (id: string) =>
    (
      await server.database.query<{ reserved: number }>(
        'select sum(reserved)::int as reserved from exam_slots where session_id = $1',
        [id],
      )
    )[0]?.reserved;

  it('cancelled, they leave nobody without a word: their people wait for another day', async () => {
    await open(doctor, session('s1'));
    await open(doctor, session('s2', { date: day('2026-06-21'), bookUntil: '2026-06-21T01:00:00Z' }));
    await book('a1', 1, 's1');
    await book('a3', 3, 's1');
    const { receipts } = await act(township, 'appointment-manage', 'cancel', ['s1'], { reason: '1' });
    expect(receipts).toMatchObject([{ outcome: 'done', reason: '2 人转为待改约' }]);
    expect(await states()).toEqual({ a1: '8', a3: '8' });
    expect((await book('a2', 2, 's1')).body.message).toMatch(
      /该场次已取消；还有余号的：6月21日 东村卫生室（余 30 个号）/,
    );
    const moved = await act(doctor, 'appointed-list', 'move', ['a1', 'a3'], { session: 's2', reason: '5' });
    expect(moved.receipts.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await states()).toMatchObject({ a1: '7', a3: '7' });
    expect(await reserved('s2')).toBe(2);
    // A doctor may not cancel.
    expect(
      (await doctor.send('POST', '/api/v1/lists/appointment-manage/freeze', { action: 'cancel', ids: ['s2'] })).status,
    ).toBe(403);
  });

  it('people are checked in on their day only; whoever stays away is told at midnight, and who has a sheet was there', async () => {
    await open(doctor, session('s1'));
    for (const [id, resident] of [
      ['a1', 1],
      ['a2', 2],
      ['a3', 3],
    ] as const)
      await book(id, resident, 's1');
    const at = (id: string, body: object) => doctor.send('POST', `/api/v1/appointments/${id}/events`, body);
    expect((await at('a1', { type: 'CHECK_IN' })).body.message).toBe('预约的是 2026-06-20，只能在当天签到');
    server.clock.set('2026-06-20T00:30:00Z');
    doctor = await clientFor(server.url, 'doctor');
    expect((await at('a1', { type: 'CHECK_IN', way: '1' })).body).toEqual({ id: 'a1', state: '2' });
    expect((await at('a1', { type: 'CHECK_IN' })).body.message).toBe('预约状态为“已签到”，不能“签到”');
    expect((await at('a1', { type: 'UNDO_CHECK_IN', reason: '扫错人' })).body).toMatchObject({ state: '1' });
    await at('a1', { type: 'CHECK_IN' });
    const put = (save: object & { readonly id: string }) => doctor.send('PUT', `/api/v1/records/${save.id}`, save);
    expect((await put(checkUpSheet(3, '2026-06-20', { ecg: undefined, ecgDescription: undefined }))).status).toBe(200);
    expect(await states()).toEqual({ a1: '2', a2: '1', a3: '3' });
    server.clock.set('2026-06-20T16:01:00Z');
    server.clock.advance(120_000);
    await vi.waitFor(async () => expect(await states()).toEqual({ a1: '2', a2: '5', a3: '3' }), { timeout: 30_000 });
    expect(await server.database.query('select state from exam_sessions')).toEqual([{ state: '4' }]);
    township = await clientFor(server.url, 'township');
    const late = await act(township, 'appointed-list', 'late', ['a2'], { reason: '纸质签到' });
    expect(late.receipts).toMatchObject([{ outcome: 'done' }]);
  });

  it('who stayed away and was booked anew is not entered as late besides; whoever stands with them is', async () => {
    server.clock.set('2026-06-15T04:00:00Z');
    doctor = await clientFor(server.url, 'doctor');
    township = await clientFor(server.url, 'township');
    await open(doctor, session('s1', { date: day('2026-06-16'), bookUntil: '2026-06-16T01:00:00Z' }));
    await open(doctor, session('s2', { date: day('2026-06-25'), bookUntil: '2026-06-25T01:00:00Z' }));
    await book('a1', 1, 's1');
    await book('a2', 2, 's1');
    server.clock.set('2026-06-17T00:30:00Z');
    server.clock.advance(120_000);
    await vi.waitFor(async () => expect(await states()).toEqual({ a1: '5', a2: '5' }), { timeout: 30_000 });
    doctor = await clientFor(server.url, 'doctor');
    township = await clientFor(server.url, 'township');
    expect((await book('a3', 1, 's2')).status).toBe(200);
    const late = await act(township, 'appointed-list', 'late', ['a1', 'a2'], { reason: '纸质签到' });
    expect(late.job).toMatchObject({ state: 'done', done: 1, skipped: 1 });
    expect(late.receipts.map(({ reason }) => reason)).toEqual([
      '本年度本类别已有预约：6月25日 东村卫生室，没有补签',
      undefined,
    ]);
    expect(await states()).toEqual({ a1: '5', a2: '2', a3: '1' });
    expect([await reserved('s1'), await reserved('s2')]).toEqual([1, 1]);
  });
});

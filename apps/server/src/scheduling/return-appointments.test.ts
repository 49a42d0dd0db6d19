import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';
import { act, open, session } from './scheduling.fixture.ts';

const on = '2026-06-10';
const DIE = { type: 'DIE', on, cause: '脑出血', evidence: '1' };
const CORRECT = { type: 'CORRECT_DEATH', on, reason: '同名同姓，登记错人' };
const HOURS = [
  { from: '07:30', to: '08:30', capacity: 1 },
  { from: '08:30', to: '09:30', capacity: 1 },
];
const LIST = 'not-appointed-list';

describe.each(BOTH_DATABASES)('the appointment of somebody who never died, over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let county: TestClient;
  let count = 0;
  beforeAll(async () => {
    server = await startServerOver(kind);
    [doctor, county] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'county')];
  }, 120_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    for (const table of ['appointments', 'exam_slots', 'exam_sessions'])
      await server.database.query(`delete from ${table}`);
    await open(doctor, session('s', { slots: HOURS }));
    await book('a1', 1);
  });

  const book = (id: string, resident: number, sessionId = 's') =>
    doctor.send('POST', '/api/v1/appointments', { id, residentId: `resident-${resident}`, sessionId });
  const file = async (event: object, { who = county, id = `event-${(count += 1)}`, resident = 1 } = {}) =>
    (await who.send('POST', `/api/v1/residents/resident-${resident}/archive-events`, { id, event })).body;
  type Stored = {
    readonly state: string;
    readonly slot: number;
    readonly queue_no: number;
    readonly reason: string | null;
  };
  const stored = async (id = 'a1') =>
    (
      await server.database.query<Stored>('select state, slot, queue_no, reason from appointments where id = $1', [id])
    )[0];
  /** Places given away, and people who hold one: the two are the same. */
  const reserved = async () => {
    const [sum] = await server.database.query<{ reserved: number; held: number }>(
      'select sum(reserved)::int as reserved, (select count(*)::int from appointments where holds) as held from exam_slots',
    );
    expect(sum?.reserved).toBe(sum?.held);
    return sum?.held;
  };

  it('stands again with the number it had, and whoever corrects is told, also when asked twice', async () => {
    await file(DIE, { who: doctor });
    expect(await stored()).toMatchObject({ state: '6', reason: '7' });
    expect(await reserved()).toBe(0);
    const told = '6月20日 东村卫生室 的体检预约已恢复，序号 1-001';
    expect(await file(CORRECT, { id: 'correct-once' })).toEqual({ status: '1', told });
    expect(await file(CORRECT, { id: 'correct-once' })).toEqual({ status: '1', told });
    expect(await stored()).toEqual({ state: '1', slot: 1, queue_no: 1, reason: null });
    expect(await reserved()).toBe(1);
  });

  it('goes to another hour of the session where its own was given away', async () => {
    await server.database.query("update appointments set notified_at = now() where id = 'a1'");
    await file(DIE, { who: doctor });
    await book('a2', 2);
    const { told } = await file(CORRECT);
    expect(told).toBe('6月20日 东村卫生室 的体检预约已恢复，原时段已满，改在 08:30-09:30，序号 2-001，请告知本人');
    expect(await stored()).toMatchObject({ state: '1', slot: 2, queue_no: 1 });
    expect(await reserved()).toBe(2);
    // The letter says another hour.
    expect(await server.database.query("select notified_at from appointments where id = 'a1'")).toEqual([
      { notified_at: null },
    ]);
  });

  it('is not given back where the session is full: the person is to be booked anew, and the list says why', async () => {
    await open(doctor, session('other', { date: '2026-06-25' as CalendarDay, bookUntil: '2026-06-25T01:00:00.000Z' }));
    await file(DIE, { who: doctor });
    await book('a2', 2);
    await server.database.query("update exam_slots set capacity = 0 where session_id = 's' and no = 2");
    const { told } = await file(CORRECT);
    expect(told).toBe(
      '6月20日 东村卫生室 的体检预约没有恢复：该场次已约满；还有余号的：6月25日 东村卫生室（余 30 个号）。请在未预约名单里重新预约',
    );
    expect(await stored()).toMatchObject({ state: '6', reason: '7' });
    expect(await reserved()).toBe(1);
    const { rows } = (
      await doctor.send<{ rows: readonly { id: string; cells: object }[] }>('POST', `/api/v1/lists/${LIST}/search`, {
        where: { reason: ['7'] },
      })
    ).body;
    expect(rows).toMatchObject([{ id: 'resident-1', cells: { state: '6', reason: '7' } }]);
    await act(doctor, LIST, 'contact', ['resident-1'], { way: '1', result: '3', nextOn: '2026-06-20' });
    const search = await doctor.send<{ rows: readonly object[] }>('POST', `/api/v1/lists/${LIST}/search`, {
      where: { reason: ['3'] },
    });
    expect(search.body.rows).toMatchObject([{ id: 'resident-1' }]);
    await server.database.query('delete from invitation_contacts');
  });

  it('is what the doctor is reminded of where it could not come back, until they have another one', async () => {
    const reminded = async (who = doctor) => {
      const { body } = await who.send('POST', '/api/v1/reminders/search', { which: 'open' });
      return body['rows']!.map(({ kind, text, path }) => [kind, text, path]);
    };
    await server.database.query('delete from reminders');
    await server.database.query("update residents set doctor_id = 'doctor' where id = 'resident-1'");
    await file(DIE, { who: doctor });
    expect(await reminded()).toEqual([]);
    await server.database.query('update exam_slots set capacity = 0');
    await file(CORRECT);
    const name = (
      await server.database.query<{ name: string }>("select name from residents where id = 'resident-1'")
    )[0];
    expect(await reminded()).toEqual([
      [
        'appointment',
        `${name?.name} 2026-06-20 的体检预约没有恢复（该场次已约满），请重新预约`,
        '/appointManage/appointListNot?do=book&row=resident-1',
      ],
    ]);
    expect(await reminded(county)).toEqual([]);
    // Dead once more, and corrected once more: it is one reminder, and none meanwhile.
    await server.clock.leap(1_000);
    await file(DIE, { who: doctor });
    expect(await reminded()).toEqual([]);
    await file(CORRECT);
    expect(await reminded()).toHaveLength(1);
    await server.database.query('update exam_slots set capacity = 1');
    expect((await book('a3', 1)).status).toBe(200);
    expect(await reminded()).toEqual([]);
  });

  it('is one of the year its session is held in by now: one of the year before is no other', async () => {
    const lost = async () =>
      (await doctor.send('POST', '/api/v1/reminders/search', { which: 'open' })).body['rows']!.map(({ text }) =>
        String(text).slice(-35),
      );
    await server.database.query('delete from reminders');
    await server.database.query("update residents set doctor_id = 'doctor' where id = 'resident-1'");
    await file(DIE, { who: doctor });
    const NEXT = { date: '2027-01-08' as CalendarDay, bookUntil: '2027-01-08T01:00:00.000Z' };
    await open(doctor, session('s', { slots: HOURS, ...NEXT }), 1);
    await server.database.query("update exam_slots set capacity = 0 where session_id = 's'");
    await file(CORRECT);
    await open(doctor, session('now'));
    await book('a2', 1, 'now');
    expect(await lost()).toEqual([expect.stringContaining('2027-01-08 的体检预约没有恢复')]);
    await open(doctor, session('next', NEXT));
    await book('a3', 1, 'next');
    expect(await lost()).toEqual([]);
  });

  it('waits for another session where its own was called off, and is over where its day is', async () => {
    await file(DIE, { who: doctor });
    await act(county, 'appointment-manage', 'cancel', ['s'], { reason: '4' });
    expect((await file(CORRECT)).told).toBe('6月20日 东村卫生室 的场次已取消，已列为待改约');
    expect(await stored()).toMatchObject({ state: '8', reason: null });
    expect(await reserved()).toBe(0);

    await server.database.query("update appointments set state = '1'");
    await server.database.query('update exam_slots set reserved = 1 where no = 1');
    await file(DIE, { who: doctor });
    await server.database.query("update exam_sessions set day = '2026-06-14', state = '4'");
    await server.database.query("update appointments set day = '2026-06-14'");
    expect((await file(CORRECT)).told).toBe(
      '6月14日 东村卫生室 的体检预约没有恢复：该场次的日期已过。请在未预约名单里重新预约',
    );
    expect(await stored()).toMatchObject({ state: '6' });
  });

  it('is of the day on which its session is held by now, and its letter is to be sent again', async () => {
    await server.database.query("update appointments set notified_at = now() where id = 'a1'");
    await file(DIE, { who: doctor });
    const moved = session('s', {
      slots: HOURS,
      date: '2027-01-08' as CalendarDay,
      bookUntil: '2027-01-08T01:00:00.000Z',
    });
    await open(doctor, moved, 1);
    const { told } = await file(CORRECT);
    expect(told).toBe('1月8日 东村卫生室 的体检预约已恢复，场次日期已改（原为6月20日），序号 1-001，请告知本人');
    expect(
      await server.database.query("select state, day::text, year, notified_at from appointments where id = 'a1'"),
    ).toEqual([{ state: '1', day: '2027-01-08', year: 2027, notified_at: null }]);
    expect(await reserved()).toBe(1);

    await server.clock.leap(1_000);
    await file(DIE, { who: doctor });
    await act(doctor, 'appointment-manage', 'close', ['s']);
    await act(county, 'appointment-manage', 'delete', ['s']);
    expect((await file(CORRECT)).told).toBe('1月8日 的体检预约没有恢复：该场次已删除。请在未预约名单里重新预约');
    expect(await stored()).toMatchObject({ state: '6' });
  });

  it('leaves alone what somebody cancelled, and what ended with another death', async () => {
    await act(doctor, 'appointed-list', 'cancel', ['a1'], { reason: '7' });
    await server.clock.leap(1_000);
    await file(DIE, { who: doctor });
    expect(await file(CORRECT)).toEqual({ status: '1' });
    expect(await stored()).toMatchObject({ state: '6', reason: '7' });

    await book('a2', 1);
    await file(DIE, { who: doctor });
    await server.database.query('update exam_slots set capacity = 0');
    expect(String((await file(CORRECT))['told'])).toMatch(/没有恢复/);
    await server.database.query('update exam_slots set capacity = 1');
    await server.clock.leap(1_000);
    await file(DIE, { who: doctor });
    expect(await file(CORRECT)).toEqual({ status: '1' });
  });

  it('gives the last place to one of two who want it at once', async () => {
    await file(DIE, { who: doctor });
    await server.database.query("update exam_slots set capacity = 0 where session_id = 's' and no = 2");
    const [corrected, booked] = await Promise.all([file(CORRECT), book('a2', 2)]);
    const returned = (await stored())?.state === '1';
    expect(booked.status).toBe(returned ? 409 : 200);
    expect(String(corrected['told'])).toMatch(returned ? /已恢复/ : /已约满/);
    expect(await reserved()).toBe(1);
  });
});

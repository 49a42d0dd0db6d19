import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver, undoneJob } from '../testing/lists/list-jobs.ts';
import { act, open, session } from './scheduling.fixture.ts';

const on = (date: string) => ({ date: date as CalendarDay, bookUntil: `${date}T01:00:00.000Z` });
const SELF = { reason: '1' };
const HOURS = [
  { from: '07:30', to: '08:30', capacity: 1 },
  { from: '08:30', to: '09:30', capacity: 5 },
];

describe.each(BOTH_DATABASES)('an appointment moved to another session, over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let county: TestClient;
  beforeAll(async () => {
    server = await startServerOver(kind);
    [doctor, county] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'county')];
  }, 120_000);
  afterAll(() => server?.stop());

  beforeEach(async () => {
    for (const table of ['appointments', 'exam_slots', 'exam_sessions', 'operation_log'])
      await server.database.query(`delete from ${table}`);
    await open(doctor, session('old', { slots: HOURS }));
    await open(doctor, session('new', { ...on('2026-06-21'), slots: [{ capacity: 1 }] }));
    await open(doctor, session('late', { ...on('2026-06-25'), slots: [{ capacity: 7 }] }));
    await book('a1', 1);
  });

  const book = (id: string, resident: number, sessionId = 'old') =>
    doctor.send('POST', '/api/v1/appointments', { id, residentId: `resident-${resident}`, sessionId });
  const move = (ids: readonly string[], to: string, who = doctor) =>
    act(who, 'appointed-list', 'move', ids, { ...SELF, session: to });
  const reserved = async () =>
    Object.fromEntries(
      (
        await server.database.query<{ session_id: string; sum: number; held: number }>(
          `select s.session_id, sum(s.reserved)::int as sum, (select count(*)::int from appointments a where a.session_id = s.session_id and a.holds) as held
           from exam_slots s group by 1 order by 1`,
        )
      ).map(({ session_id, sum, held }) => [session_id, sum === held ? sum : `${sum} reserved of ${held}`]),
    );
  type Stored = { readonly id: string; readonly state: string; readonly version: number; readonly reason: string };
  const stored = async (id: string) =>
    (await server.database.query<Stored>('select id, state, version, reason from appointments where id = $1', [id]))[0];
  const replaced = async (id: string) =>
    (
      await server.database.query<{ id: string; session_id: string; transport: string; notified_at: null }>(
        'select id, session_id, transport, notified_at from appointments where origin_id = $1',
        [id],
      )
    )[0];

  it('with its session, but not into a year in which somebody of it is booked already', async () => {
    await open(doctor, session('next', on('2027-01-15')));
    await book('a2', 1, 'next');
    const moved = (date: string) =>
      doctor.send('POST', '/api/v1/exam-sessions', {
        ...{ session: session('old', { slots: HOURS, ...on(date) }), version: 1, open: true },
      });
    const [refused, late] = [await moved('2027-01-10'), await moved('2026-12-31')];
    expect([refused.status, refused.body, late.status]).toMatchObject([
      409,
      { code: 'session.booked', message: '场次里有 1 人（张三丰）2027年同类体检已有预约，日期没有改' },
      200,
    ]);
  });

  it('takes the new place and frees the old one; both tell of it, and the letter is to be sent again', async () => {
    await server.database.query("update appointments set transport = '2', notified_at = now()");
    const { receipts } = await move(['a1'], 'new');
    expect(receipts).toMatchObject([{ outcome: 'done', reason: '已改到 6月21日 东村卫生室，序号 1-001' }]);
    expect(await reserved()).toEqual({ late: 0, new: 1, old: 0 });
    expect(await stored('a1')).toMatchObject({ state: '7', reason: '1' });
    const now = await replaced('a1');
    expect(now).toMatchObject({ session_id: 'new', transport: '2', notified_at: null });
    const told = await server.database.query(
      "select target, subject_id, details from operation_log where action = 'appointment.change' and details ? 'movedTo' or details ? 'movedFrom' order by details->>'event' desc",
    );
    expect(told).toEqual([
      {
        target: 'a1',
        subject_id: 'resident-1',
        details: { event: 'RESCHEDULE', from: '1', to: '7', movedTo: now?.id },
      },
      { target: now?.id, subject_id: 'resident-1', details: { event: 'BOOK', movedFrom: 'a1', session: 'new' } },
    ]);
  });

  it('is refused with where there are places, and leaves the old one untouched', async () => {
    await book('a3', 3);
    await open(doctor, session('none', { ...on('2026-06-22'), checkTypes: ['2'] }));
    await open(doctor, session('past', on('2026-06-16')));
    await open(county, session('off', on('2026-06-23')));
    await act(county, 'appointment-manage', 'cancel', ['off'], { reason: '4' });
    const both = await move(['a1', 'a3'], 'new');
    const elsewhere = /；还有余号的：(6月20日|6月25日) 东村卫生室（余/;
    expect(both.receipts.map(({ outcome }) => outcome)).toEqual(['done', 'skipped']);
    const before = await stored('a3');
    expect(before).toMatchObject({ state: '1', version: 1, reason: null });
    expect(both.receipts[1]?.reason).toMatch(/^该场次已约满；/);
    server.clock.set('2026-06-17T02:00:00Z');
    [doctor, county] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'county')];
    const why = async (to: string) => (await move(['a3'], to)).receipts[0]?.reason ?? '';
    for (const [to, said] of [
      ['new', '该场次已约满'],
      ['past', '该场次的日期已过'],
      ['off', '该场次已取消'],
      ['none', '该场次不接受此体检类别'],
    ] as const) {
      const sentence = await why(to);
      expect(sentence.startsWith(said), sentence).toBe(true);
      expect(sentence).toMatch(elsewhere);
    }
    expect(await why('old')).toBe('本来就约在这一场');
    expect(await stored('a3')).toEqual(before);
    expect((await reserved())['old']).toBe(1);
    const frozen = await doctor.send<{ id: string }>('POST', '/api/v1/lists/appointed-list/freeze', {
      ...{ action: 'move', ids: ['a3'] },
    });
    const silent = { selection: frozen.body.id, answers: { session: 'late' } };
    expect((await doctor.send('POST', '/api/v1/list-jobs', silent)).status).toBe(422);
    server.clock.set('2026-06-15T04:00:00Z');
    [doctor, county] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'county')];
  });

  it('is taken back by moving to the old session again, as long as there is a place', async () => {
    await book('a3', 3);
    const { job } = await move(['a1', 'a3'], 'late');
    expect(await reserved()).toEqual({ late: 2, new: 0, old: 0 });
    // Somebody else has the hour of the first meanwhile, and one of the two was moved on.
    await book('a2', 2);
    await move([(await replaced('a3'))?.id ?? ''], 'new');
    const undone = await undoneJob(doctor, job.id);
    expect(undone.filter(({ outcome }) => outcome === 'failed')).toMatchObject([
      { rowId: 'a3', reason: expect.stringContaining('已改约') },
    ]);
    expect(await reserved()).toEqual({ late: 0, new: 1, old: 2 });
    const again = await replaced((await replaced('a1'))?.id ?? '');
    expect(again).toMatchObject({ session_id: 'old' });
  });

  it('of two who move the same one or want the last place at once, one does; nobody is left without', async () => {
    await book('a3', 3);
    const sent = await Promise.all([move(['a1'], 'new'), move(['a3'], 'new', county), move(['a1'], 'late', county)]);
    const done = sent.flatMap(({ receipts }) => receipts).filter(({ outcome }) => outcome === 'done');
    const live = await server.database.query<{ resident_id: string }>(
      "select resident_id from appointments where state = '1' order by 1",
    );
    expect(live.map(({ resident_id }) => resident_id)).toEqual(['resident-1', 'resident-3']);
    const places = await reserved();
    expect(Object.values(places).every((count) => typeof count === 'number')).toBe(true);
    expect(places['new']).toBeLessThanOrEqual(1);
    const moves = await server.database.query("select 1 from appointments where state = '7'");
    expect(moves).toHaveLength(done.length);
  });

  it('leaves a session that was cancelled, and is not taken back to it', async () => {
    await act(county, 'appointment-manage', 'cancel', ['old'], { reason: '4' });
    expect(await stored('a1')).toMatchObject({ state: '8' });
    const { job, receipts } = await move(['a1'], 'new');
    expect(receipts).toMatchObject([{ outcome: 'done' }]);
    expect(await reserved()).toEqual({ late: 0, new: 1, old: 0 });
    expect(await undoneJob(doctor, job.id)).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('该场次已取消') },
    ]);
    expect(await reserved()).toEqual({ late: 0, new: 1, old: 0 });
  });
});

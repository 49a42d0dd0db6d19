import type { Bookable } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { FrozenSelection } from '@gongwei/domain/lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver, undoneJob } from '../testing/lists/list-jobs.ts';
import { act, open, session } from './scheduling.fixture.ts';

const on = (date: string) => ({ date: date as CalendarDay, bookUntil: `${date}T01:00:00.000Z` });
const OTHERS = { villages: ['990101101002'], place: '西头卫生室' };
const HOURS = [
  { from: '07:30', to: '08:30', capacity: 1 },
  { from: '08:30', to: '09:30', capacity: 5 },
];

describe.each(BOTH_DATABASES)('the sessions somebody may be booked into, over %s', (kind) => {
  let server: TestServer;
  let [doctor, viewer, western]: TestClient[] = [];
  beforeAll(async () => {
    server = await startServerOver(kind);
    [doctor, viewer, western] = await Promise.all(
      ['doctor', 'viewer', 'western'].map((name) => clientFor(server.url, name)),
    );
  }, 120_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    for (const table of ['appointments', 'exam_slots', 'exam_sessions'])
      await server.database.query(`delete from ${table}`);
    await open(doctor!, session('theirs', { ...on('2026-06-18'), ...OTHERS }));
    await open(doctor!, session('own', { ...on('2026-06-20'), slots: HOURS }));
    await open(doctor!, session('sugar', { ...on('2026-06-22'), checkTypes: ['3'] }));
    await doctor!.send('POST', '/api/v1/exam-sessions', { session: session('draft'), version: 0, open: false });
  });

  const frozen = async (list: string, action: string, ids: readonly string[]) =>
    (await doctor!.send<FrozenSelection>('POST', `/api/v1/lists/${list}/freeze`, { action, ids })).body.id;
  const asked = (selection: string, who = doctor!) =>
    who.get<Bookable>(`/api/v1/exam-sessions/bookable?selection=${selection}`);
  const told = (bookable: Bookable) =>
    bookable.sessions.map(
      ({ id, fits, here, slots }) => `${id} ${fits} ${here} ${slots.map(({ left }) => left).join('/')}`,
    );

  it('come with those of their villages first and the places of every stretch; full ones are there, drafts are not', async () => {
    const selection = await frozen('not-appointed-list', 'book', ['resident-1']);
    const { status, body } = await asked(selection);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.people).toBe(1);
    expect(told(body)).toEqual(['own 1 0 1/5', 'sugar 1 0 30', 'theirs 0 0 30']);
    expect(body.sessions[0]).toMatchObject({ date: '2026-06-20', place: '东村卫生室', villages: ['东村卫生室'] });
    await server.database.query("update exam_slots set reserved = capacity where session_id = 'own'");
    expect(told((await asked(selection)).body)[0]).toBe('own 1 0 0/0');
  });

  it('are for who froze the rows, of whoever may book', async () => {
    const selection = await frozen('not-appointed-list', 'book', ['resident-1']);
    expect((await asked(selection, viewer!)).status).toBe(403);
    expect((await asked(selection, western!)).status).toBe(404);
  });

  it('of an appointment are those of its kind, its own among them', async () => {
    await doctor!.send('POST', '/api/v1/appointments', { id: 'a1', residentId: 'resident-1', sessionId: 'own' });
    expect(told((await asked(await frozen('appointed-list', 'move', ['a1']))).body)).toEqual([
      'own 1 1 0/5',
      'theirs 0 0 30',
    ]);
  });

  it('take people into the stretch that was chosen, and say who is of another village', async () => {
    const { receipts } = await act(doctor!, 'not-appointed-list', 'book', ['resident-1'], {
      session: 'own',
      slot: '2',
    });
    expect(receipts).toMatchObject([{ outcome: 'done', reason: '已约，序号 2-001' }]);
    const other = await act(doctor!, 'not-appointed-list', 'book', ['resident-3'], { session: 'theirs' });
    expect(other.receipts).toMatchObject([{ reason: '已约，序号 1-001；不是覆盖村的居民' }]);
    await server.database.query("delete from appointments where session_id = 'theirs'");
    await act(doctor!, 'not-appointed-list', 'book', ['resident-3'], { session: 'own', slot: '1' });
    await server.database.query('delete from appointments');
    await server.database.query(
      "update exam_slots set reserved = case no when 1 then 1 else 2 end where session_id = 'own'",
    );
    const full = await act(doctor!, 'not-appointed-list', 'book', ['resident-1'], { session: 'own', slot: '1' });
    expect(full.receipts[0]?.reason).toMatch(
      /^该时段已约满；本场还有：08:30-09:30（余 3 个号）；还有余号的：6月18日 西头卫生室/,
    );
    const gone = {
      selection: await frozen('not-appointed-list', 'book', ['resident-1']),
      answers: { session: 'own', slot: '3' },
    };
    expect((await doctor!.send('POST', '/api/v1/list-jobs', gone)).status).toBe(422);
  });

  it('let an appointment be moved to another stretch, also of its own session, and back', async () => {
    await doctor!.send('POST', '/api/v1/appointments', { id: 'a1', residentId: 'resident-1', sessionId: 'own' });
    const move = (answers: object) => act(doctor!, 'appointed-list', 'move', ['a1'], { reason: '1', ...answers });
    expect((await move({ session: 'own', slot: '1' })).receipts[0]?.reason).toBe('本来就约在这一场');
    const { job, receipts } = await move({ session: 'own', slot: '2' });
    expect(receipts).toMatchObject([{ outcome: 'done', reason: '已改到 6月20日 东村卫生室，序号 2-001' }]);
    const taken = () =>
      server.database.query("select no, reserved from exam_slots where session_id = 'own' order by no");
    expect(await taken()).toEqual([
      { no: 1, reserved: 0 },
      { no: 2, reserved: 1 },
    ]);
    expect(await undoneJob(doctor!, job.id)).toMatchObject([{ rowId: 'a1' }]);
    expect(await taken()).toEqual([
      { no: 1, reserved: 1 },
      { no: 2, reserved: 0 },
    ]);
  });
});

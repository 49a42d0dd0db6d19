import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkUpSheet } from '../testing/check-up-sheet.ts';
import { clientFor, startTestServer, tinyCounty, type TestClient, type TestServer } from '../testing/index.ts';
import { undoneJob } from '../testing/lists/list-jobs.ts';
import { act, open, session } from './scheduling.fixture.ts';

let server: TestServer;
let [doctor, village, western, viewer, township]: TestClient[] = [];
const TOWNSHIP = {
  ...(tinyCounty.users[1] as (typeof tinyCounty.users)[number]),
  ...{ id: 'township', code: 'code-township', username: 'township', name: '东镇管理员', roles: ['TWN'] as const },
};
beforeAll(async () => {
  server = await startTestServer({ county: { ...tinyCounty, users: [...tinyCounty.users, TOWNSHIP] } });
  [doctor, village, western, viewer, township] = await Promise.all(
    ['doctor', 'village', 'western', 'viewer', 'township'].map((name) => clientFor(server.url, name)),
  );
}, 60_000);
afterAll(() => server?.stop());
beforeEach(async () => {
  server.clock.set('2026-06-15T04:00:00Z');
  for (const table of [
    'appointments',
    'exam_slots',
    'exam_sessions',
    'check_up_reviews',
    'records',
    'save_ids',
    'record_versions',
  ])
    await server.database.query(`delete from ${table}`);
  await server.database.query("update residents set status = '1', last_check_up_on = '0001-01-01'");
});

const day = (text: string) => text as CalendarDay;
const book = (client: TestClient, id: string, resident: number, sessionId: string, more: object = {}) =>
  client.send('POST', '/api/v1/appointments', { id, residentId: `resident-${resident}`, sessionId, ...more });
const states = async () =>
  Object.fromEntries(
    (await server.database.query<{ id: string; state: string }>('select id, state from appointments order by id')).map(
      ({ id, state }) => [id, state],
    ),
  );
const reserved = async (id: string) =>
  (
    await server.database.query<{ reserved: number }>(
      'select sum(reserved)::int as reserved from exam_slots where session_id = $1',
      [id],
    )
  )[0]?.reserved;

describe('sessions', () => {
  it('are stored by whoever hosts them, once, and never over somebody else’s version', async () => {
    const stored = await open(doctor!, session('s1'));
    expect(stored).toMatchObject({ id: 's1', state: '1', version: 1, reserved: [0] });
    expect(await open(doctor!, session('s1'))).toMatchObject({ version: 1 });
    const again = await doctor!.send('POST', '/api/v1/exam-sessions', {
      session: session('s1', { place: '村委会' }),
      version: 1,
      open: true,
    });
    expect(again.body).toMatchObject({ version: 2, place: '村委会' });
    const stale = await doctor!.send('POST', '/api/v1/exam-sessions', {
      session: session('s1'),
      version: 1,
      open: true,
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'session.changed']);
    const foreign = await western!.send('POST', '/api/v1/exam-sessions', {
      session: session('s9'),
      version: 0,
      open: true,
    });
    expect(foreign.status).toBe(422);
    expect(
      (await viewer!.send('POST', '/api/v1/exam-sessions', { session: session('s9'), version: 0, open: false })).status,
    ).toBe(403);
    const wrong = await doctor!.send('POST', '/api/v1/exam-sessions', {
      session: session('s9', { date: day('2026-06-01'), place: ' ' }),
      version: 0,
      open: true,
    });
    expect([wrong.status, wrong.body.message]).toEqual([422, '请填写地点；日期不能早于今天']);
  });

  it('are seen by the village they are held for, and not by another township', async () => {
    await open(doctor!, session('s1'));
    const ids = async (client: TestClient) =>
      (await client.send('POST', '/api/v1/lists/appointment-manage/search', {})).body['rows']?.map(({ id }) => id);
    expect(await ids(village!)).toEqual(['s1']);
    // A village by its own name, not by its clinic's.
    const { rows } = (await village!.send('POST', '/api/v1/lists/appointment-manage/search', {})).body;
    expect(rows).toMatchObject([{ cells: { villages: '东村' } }]);
    expect(await ids(western!)).toEqual([]);
    expect(
      (await village!.send('POST', '/api/v1/exam-sessions', { session: session('s1'), version: 1, open: true })).status,
    ).toBe(422);
    expect((await western!.get('/api/v1/exam-sessions/s1/desk')).status).toBe(404);
  });
});

describe('appointments', () => {
  it('take a place each, once, and say where there is another one when there is none', async () => {
    await open(
      doctor!,
      session('s1', {
        slots: [
          { from: '07:30', to: '08:30', capacity: 1 },
          { from: '08:30', to: '09:30', capacity: 1 },
        ],
      }),
    );
    await open(doctor!, session('s2', { date: day('2026-06-22'), bookUntil: '2026-06-22T01:00:00Z' }));
    expect((await book(doctor!, 'a1', 1, 's1')).body).toMatchObject({ slot: 1, queueNo: 1 });
    expect((await book(doctor!, 'a1', 1, 's1')).body).toMatchObject({ slot: 1, queueNo: 1 });
    expect((await book(doctor!, 'a1b', 1, 's2')).body.message).toBe('本年度本类别已有预约：6月20日 东村卫生室');
    expect((await book(village!, 'a2', 2, 's1')).body).toMatchObject({ slot: 2, queueNo: 1 });
    const full = await book(doctor!, 'a3', 3, 's1');
    expect([full.status, full.body.message]).toEqual([
      409,
      '该场次已约满；还有余号的：6月22日 东村卫生室（余 30 个号）',
    ]);
    expect((await book(doctor!, 'a3', 3, 's1', { beyond: '老人已到场' })).status).toBe(403);
    expect((await book(township!, 'a3', 3, 's1', { beyond: '老人已到场' })).status).toBe(200);
    expect(await reserved('s1')).toBe(3);
    // Cancelling gives the place back; the number is nobody else's.
    await act(doctor!, 'appointed-list', 'cancel', ['a1'], { reason: '1' });
    expect((await book(doctor!, 'a1c', 1, 's2')).status).toBe(200);
    expect(await states()).toEqual({ a1: '6', a1c: '1', a2: '1', a3: '1' });
    expect(await reserved('s1')).toBe(2);
  });

  it('of a whole village are made with a receipt each, oldest first, and taken back as a whole', async () => {
    await open(doctor!, session('s1', { slots: [{ capacity: 2 }] }));
    const { job, receipts } = await act(doctor!, 'not-appointed-list', 'book', ['resident-1', 'resident-3'], {
      session: 's1',
    });
    expect(receipts.map(({ title, outcome, reason }) => [title, outcome, reason])).toEqual([
      ['李清照', 'done', '已约，序号 1-001'],
      ['张三丰', 'done', '已约，序号 1-002'],
    ]);
    const left = await doctor!.send('POST', '/api/v1/lists/not-appointed-list/search', {});
    expect(left.body, JSON.stringify(left.body)).toMatchObject({ rows: [] });
    expect(await reserved('s1')).toBe(2);
    const undone = await doctor!.send('POST', `/api/v1/list-jobs/${job.id}/undo`, {});
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(new Set(Object.values(await states()))).toEqual(new Set(['6']));
    expect(await reserved('s1')).toBe(0);

    // Nobody said as whom they come: each by their own group, as far as the session is for it.
    await open(doctor!, session('s2', { checkTypes: ['2', '9'] }));
    await act(doctor!, 'not-appointed-list', 'book', ['resident-1', 'resident-3'], { session: 's2' });
    const types = await server.database.query(
      `select resident_id, check_type from appointments where session_id = 's2' order by 1`,
    );
    expect(types).toEqual([
      { resident_id: 'resident-1', check_type: '2' },
      { resident_id: 'resident-3', check_type: '9' },
    ]);
  });

  it('end with the file of who dies or moves away, and free the place', async () => {
    await open(doctor!, session('s1'));
    await book(doctor!, 'a1', 1, 's1');
    const died = await doctor!.send('POST', '/api/v1/residents/resident-1/archive-events', {
      id: 'died-1',
      event: { type: 'DIE', on: '2026-06-15', cause: '脑出血', evidence: '1' },
    });
    expect(died.status).toBe(200);
    expect(await states()).toEqual({ a1: '6' });
    expect(await reserved('s1')).toBe(0);
    expect((await book(doctor!, 'a2', 1, 's1')).body.message).toBe('档案不在管，不能预约');
  });
});

describe('the progress board', () => {
  it('counts everybody due once, below each institution and in all', async () => {
    server.clock.set('2026-06-15T04:00:00Z');
    const county = await clientFor(server.url, 'county');
    const client = await clientFor(server.url, 'doctor');
    const saved = await client.send('PUT', '/api/v1/records/check-up-3', checkUpSheet(3, '2026-06-15'));
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { body } = await county.get('/api/v1/progress-board?type=1');
    expect(body).toMatchObject({
      target: 70,
      total: { due: 4, done: 1, today: 1, booked: 0, rate: 25 },
      rows: [
        { name: '东镇卫生院', due: 2, done: 1, rate: 50 },
        { name: '西镇卫生院', due: 2, done: 0, rate: 0 },
      ],
    });
    expect((await client.get('/api/v1/progress-board?type=2')).body).toMatchObject({ total: { due: 1, done: 0 } });
  });
});

describe('the desk', () => {
  beforeAll(async () => {
    server.clock.set('2026-06-15T04:00:00Z');
    [doctor, village, viewer] = await Promise.all(
      ['doctor', 'village', 'viewer'].map((name) => clientFor(server.url, name)),
    );
  });

  it('shows who is expected, who is here and what they lack; finds whoever stands there', async () => {
    await open(doctor!, session('s1', { date: day('2026-06-15'), bookUntil: '2026-06-15T09:00:00Z' }));
    await book(doctor!, 'a1', 1, 's1', { checkIn: true });
    await book(doctor!, 'a3', 3, 's1');
    await doctor!.send(
      'PUT',
      '/api/v1/records/check-up-1',
      checkUpSheet(1, '2026-06-15', { hemoglobin: undefined, urineProtein: undefined }),
    );
    const desk = (await doctor!.get('/api/v1/exam-sessions/s1/desk')).body;
    expect(desk['people']).toMatchObject([
      {
        appointmentId: 'a1',
        name: '张三丰',
        queueNo: '1-001',
        state: expect.stringMatching(/3|4/),
        missing: expect.arrayContaining(['4', '9', '10']),
      },
      { appointmentId: 'a3', name: '李清照', state: '1', missing: [] },
    ]);
    const move = (change: object) => doctor!.send('PUT', '/api/v1/records/check-up-1/removed', change);
    const state = async () => (await doctor!.get('/api/v1/exam-sessions/s1/desk')).body['people']?.[0]?.['state'];
    const was = await state();
    const gone = { removed: true, baseVersion: 1, saveId: 'gone', reason: '录错人' };
    expect([(await move(gone)).status, await state()]).toEqual([200, '2']);
    const back = { removed: false, baseVersion: 2, saveId: 'back' };
    expect([(await move(back)).status, await state()]).toEqual([200, was]);
    const found = (text: string) => doctor!.send('POST', '/api/v1/exam-sessions/s1/find', { text });
    expect((await found('lqz')).body).toMatchObject([
      { residentId: 'resident-3', appointment: { id: 'a3', here: true, state: '1' } },
    ]);
    // Nine more of that name stand before her by their numbers; she is who is awaited.
    const columns = await server.database.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'residents' and is_generated = 'NEVER' and table_schema = current_schema()`,
    );
    const names = columns.map(({ name }) => name).join(', ');
    await server.database.query(
      `insert into residents (${names}) select ${names.replaceAll(/\w+/g, 'made.$&')} from residents r, generate_series(1, 9) n,
         lateral jsonb_populate_record(r, jsonb_build_object('id', 'same-' || n, 'archive_number', '9901010010010000' || n, 'id_number', '99010119350302000' || n)) made
       where r.id = 'resident-3'`,
    );
    const same = (await found('李清照')).body as unknown as readonly { residentId: string }[];
    expect([same.length, same[0]?.residentId]).toEqual([8, 'resident-3']);
    await server.database.query(`delete from residents where id like 'same-%'`);
    expect((await found('99010119550302001X')).body).toMatchObject([{ name: '张三丰', examinedOn: '2026-06-15' }]);
    expect((await found('查无此人')).body).toEqual([]);
    const monitored = await doctor!.send('POST', '/api/v1/lists/auxiliary-monitoring/search', {});
    expect(monitored.body['rows']).toMatchObject([{ id: 'a1', cells: { name: '张三丰', s4: false, s3: true } }]);
    expect((await viewer!.send('POST', '/api/v1/exam-sessions/s1/find', { text: 'x' })).status).toBe(403);
    const said = async (action: string, answers: object, by = doctor!) =>
      (await act(by, 'auxiliary-monitoring', action, ['a1'], answers)).receipts.map(
        ({ outcome, reason }) => reason ?? outcome,
      );
    const label = { barcode: '2026061500001', kind: '2' };
    expect(await said('bind', label)).toEqual(['血常规条码 2026061500001']);
    expect(await said('bind', { ...label, kind: '3' })).toEqual(['条码 2026061500001 已绑定给别人或别的项目，请核对']);
    const { job, receipts } = await act(doctor!, 'auxiliary-monitoring', 'bind', ['a1'], {
      ...label,
      barcode: '2026061500002',
    });
    expect(receipts).toMatchObject([{ reason: '血常规条码 2026061500002' }]);
    const wrong = await act(doctor!, 'auxiliary-monitoring', 'bind', ['a1'], { ...label, barcode: '2026061500009' });
    expect(await undoneJob(doctor!, wrong.job.id)).toMatchObject([{ reason: '已撤销，改回条码 2026061500002' }]);
    // Whose check-in was taken back is told so, and the undo comes to its end.
    await server.database.query("update appointments set state = '1' where id = 'a1'");
    const { body: undone } = await doctor!.send('POST', `/api/v1/list-jobs/${job.id}/undo`, {});
    expect([undone['state'], undone['trouble'], undone['failed']]).toEqual(['undone', undefined, 1]);
    await server.database.query("update appointments set state = '3' where id = 'a1'");
    expect(await said('bind', { ...label, kind: '1' })).toEqual(['生化结果已回传，不能再绑定']);
    const bound = await server.database.query('select code, kind, resident_id from laboratory_labels');
    expect(bound).toEqual([{ code: '2026061500002', kind: '2', resident_id: 'resident-1' }]);
    expect(await said('remind', { way: '2', until: '2026-06-20' })).toEqual([expect.stringMatching(/^缺血常规/)]);
    const waiting = async () => {
      const { body } = await village!.send('POST', '/api/v1/reminders/search', { which: 'open' });
      return body['rows']!.filter(({ rule }) => String(rule) === 'stations-missing').map(({ text }) => text);
    };
    expect(await waiting()).toEqual([
      expect.stringMatching(/^张三丰 体检缺血常规.*，请打电话通知，2026-06-20 前补检$/),
    ]);
    await server.database.query(
      `update reminders set facts = facts || '{"needs":"leftSystolic|rightSystolic"}'::jsonb where rule = 'stations-missing'`,
    );
    expect(await waiting()).toEqual([]);
    expect(JSON.stringify((await viewer!.get('/api/v1/exam-sessions/s1/desk')).body)).not.toContain('李清照');
  });
});

import { inflateRawSync } from 'node:zlib';
import type { ActionReceipt, FrozenSelection, ListJob } from '@gongwei/domain/lists';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  clientFor,
  logIn,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/index.ts';
import { endedJob, startJob } from '../../testing/lists/list-jobs.ts';

let server: TestServer;
let doctor: TestClient;
let viewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [doctor, viewer] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'viewer')];
});
afterAll(() => server.stop());

const LIST = '/api/v1/lists/resident-list';
const freeze = async (who: TestClient, body: object) =>
  (await who.send<FrozenSelection>('POST', `${LIST}/freeze`, { action: 'transferDoctor', ...body })).body;
const run = (selection: string, answers: object) =>
  doctor.send<ListJob>('POST', '/api/v1/list-jobs', { selection, answers });
const ended = (id: string): Promise<ListJob> =>
  vi.waitFor(
    async () => {
      const { body } = await doctor.get<ListJob>(`/api/v1/list-jobs/${id}`);
      expect(body.state).not.toBe('running');
      return body;
    },
    { timeout: 20_000, interval: 20 },
  );
const doctorsOf = async () =>
  Object.fromEntries(
    (await server.database.query<{ id: string; doctor_id: string }>('select id, doctor_id from residents')).map(
      (row) => [row.id, row.doctor_id],
    ),
  );

it('changes the doctor of what was confirmed, with a receipt for every row, and takes it back', async () => {
  await server.database.query("update residents set status = '3' where id = 'resident-3'");
  const selection = await freeze(doctor, { ids: ['resident-1', 'resident-2', 'resident-3', 'resident-4'] });
  expect(selection).toMatchObject({ count: 2, skipped: { '不符合“变更责任医生”的条件': 1, 已不在这份名单中: 1 } });
  const { body: job } = await run(selection.id, { doctor: 'doctor' });
  expect(job).toMatchObject({ total: 4, state: 'running', action: 'transferDoctor' });
  // A repeat, as a broken line sends it, is the same job.
  expect((await run(selection.id, { doctor: 'doctor' })).body.id).toBe(job.id);
  expect(await ended(job.id)).toMatchObject({ state: 'done', done: 2, skipped: 2, failed: 0, undoable: true });
  expect(await doctorsOf()).toMatchObject({
    'resident-1': 'doctor',
    'resident-2': 'doctor',
    'resident-3': 'village',
    'resident-4': 'village',
  });
  const { body: receipts } = await doctor.get<ActionReceipt[]>(`/api/v1/list-jobs/${job.id}/receipts`);
  expect(receipts.map(({ rowId, outcome }) => [rowId, outcome])).toEqual([
    ['resident-1', 'done'],
    ['resident-2', 'done'],
    ['resident-3', 'skipped'],
    ['resident-4', 'skipped'],
  ]);
  expect(receipts[0]?.title).toBe('张三丰');
  // What somebody has changed since then stays as they left it, and is told.
  await server.database.query("update residents set doctor_id = 'western' where id = 'resident-2'");
  expect((await doctor.send('POST', `/api/v1/list-jobs/${job.id}/undo`, {})).body).toMatchObject({
    state: 'undone',
    undoable: false,
  });
  expect(await doctorsOf()).toMatchObject({ 'resident-1': 'village', 'resident-2': 'western' });
  const { body: after } = await doctor.get<ActionReceipt[]>(`/api/v1/list-jobs/${job.id}/receipts`);
  expect(after.slice(0, 2).map(({ reason }) => reason)).toEqual(['已撤销', '之后又变更过责任医生']);
  expect((await doctor.send('POST', `/api/v1/list-jobs/${job.id}/undo`, {})).status).toBe(409);
  await server.database.query("update residents set doctor_id = 'village', status = '1'");
});

it('gives nobody to a doctor who could not see them, in a bulk or one by one', async () => {
  const county = await clientFor(server.url, 'county');
  const selection = await freeze(county, { ids: ['resident-1', 'resident-4'] });
  const { body: job } = await startJob(county, selection, { doctor: 'western' });
  const receipts = await endedJob(county, job.id);
  expect(receipts.map(({ rowId, outcome, reason }) => [rowId, outcome, reason])).toEqual([
    ['resident-1', 'skipped', '不归“西镇医生”所在机构管理，交过去也看不到'],
    ['resident-4', 'done', undefined],
  ]);
  const path = '/api/v1/residents/resident-1/doctor';
  const refused = await county.send<{ code: string }>('POST', path, { doctorId: 'western' });
  expect([refused.status, refused.body.code]).toEqual([409, 'doctor.elsewhere']);
  expect((await county.send('POST', path, { doctorId: 'doctor' })).status).toBe(200);
  await server.database.query("update residents set doctor_id = 'village'");
});

it('gives residents to whom choosers of doctors offer, public health staff too, and to nobody else', async () => {
  const county = await clientFor(server.url, 'county');
  const answers: unknown[] = [];
  for (const role of ['ENT', 'PHS']) {
    await server.database.query("update user_roles set role = $1 where user_id = 'clerk'", [role]);
    const { body } = await county.send('POST', '/api/api/jkct/getzrys', {});
    const offered = JSON.stringify(body['data']).includes('"clerk"');
    const selection = await freeze(county, { ids: ['resident-1'] });
    const started = await startJob(county, selection, { doctor: 'clerk' });
    if (started.status === 200) await endedJob(county, started.body.id);
    const one = await county.send('POST', '/api/v1/residents/resident-2/doctor', { doctorId: 'clerk' });
    answers.push([offered, started.status, one.status]);
  }
  expect(answers).toEqual([
    [false, 422, 404],
    [true, 200, 200],
  ]);
  await server.database.query("update user_roles set role = 'ENT' where user_id = 'clerk'");
  await server.database.query("update residents set doctor_id = 'village'");
});

it('keeps everything found but some as it was when it was confirmed', async () => {
  const selection = await freeze(doctor, { question: { where: { place: ['990101101'] } }, except: ['resident-2'] });
  expect(selection.count).toBe(2);
  await server.database.query("update residents set institution_code = '990101102001' where id = 'resident-3'");
  const { body: job } = await run(selection.id, { doctor: 'doctor' });
  expect(await ended(job.id)).toMatchObject({ done: 1, skipped: 1, reason: '已不在您的管理范围内' });
  await server.database.query("update residents set institution_code = '990101101001' where id = 'resident-3'");
});

it('is refused to who may only look, for others’ selections and for a doctor out of reach', async () => {
  expect((await viewer.send('POST', `${LIST}/freeze`, { action: 'transferDoctor', ids: ['resident-1'] })).status).toBe(
    403,
  );
  const selection = await freeze(doctor, { ids: ['resident-1'] });
  expect(
    (await viewer.send('POST', '/api/v1/list-jobs', { selection: selection.id, answers: { doctor: 'doctor' } })).status,
  ).toBe(404);
  for (const name of ['western', 'clerk', 'nobody'])
    expect((await run(selection.id, { doctor: name })).status).toBe(422);
});

it('does what was confirmed, 598 of 600, while two others move people away and bring new ones', async () => {
  const columns = await server.database.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'residents' and is_generated = 'NEVER'",
  );
  const names = columns.map(({ name }) => name).join(', ');
  const more = (from: number, to: number) =>
    server.database.query(
      `insert into residents (${names}) select ${names} from jsonb_populate_recordset(null::residents,
         (select jsonb_agg(to_jsonb(r) || jsonb_build_object('id', 'many-' || lpad(n::text, 4, '0'), 'archive_number', '9901011010019' || lpad(n::text, 4, '0'),
            'id_number', '9901011950030' || lpad(n::text, 5, '0'), 'doctor_id', 'village'))
          from residents r, generate_series($1::int, $2::int) n where r.id = 'resident-1'))`,
      [from, to],
    );
  await more(1, 600);
  const question = { where: { doctor: ['village'] }, text: '' };
  const found = (
    await doctor.send<{ count: { found: number } }>('POST', `${LIST}/search`, { ...question, limit: 1, offset: 0 })
  ).body.count.found;
  const others = found - 600;
  const except = ['many-0001', 'many-0002'];
  const selection = await freeze(doctor, { question, except });
  expect(selection.count).toBe(598 + others);
  const { body: job } = await run(selection.id, { doctor: 'doctor' });
  // One hands people to somebody else and one files new ones, while the job is at it.
  const moved = server.database.query(
    `update residents set doctor_id = 'western' where id between 'many-0551' and 'many-0560'`,
  );
  await Promise.all([moved, more(601, 640)]);
  const done = await ended(job.id);
  expect([done.total, done.done + done.skipped + done.failed]).toEqual([598 + others, 598 + others]);
  const now = await server.database.query<{ doctor: string; of: number }>(
    `select doctor_id as doctor, count(*)::int as of from residents where id in ('many-0001', 'many-0002') or id > 'many-0600' and id like 'many-%' group by 1`,
  );
  expect(now).toEqual([{ doctor: 'village', of: 42 }]);
  await server.database.query(`delete from residents where id like 'many-%'`);
  await server.database.query("update residents set doctor_id = 'village'");
});

it('goes on where another process stopped in the middle', async () => {
  await server.database.query("update residents set doctor_id = 'village'");
  const selection = await freeze(doctor, { ids: ['resident-1', 'resident-2'] });
  const { body: job } = await run(selection.id, { doctor: 'doctor' });
  await ended(job.id);
  await server.database.query("update residents set doctor_id = 'village' where id = 'resident-2'");
  await server.database.query("delete from list_receipts where job_id = $1 and row_id = 'resident-2'", [job.id]);
  await server.database.query("update list_jobs set state = 'running', leased_until = null where id = $1", [job.id]);
  server.clock.advance(25_000);
  expect(await ended(job.id)).toMatchObject({ state: 'done', done: 2 });
  expect((await doctorsOf())['resident-2']).toBe('doctor');
});

it('stopped midway, tells which rows it did not come to', async () => {
  await server.database.query("update residents set doctor_id = 'village'");
  const selection = await freeze(doctor, { ids: ['resident-1', 'resident-2', 'resident-4'] });
  const { body: job } = await run(selection.id, { doctor: 'doctor' });
  await ended(job.id);
  await server.database.query("delete from list_receipts where job_id = $1 and row_id = 'resident-2'", [job.id]);
  await server.database.query(
    "update list_jobs set state = 'running', done = 1, leased_until = '9999-12-31' where id = $1",
    [job.id],
  );
  const stopped = (await doctor.send<ListJob>('POST', `/api/v1/list-jobs/${job.id}/cancel`, {})).body;
  expect(stopped).toMatchObject({ state: 'cancelled', total: 3, done: 1, skipped: 1, failed: 0 });
  const { body: receipts } = await doctor.get<ActionReceipt[]>(`/api/v1/list-jobs/${job.id}/receipts`);
  const name = (await server.database.query<{ name: string }>("select name from residents where id = 'resident-2'"))[0];
  expect(receipts).toMatchObject([
    { rowId: 'resident-1', outcome: 'done' },
    { rowId: 'resident-4', outcome: 'skipped' },
    { rowId: 'resident-2', outcome: 'unreached', title: name?.name },
  ]);
  // What it did can be taken back.
  await server.database.query("update residents set doctor_id = 'village' where id = 'resident-2'");
  expect(stopped.undoable).toBe(true);
  const undone = (await doctor.send<ListJob>('POST', `/api/v1/list-jobs/${job.id}/undo`, {})).body;
  expect(undone).toMatchObject({ state: 'undone', total: 1, failed: 0, undoable: false });
  expect((await doctorsOf())['resident-1']).toBe('village');
  await server.database.query("update residents set doctor_id = 'village'");
});

/** The texts of a packed entry. */
function entryOf(file: Buffer, name: string): string {
  const at = file.indexOf(Buffer.from(name), file.indexOf(Buffer.from([0x50, 0x4b, 0x03, 0x04])));
  return inflateRawSync(file.subarray(at + name.length), { finishFlush: 2 }).toString('utf8');
}

it('exports what the list shows, with words for codes, formulas disarmed and a sheet that says what it is', async () => {
  await server.database.query("update residents set address = '=HYPERLINK(1)' where id = 'resident-1'");
  const asked = await doctor.send<ListJob>('POST', `${LIST}/export`, {
    where: { sex: ['male'] },
    columns: ['name', 'sex', 'age', 'idNumber', 'address', 'doctor', 'filedOn'],
  });
  const job = await ended(asked.body.id);
  expect(job).toMatchObject({ state: 'done', total: 2, done: 2, file: '居民列表-2026-06-15.xlsx' });
  const token = (await logIn(server.url, 'doctor', TEST_PASSWORD)).body.token;
  const answer = await fetch(`${server.url}/api/v1/list-jobs/${job.id}/file.xlsx`, { headers: { token } });
  const file = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  const rows = entryOf(file, 'xl/worksheets/sheet1.xml');
  const texts = [...rows.matchAll(/<(?:t[^>]*|v)>([^<]*)</g)].map(([, text]) => text);
  expect(texts.slice(0, 14)).toEqual([
    '姓名',
    '性别',
    '年龄（岁）',
    '身份证号',
    '现住址',
    '责任医生',
    '建档日期',
    '张三丰',
    '男',
    '71',
    '990101********001X',
    "'=HYPERLINK(1)",
    expect.stringMatching(/医生$/),
    '2024-05-06',
  ]);
  const note = entryOf(file, 'xl/worksheets/sheet2.xml');
  for (const text of ['居民列表', '性别', '男', '东镇医生', '2026-06-15 12:00']) expect(note).toContain(text);
  const [line] = await server.database.query<{ details: object }>(
    "select details from operation_log where action = 'list.export'",
  );
  expect(line?.details).toMatchObject({ rows: 2 });
  expect((await viewer.get(`/api/v1/list-jobs/${job.id}`)).status).toBe(404);
});

it('throws files away after two days, and jobs after a month', async () => {
  const parts = async () => (await server.database.query('select 1 from list_job_parts')).length;
  const jobs = async () => (await server.database.query('select 1 from list_jobs')).length;
  expect([await parts(), await jobs()].every((count) => count > 0)).toBe(true);
  // The clock jumps; what was to be done later keeps its distance.
  server.clock.set('2026-06-17T06:00:00Z');
  server.clock.advance(25_000);
  await vi.waitFor(async () => expect(await parts()).toBe(0), { timeout: 20_000, interval: 20 });
  // They go one kind after the other.
  await vi.waitFor(async () => expect(await server.database.query('select 1 from list_selections')).toEqual([]));
  expect(await server.database.query("select 1 from list_jobs where file_name is not null and state = 'done'")).toEqual(
    [],
  );
  server.clock.set('2026-07-18T06:00:00Z');
  server.clock.advance(25_000);
  await vi.waitFor(async () => expect(await jobs()).toBe(0), { timeout: 20_000, interval: 20 });
});

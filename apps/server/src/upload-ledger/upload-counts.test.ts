import { UPLOAD_TOPIC } from '@gongwei/domain/upload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workBegins } from '../database/derived-work.ts';
import { clientFor, logIn, openRealtime, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { systemRandom } from '../shared/random-source.ts';
import { fillLedger, lacksEntries, LEDGER_VERSION } from './fill-ledger.ts';
import { addPeople, CENTRE, forgetUploads } from './upload-county.fixture.ts';

const PEOPLE = 6;
const NOW = new Date('2026-06-15T04:00:00Z');
let server: TestServer;
let county: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
  await addPeople(server.database, PEOPLE);
}, 120_000);
afterAll(() => server?.stop());

const set = (person: number, change: string): Promise<unknown> =>
  server.database.query(`update upload_entries set ${change} where record_id = $1`, [
    `health-check-up-${1000 + person}`,
  ]);
/** One check-up waits, one is unknown, one lacks something, one was refused, one refused and mended, one is in another task. */
beforeEach(async () => {
  await forgetUploads(server.database);
  await fillLedger({ database: server.database, clock: { now: () => NOW }, random: systemRandom });
  await server.database.query("delete from upload_entries where record_id not like '%-100_'");
  await set(1, "state = '7', asked_times = 3");
  await set(2, "state = '0', missing = '{weight}'");
  await set(
    3,
    "state = '4', error_code = 'E07', error_text = '体重 600', error_field = 'weight', sent_hash = content_hash",
  );
  await set(4, "state = '4', error_code = 'E09', sent_hash = 'another'");
  await set(5, "batch_id = 'open'");
  await server.database.query(
    `insert into upload_batches (county_code, id, batch_no, institution_code, account_id, account_name, record_types, total, state, creator_id, creator_name, created_at)
     values ('990101', 'open', '1', $1, 'none', 'none', '{2}', 1, '6', 'doctor', '东镇医生', now())`,
    [CENTRE],
  );
});

const CHOICE = { institution: CENTRE, recordTypes: ['2'], states: ['1', '4', '6'] };
const preview = async (more: object = {}) =>
  (await county.send('POST', '/api/v1/upload-previews', { ...CHOICE, ...more })).body;

describe('what a new task would send', () => {
  it('is counted with what it leaves out and why', async () => {
    expect(await preview()).toMatchObject({
      ready: 2,
      along: 2,
      people: 2,
      types: [{ type: '2', count: 2 }],
      accounts: [{ institution: CENTRE, state: '1', count: 2 }],
      left: { lacking: 1, unknown: 1, account: 0, taken: 1, unmended: 1 },
    });
    expect(await preview({ recordTypes: ['1', '2'] })).toMatchObject({ ready: 8, along: 0, people: 6 });
    // Of whoever the platform has no archive and gets none, it will refuse the rest.
    expect(await preview()).toMatchObject({ unfiled: 0 });
    const archive = `resident_id = (select min(resident_id) from upload_entries where record_type = '2' and state = '1') and record_type = '1'`;
    const [before] = await server.database.query<{ state: string }>(
      `select state from upload_entries where ${archive}`,
    );
    await server.database.query(`update upload_entries set state = '0' where ${archive}`);
    expect(await preview()).toMatchObject({ unfiled: 1 });
    await server.database.query(`update upload_entries set state = $1 where ${archive}`, [before?.state ?? '']);
    expect(await preview({ from: '2026-06-02' })).toMatchObject({ ready: 0, people: 0, left: { unknown: 0 } });
    expect(await preview({ conditions: ['no-such-group'] })).toMatchObject({ ready: 0 });
  });

  it('is nothing while the platform refuses the account', async () => {
    await server.database.query("update platform_accounts set state = '2'");
    expect(await preview()).toMatchObject({
      ready: 0,
      accounts: [{ state: '2', count: 3 }],
      left: { account: 3, unmended: 0 },
    });
  });

  it('is what the task then sends, each record with its receipt', async () => {
    const window = await openRealtime(server.url);
    await window.hello({ token: (await logIn(server.url, 'county')).body.token });
    await window.ask(UPLOAD_TOPIC, {});
    const question = { where: { place: [CENTRE], recordType: ['2'], state: CHOICE.states } };
    const frozen = await county.send('POST', '/api/v1/lists/not-uploaded-list/freeze', { action: 'upload', question });
    const answers = {
      planAt: new Date(NOW.getTime() + 3_600_000).toISOString(),
      stopAt: 9,
      remark: '六月',
    };
    const job = await county.send('POST', '/api/v1/list-jobs', { selection: frozen.body['id'], answers });
    expect(job.status, JSON.stringify(job.body)).toBe(200);
    const path = `/api/v1/list-jobs/${String(job.body['id'])}/receipts`;
    await expect.poll(async () => (await county.get<unknown[]>(path)).body.length, { timeout: 60_000 }).toBe(4);
    const { body } = await county.get<{ rowId: string; outcome: string; reason?: string }[]>(path);
    const said = Object.fromEntries(body.map(({ rowId, outcome, reason }) => [rowId.slice(-1), reason ?? outcome]));
    expect(said).toEqual({ '0': 'done', '3': '退回后还没有修改过', '4': 'done', '5': '已在上传任务里' });
    expect(await server.database.query("select state, stop_at, remark from upload_batches where id <> 'open'")).toEqual(
      [{ state: '1', stop_at: 9, remark: '六月' }],
    );
    // Whoever opens the task reads when it begins, and open windows hear that it is there although nothing is sent yet.
    const [task] = await server.database.query<{ id: string }>("select id from upload_batches where id <> 'open'");
    const { planAt, remark } = answers;
    expect((await county.get(`/api/v1/upload-batches/${task?.id}`)).body).toMatchObject({ planAt, remark });
    await server.clock.advance(500);
    expect((await window.take('news')).topic).toBe(UPLOAD_TOPIC);
    window.close();
  });

  it.each([
    [{ planAt: '2020-01-01T00:00:00Z' }, '开始时间不得早于现在'],
    [{ planAt: '2999-01-01T00:00:00Z' }, '开始时间不得晚于 7 天后'],
    [{ planAt: 'soon' }, '开始时间看不懂，请重新选择'],
    [{ stopAt: 0 }, '失败多少条时暂停：请填 1 到 10000 的整数'],
  ])('is not begun with %j', async (answers, message) => {
    const ids = ['health-check-up-1000'];
    const frozen = await county.send('POST', '/api/v1/lists/not-uploaded-list/freeze', { action: 'upload', ids });
    const job = await county.send('POST', '/api/v1/list-jobs', { selection: frozen.body['id'], answers });
    expect(job).toMatchObject({ status: 422, body: { message } });
  });
});

describe('what failed', () => {
  const errors = async (by: string, institution = CENTRE) =>
    (await county.send('POST', '/api/v1/upload-errors', { institution, by })).body;

  it('is counted by reason, field, institution, doctor and kind', async () => {
    expect(await errors('code')).toMatchObject({
      total: 2,
      people: 2,
      groups: [{ key: 'E07', count: 1 }, { key: 'E09' }],
    });
    expect((await errors('field'))['groups']).toContainEqual(
      expect.objectContaining({ key: 'weight', label: '体重', code: 'E07', recordType: '2', count: 1, people: 1 }),
    );
    expect(await errors('institution')).toMatchObject({ groups: [{ count: 2, label: expect.any(String) }] });
    expect(await errors('recordType')).toMatchObject({ groups: [{ key: '2', count: 2 }] });
    expect(await errors('doctor')).toMatchObject({ total: 2, groups: [{ count: 2 }] });
  });

  it('has its days, in China, with nothing missing between them', async () => {
    const days = (await errors('code'))['days'] as unknown as { day: string; refused: number }[];
    expect(days).toHaveLength(14);
    expect(days.every(({ refused }) => refused === 0)).toBe(true);
    const at = `${days[13]?.day}T01:00:00+08:00`;
    await server.database.query(
      `insert into upload_events (county_code, id, record_id, at, event, from_state, to_state)
       values ('990101', 'e1', 'health-check-up-1003', $1::timestamptz, 'REFUSED', '2', '4')`,
      [at],
    );
    const after = (await errors('code'))['days'] as unknown as { day: string; refused: number }[];
    expect(after.at(-1)).toMatchObject({ day: days[13]?.day, refused: 1 });
  });

  it('is nobody’s outside of the institution', async () => {
    const western = await clientFor(server.url, 'western');
    for (const [path, body] of [
      ['upload-previews', CHOICE],
      ['upload-errors', { institution: CENTRE, by: 'code' }],
    ] as const)
      expect((await western.send('POST', `/api/v1/${path}`, body)).status).toBe(403);
  });
});

it('is not said to be nothing while the ledger is still being filled: that it is under way is', async () => {
  const { database } = server;
  const clock = { now: () => NOW };
  await forgetUploads(database);
  await database.query("delete from derived_work where what = 'uploads'");
  await workBegins(database, 'uploads', LEDGER_VERSION, () => lacksEntries({ database, clock }));
  const search = (list: string) =>
    county.send<{ count: { found: number }; message: string }>('POST', `/api/v1/lists/${list}/search`, {});
  const previewed = () => county.send('POST', '/api/v1/upload-previews', CHOICE);
  for (const list of ['not-uploaded-list', 'upload-list', 'uploaded-list'])
    expect(await search(list)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^“.+”还在生成$/) as string },
    });
  expect(await previewed()).toMatchObject({ status: 409, body: { message: '待上传的记录还在整理' } });
  // A task is nobody's to work out.
  expect((await search('upload-manage')).status).toBe(200);

  await fillLedger({ database, clock, random: systemRandom });
  expect((await search('not-uploaded-list')).body.count.found).toBeGreaterThan(PEOPLE);
  expect((await previewed()).status).toBe(200);
  expect(await search('uploaded-list')).toMatchObject({ status: 200, body: { count: { found: 0 } } });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { act } from '../../testing/act-on-list.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { undoneJob } from '../../testing/lists/list-jobs.ts';

const id = randomUUID();
let server: TestServer;
let county: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
  const doctor = await clientFor(server.url, 'doctor');
  await doctor.send('PUT', `/api/v1/records/${id}`, {
    ...{ id, formId: 'supplement-ecg', formVersion: 1, subjectId: 'resident-1', occurredOn: '2026-06-01' },
    ...{ baseVersion: 0, saveId: randomUUID(), reason: '补录' },
    data: {
      ...{ examDate: '2026-06-01', heartRate: 72, rhythm: '1', ecgResult: '1', impression: '窦性心律' },
      examDoctor: 'doctor',
    },
  });
  await server.database.query("update platform_accounts set state = '1'");
  await server.database.query(
    `insert into upload_batches (county_code, id, batch_no, institution_code, account_id, account_name, record_types, total, skipped, state, creator_id, creator_name, created_at)
     select '990101', 'task', 'T1', '990101101', id, username, '{2}', 1, 0, '4', 'county', '县管理员', '2026-06-01T00:00:00Z' from platform_accounts limit 1`,
  );
}, 120_000);
afterAll(() => server?.stop());

const row = async () =>
  (
    await server.database.query<{ [key: string]: unknown }>('select * from upload_entries where record_id = $1', [id])
  )[0];
const set = (columns: string) =>
  server.database.query(`update upload_entries set ${columns} where record_id = $1`, [id]);
const FAILED = { state: '4', error_code: 'E07', error_text: '血压不合理', batch_id: 'task', skip_reason: null };
beforeEach(async () => {
  await server.database.query("update upload_batches set state = '4'");
  await set(
    `state = '4', error_code = 'E07', error_text = '血压不合理', sent_hash = content_hash, batch_id = 'task', answered_at = '2026-06-02T00:00:00Z',
     skip_reason = null, revoke_state = '0', revoke = null, revoke_next_at = null, platform_id = null`,
  );
});
const skip = (reason: string) => act(county, 'not-uploaded-list', 'skip', [id], { reason });

it('what the platform had refused is refused again, with its reason and in its task, once setting it aside is undone', async () => {
  const { job } = await skip('外县居民');
  expect(await row()).toMatchObject({ state: '5', skip_reason: '外县居民', batch_id: null });
  expect(await undoneJob(county, job.id)).toMatchObject([{ reason: '已撤销' }]);
  expect(await row()).toMatchObject(FAILED);
});

it('what waited in a task that goes on is in it again; in one that has ended it waits for another', async () => {
  await set("state = '1', error_code = null, error_text = null");
  await server.database.query("update upload_batches set state = '6'");
  const paused = await skip('外县居民');
  await undoneJob(county, paused.job.id);
  expect(await row()).toMatchObject({ state: '1', batch_id: 'task' });
  const stopped = await skip('外县居民');
  await server.database.query("update upload_batches set state = '5'");
  await undoneJob(county, stopped.job.id);
  expect(await row()).toMatchObject({ state: '1', batch_id: null });
});

it('is left alone where somebody set it aside anew, in the same words', async () => {
  const { job } = await skip('外县居民');
  await act(county, 'upload-list', 'restore', [id]);
  server.clock.advance(1_000);
  await skip('外县居民');
  expect(await undoneJob(county, job.id)).toMatchObject([{ outcome: 'failed', reason: '之后又有变动，没有撤销' }]);
  expect(await row()).toMatchObject({ state: '5' });
});

it('a deletion the platform refused stays refused where it is asked for again and taken back', async () => {
  const refused = { reasonCode: '3', reason: '日期录错', by: { id: 'x', name: '张' }, askedAt: '2026-06-01T00:00:00Z' };
  const revoke = { ...refused, message: '平台还有其他记录' };
  await set(`state = '3', platform_id = 'P9', revoke_state = '3', revoke = '${JSON.stringify(revoke)}'`);
  const ask = () => act(county, 'uploaded-list', 'ask-delete', [id], { reasonCode: '1', reason: '录错人' });
  const { job } = await ask();
  expect(await row()).toMatchObject({ revoke_state: '1', revoke: { reason: '录错人' } });
  expect(await undoneJob(county, job.id)).toMatchObject([{ reason: '已撤销' }]);
  expect(await row()).toMatchObject({ revoke_state: '3', revoke, revoke_next_at: null });
  await ask();
  await act(county, 'uploaded-list', 'withdraw-delete', [id]);
  expect(await row()).toMatchObject({ revoke_state: '3', revoke, revoke_next_at: null });
});

it('trying a task again in which nothing was mended says so, and reminds nobody', async () => {
  const reminders = () => server.database.query("select 1 from reminders where rule = 'upload-failed'");
  const before = (await reminders()).length;
  const { receipts } = await act(county, 'upload-manage', 'retry', ['task']);
  expect(receipts).toMatchObject([{ outcome: 'skipped', reason: '没有可以重试的：退回的记录要先改好，再重试' }]);
  const path = '/api/v1/upload-batches/task';
  const answer = await county.send('POST', `${path}/events`, { type: 'RETRY_FAILED' });
  expect(answer).toMatchObject({ status: 422, body: { message: '没有可以重试的：退回的记录要先改好，再重试' } });
  expect((await county.get(path)).body).toMatchObject({ state: '4', fail: 1 });
  expect(await reminders()).toHaveLength(before);
});

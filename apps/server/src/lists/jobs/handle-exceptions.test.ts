import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { endedJob, freezeRows, startJob } from '../../testing/lists/list-jobs.ts';

let server: TestServer;
let platform: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.query("insert into user_roles (user_id, role) values ('county', 'SYS')");
  platform = await clientFor(server.url, 'county');
}, 60_000);
afterAll(() => server?.stop());

type Row = { id: string; cells: Record<string, unknown> };
const fail = (id: string, message: string, at: string, user: string) =>
  server.database.query(
    "insert into exception_log (id, at, code, route, message, user_id) values ($1, $2, 'TypeError', '/home', $3, $4)",
    [id, at, message, user],
  );
const rows = async (view: string) =>
  (await platform.send<{ rows: Row[] }>('POST', '/api/v1/lists/exception-log/search', { view, limit: 50 })).body.rows;
const LIST = '/api/v1/lists/exception-log';
async function handle(ids: string[], answers: object, action = 'handle') {
  const frozen = await platform.send<{ id: string }>('POST', `${LIST}/freeze`, { action, ids });
  const job = await platform.send<{ id: string }>('POST', '/api/v1/list-jobs', { selection: frozen.body.id, answers });
  if (job.status >= 400) return job;
  await expect
    .poll(async () => (await platform.get<{ state: string }>(`/api/v1/list-jobs/${job.body.id}`)).body.state)
    .toBe('done');
  return job;
}

it('the same fault is one row, handled once, and comes back when it happens again', async () => {
  await fail('e1', 'x is not a function', '2026-06-14T01:00:00Z', 'doctor');
  await fail('e2', 'x is not a function', '2026-06-14T02:00:00Z', 'clerk');
  await fail('e3', 'y is undefined', '2026-06-14T03:00:00Z', 'clerk');
  const found = await rows('new');
  expect(found.map(({ cells }) => [cells['message'], cells['times'], cells['users']])).toEqual([
    ['y is undefined', 1, 1],
    ['x is not a function', 2, 2],
  ]);
  const ids = [found[1]!.id];
  expect((await handle(ids, { status: '2', note: '已修' })).status).toBe(422);
  const job = await handle(ids, { status: '2', cause: '1', note: '已修' });
  expect((await rows('new')).map(({ cells }) => cells['message'])).toEqual(['y is undefined']);

  // It happens again: open once more, and marked.
  await fail('e4', 'x is not a function', '2026-06-20T01:00:00Z', 'doctor');
  expect((await rows('recurred')).map(({ cells }) => [cells['message'], cells['times'], cells['note']])).toEqual([
    ['x is not a function', 3, '已修'],
  ]);
  expect((await handle(ids, { status: '3', note: '不影响' })).status).toBeLessThan(300);
  expect(await rows('recurred')).toEqual([]);
  // What was done after it cannot be undone under it.
  await platform.send('POST', `/api/v1/list-jobs/${job.body.id}/undo`, {});
  await expect.poll(async () => (await rows('new')).map(({ cells }) => cells['message'])).toEqual(['y is undefined']);
  const [log] = await server.database.query(
    "select count(*)::int as n from operation_log where action = 'exception.handle'",
  );
  expect(log).toEqual({ n: 2 });
});

it('takes solved faults of old out of the log; what was done about them stays, and what happens still stays, too', async () => {
  await fail('old', 'old fault', '2026-05-01T01:00:00Z', 'doctor');
  await fail('young', 'young fault', '2026-06-10T01:00:00Z', 'doctor');
  const ids = (await rows('new')).filter(({ cells }) => String(cells['message']).endsWith('fault')).map(({ id }) => id);
  await handle(ids, { status: '2', cause: '1', note: '已修' });
  expect((await handle(ids, {}, 'clear')).status).toBe(422);
  // Both have chosen before either does anything.
  const chosen = [
    await freezeRows(platform, 'exception-log', 'clear', ids),
    await freezeRows(platform, 'exception-log', 'clear', ids),
  ];
  const begun = [];
  for (const selection of chosen) begun.push(await startJob(platform, selection, { days: '30' }));
  expect(begun.map(({ body }) => body.message)).toEqual([undefined, undefined]);
  const said = await Promise.all(begun.map(({ body }) => endedJob(platform, body.id)));
  const words = said.flat().map(({ outcome, reason }) => reason ?? outcome);
  expect(words.toSorted()).toEqual(['done', '已不在日志里', '最近 30 天又发生过', '最近 30 天又发生过'].toSorted());
  expect((await rows('solved')).map(({ cells }) => cells['message'])).toEqual(['young fault']);
  expect(await server.database.query("select count(*)::int as n from exception_cases where note = '已修'")).toEqual([
    { n: 2 },
  ]);
});

it('only who configures the platform handles faults; a county looks', async () => {
  await server.database.query("delete from user_roles where user_id = 'county' and role = 'SYS'");
  const [row] = await rows('new');
  expect(row).toBeDefined();
  expect((await platform.send('POST', `${LIST}/freeze`, { action: 'handle', ids: [row!.id] })).status).toBe(403);
});

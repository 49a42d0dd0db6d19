import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, tinyCounty, type TestClient, type TestServer } from '../testing/index.ts';
import { escalate } from './escalate.ts';

const COUNTY = '990101';
const TOWNSHIP = {
  ...(tinyCounty.users[1] as (typeof tinyCounty.users)[number]),
  ...{ id: 'township', code: 'code-township', username: 'township', name: '东镇管理员', roles: ['TWN'] as const },
};
let server: TestServer;
let [township, county, village]: TestClient[] = [];
const MINUTE = 60_000;
let saves = 0;
const set = (client: TestClient | undefined, minutes: number, version: number) =>
  client!.send('POST', '/api/v1/reminder-limits', { minutes, version, saveId: `limit-${(saves += 1)}` });
const limits = async (client: TestClient | undefined) => (await client!.get('/api/v1/reminder-limits')).body;
const raisedAgo = async (minutes: number, rule = 'account-refused', from = 1, until = 1): Promise<void> => {
  const at = new Date(Date.now() - minutes * MINUTE).toISOString();
  await server.database.query(
    `insert into reminders (county_code, id, rule, subject_id, due_on, recipient_id, facts, state, raised_at)
     select $1, 'r-' || $2 || n, $2, coalesce((select id from platform_accounts limit 1), 'none'), '2026-06-15'::date - n, 'doctor', '{"account":"gw"}', '0', $3::timestamptz
     from generate_series($4::int, $5::int) as n`,
    [COUNTY, rule, at, from, until],
  );
};

beforeAll(async () => {
  server = await startTestServer({ county: { ...tinyCounty, users: [...tinyCounty.users, TOWNSHIP] } });
  [township, county, village] = await Promise.all(
    ['township', 'county', 'village'].map((name) => clientFor(server.url, name)),
  );
  await server.database.query("update platform_accounts set state = '2'");
}, 120_000);
afterAll(() => server?.stop());

it('is half an hour until somebody says less, and only who manages the reminders may', async () => {
  expect(await limits(township)).toMatchObject({ minutes: 30, most: 30, version: 0 });
  expect((await set(village, 10, 0)).status).toBe(403);
  expect((await set(township, 4, 0)).status).toBe(422);
  expect(await set(township, 20, 0)).toMatchObject({ status: 200, body: { minutes: 20, most: 30, version: 1 } });
  expect(await limits(township)).toMatchObject({ minutes: 20, by: '东镇管理员' });
  expect(await limits(county)).toMatchObject({ minutes: 30, version: 0 });
});

it('is never longer than what is set above, whoever is first', async () => {
  expect(await set(county, 15, 0)).toMatchObject({ status: 200 });
  expect(await limits(township)).toMatchObject({ minutes: 15, most: 15, version: 1 });
  const looser = await set(township, 16, 1);
  expect([looser.status, looser.body['message']]).toEqual([422, '上级机构定为 15，本机构只能更短']);
  expect(await set(township, 10, 1)).toMatchObject({ status: 200, body: { minutes: 10, version: 2 } });
});

it('takes one of two who set it at once, and tells the other', async () => {
  const both = await Promise.all([set(township, 8, 2), set(township, 9, 2)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const kept = both.find(({ status }) => status === 200)?.body;
  expect(await limits(township)).toMatchObject({ minutes: kept?.['minutes'], version: 3 });
});

it('decides when an urgent one goes up, however many others lie unread', async () => {
  await server.database.query('delete from reminders');
  // More than one look takes, all older: they are not urgent and stay where they are.
  await raisedAgo(600, 'stations-missing', 1, 250);
  await raisedAgo(7);
  expect(await escalate(server.database, new Date())).toBe(0);
  await server.database.query('update reminders set raised_at = $1 where rule = $2', [
    new Date(Date.now() - 9 * MINUTE).toISOString(),
    'account-refused',
  ]);
  expect(await escalate(server.database, new Date())).toBe(1);
});

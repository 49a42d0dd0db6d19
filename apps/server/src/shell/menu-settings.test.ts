import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let platform: TestClient;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.query("insert into user_roles (user_id, role) values ('county', 'SYS')");
  platform = await clientFor(server.url, 'county');
  doctor = await clientFor(server.url, 'doctor');
}, 60_000);
afterAll(() => server?.stop());

type Item = { path: string; label: string; children?: Item[] };
const menuOf = async (by: TestClient): Promise<Item[]> => (await by.get<{ data: Item[] }>('/api/menus/find')).body.data;
const save = (entries: object, version: number, by = platform) =>
  by.send<{ version: number; message: string }>('PUT', '/api/v1/menu-settings', { version, entries });

it('is another one for everybody of the county with the next question, and opens nothing', async () => {
  const before = await menuOf(doctor);
  expect((await save({ '/cust': { label: '档案', at: 99 }, '/cust/base': { hidden: true } }, 0)).status).toBe(200);
  const after = await menuOf(doctor);
  expect(after.at(-1)).toMatchObject({ path: '/cust', label: '档案' });
  expect(after.at(-1)?.children?.map(({ path }) => path)).toEqual(['/cust/jkdnMenu']);
  expect(after.map(({ path }) => path).toSorted()).toEqual(before.map(({ path }) => path).toSorted());
  // What is hidden still answers.
  expect((await doctor.send('POST', '/api/v1/residents/search', {})).status).toBe(200);
  const [line] = await server.database.query<{ details: { changes: { label: string; after: string }[] } }>(
    "select details from operation_log where action = 'menu.change'",
  );
  expect(line?.details.changes).toContainEqual(
    expect.objectContaining({ label: '居民列表（/cust/base）', after: '第 1 项，居民列表，隐藏' }),
  );
  expect((await save({}, 1)).body).toMatchObject({ version: 2, entries: {} });
  expect(await menuOf(doctor)).toEqual(before);
});

it('is changed by one of several who saw the same, and not to what it may not be', async () => {
  const { version } = (await platform.get<{ version: number }>('/api/v1/menu-settings')).body;
  const all = await Promise.all(['甲', '乙', '丙'].map((label) => save({ '/cust': { label } }, version)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await save({ '/upms/cdgl': { hidden: true } }, version + 1)).toMatchObject({ status: 422 });
  expect(await save({ '/nowhere': {} }, version + 1)).toMatchObject({ status: 422 });
  expect((await save({}, version + 1, doctor)).status).toBe(403);
  expect((await save({}, version + 1)).status).toBe(200);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer();
  cookie = `theme=blue; x-access-token=${(await logIn(server.url, 'doctor')).body.token}`;
}, 60_000);
afterAll(() => server?.stop());

const statusOf = async (path: string, headers: Record<string, string>): Promise<number> =>
  (await fetch(server.url + path, { headers })).status;

it('lets a link of the browser fetch a file, which carries the cookie and no header', async () => {
  expect(await statusOf('/api/v1/roster-template.xlsx', { cookie })).toBe(200);
  expect(await statusOf('/api/v1/roster-template.xlsx', {})).toBe(401);
  expect(await statusOf('/api/v1/roster-template.xlsx', { cookie: 'x-access-token=made-up' })).toBe(401);
  expect(await statusOf('/api/v1/roster-template.xlsx', { cookie: 'x-access-token=%E0%A4%A' })).toBe(401);
});

it('takes the cookie for nothing else: other calls need the header', async () => {
  expect(await statusOf('/api/v1/home/summary', { cookie })).toBe(401);
});

import type { ClientLogEntry } from '@gongwei/domain/shell';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()), 60_000);
afterAll(() => server?.stop());

const ENTRY: ClientLogEntry = {
  type: 'render',
  message: 'TypeError: 张三丰 13900000001 is not a function',
  stack: 'TypeError: 张三丰\n    at save (https://host/assets/form-1.js:1:20)',
  info: '    at Field (https://host/assets/form-1.js:3:4)',
  url: 'https://host/cust/jkdn/resident-1?text=张三丰',
  time: '2026-06-15T04:00:00.000Z',
};
const rows = () =>
  server.database.query<{ code: string; route: string; message: string; stack: string; user_id: string }>(
    'select code, route, message, stack, user_id from exception_log',
  );

it('keeps what went wrong in a browser, cleaned again, and a repeat once', async () => {
  const doctor = await clientFor(server.url, 'doctor');
  expect((await doctor.send('POST', '/api/v1/error-logs', { entries: [ENTRY] })).body).toEqual({ stored: 1 });
  expect((await doctor.send('POST', '/api/v1/error-logs', { entries: [ENTRY] })).body).toEqual({ stored: 0 });
  expect(await rows()).toEqual([
    {
      code: 'client.render',
      route: '/cust/jkdn/:id',
      message: 'TypeError: … is not a function',
      stack: 'at save (/assets/form-1.js:1:20)\nat Field (/assets/form-1.js:3:4)',
      user_id: 'doctor',
    },
  ]);
});

it('refuses what is no log, too much of it, and who is not logged in', async () => {
  const doctor = await clientFor(server.url, 'doctor');
  expect((await doctor.send('POST', '/api/v1/error-logs', { entries: [{ type: 'render' }] })).status).toBe(422);
  expect((await doctor.send('POST', '/api/v1/error-logs', { entries: Array(51).fill(ENTRY) })).status).toBe(422);
  const answer = await fetch(`${server.url}/api/v1/error-logs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entries: [ENTRY] }),
  });
  expect(answer.status).toBe(401);
});

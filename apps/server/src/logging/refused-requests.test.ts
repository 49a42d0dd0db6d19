import { afterAll, beforeAll, expect, it } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()), 60_000);
afterAll(() => server?.stop());

type Line = {
  readonly user_id: string;
  readonly refused: string;
  readonly target: string | null;
  readonly details: object;
};
const lines = () =>
  server.database.query<Line>(
    `select user_id, refused, target, details from operation_log where action = 'request.refused' order by at, id`,
  );
const many = async () => (await lines()).length;

it('writes down what staff had no right to and what of theirs was not kept, once in ten minutes and without what was sent', async () => {
  const [doctor, viewer] = await Promise.all([clientFor(server.url, 'doctor'), clientFor(server.url, 'viewer')]);
  const save = (change = {}) => ({ ...bloodCount(change) });
  expect((await viewer.send('PUT', '/api/v1/records/record-1', save())).status).toBe(403);
  await expect.poll(many).toBe(1);
  server.clock.advance(1_000);
  expect((await doctor.send('PUT', '/api/v1/records/record-1', save())).status).toBe(200);
  expect((await doctor.send('PUT', '/api/v1/records/record-1', save({ saveId: 'late' }))).status).toBe(409);
  await expect.poll(many).toBe(2);
  server.clock.advance(1_000);
  const words = { reason: expect.stringMatching(/没有权限$/), route: 'PUT /api/v1/records/:id' };
  expect(await lines()).toEqual([
    { user_id: 'viewer', refused: '403', target: null, details: words },
    {
      user_id: 'doctor',
      refused: '409',
      target: null,
      details: { ...words, reason: expect.stringMatching(/已被他人修改，或与已有内容重复$/) },
    },
  ]);
  const county = await clientFor(server.url, 'county');
  const listed = await county.send<{ rows: { cells: Record<string, unknown> }[] }>(
    'POST',
    '/api/v1/lists/operation-log/search',
    { where: { action: ['request.refused'] }, limit: 50 },
  );
  expect(listed.status, JSON.stringify(listed.body)).toBe(200);
  expect(listed.body.rows.map(({ cells }) => cells['asked'])).toEqual(['记录 · 修改', '记录 · 修改']);
  // The same again says nothing new; a question that was not understood, and what somebody typed into an address, say nothing at all.
  expect((await viewer.send('PUT', '/api/v1/records/record-1', save())).status).toBe(403);
  expect((await doctor.send('POST', '/api/v1/lists/residents/rows', { sort: 7 })).status).toBeGreaterThanOrEqual(400);
  const typed = `/api/v1/records/${encodeURIComponent('张三')}`;
  expect((await viewer.send('PUT', typed, save({ id: '张三' }))).status).toBe(422);
  await expect.poll(many).toBe(3);
  expect((await lines()).at(-1)).toMatchObject({ user_id: 'viewer', target: null });
  server.clock.advance(11 * 60_000);
  expect((await viewer.send('PUT', '/api/v1/records/record-1', save())).status).toBe(403);
  await expect.poll(many).toBe(4);
});

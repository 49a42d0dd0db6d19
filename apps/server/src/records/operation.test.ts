import { afterAll, beforeAll, expect, it } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let county: TestClient;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
  doctor = await clientFor(server.url, 'doctor');
}, 60_000);
afterAll(() => server?.stop());

type Shown = {
  changes: { label: string; before: string; after: string }[];
  hidden?: true;
  same: unknown[];
  reason?: string;
};
async function last(action: string, by = county): Promise<{ status: number; body: Shown }> {
  const [row] = await server.database.query<{ id: string }>(
    'select id from operation_log where action = $1 order by at desc, id desc limit 1',
    [action],
  );
  return by.get<Shown>(`/api/v1/operations/${row?.id}`);
}

it('tells what a save changed, field by field in the words of the form', async () => {
  const first = bloodCount();
  expect((await doctor.send('PUT', `/api/v1/records/${first.id}`, first)).status).toBe(200);
  const [key, value] = Object.entries(first.data).find(([, held]) => typeof held === 'number') as [string, number];
  const second = bloodCount({ baseVersion: 1, saveId: 'save-2', data: { ...first.data, [key]: value + 1 } });
  expect((await doctor.send('PUT', `/api/v1/records/${first.id}`, second)).status).toBe(200);
  const { body } = await last('record.change');
  expect(body.changes).toHaveLength(1);
  expect(body.changes[0]).toMatchObject({
    before: expect.stringContaining(String(value)),
    after: expect.stringContaining(String(value + 1)),
  });
  expect(body.same).toHaveLength(1);
});

it('tells a role’s letters and an account’s roles before and after, and no number', async () => {
  const { body: role } = await county.get<{ letters: object; version: number }>('/api/v1/roles/LAB');
  const edit = { letters: { ...role.letters, bggl: 'V' }, name: '', levels: [], remark: '', version: role.version };
  expect((await county.send('PUT', '/api/v1/roles/LAB', edit)).status).toBe(200);
  expect((await last('role.change')).body.changes).toEqual([{ label: '权限：报告管理', before: '', after: 'V' }]);
  const account = { version: 1, name: '东镇录入员', phone: '19900001234', roles: ['ENT', 'LAB'] };
  expect((await county.send('PUT', '/api/v1/users/clerk', account)).status).toBe(200);
  expect((await last('staff.change')).body.changes).toEqual([
    { label: '角色', before: 'ENT', after: 'ENT、LAB' },
    { label: '手机号', before: '', after: '已修改' },
  ]);
});

it('is for who may read the log, and of one’s own scope', async () => {
  expect((await last('role.change', doctor)).status).toBe(403);
  expect((await county.get('/api/v1/operations/nothing')).status).toBe(404);
});

import { randomUUID } from 'node:crypto';
import { formIndex } from '@gongwei/domain/catalogue';
import type { OperationAction } from '@gongwei/domain/lists';
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
  thing?: string;
  person?: string;
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
  // It says what it is about as staff call it.
  const form = formIndex.find(({ id }) => id === first.formId)?.title;
  const [person] = await server.database.query<{ name: string }>('select name from residents where id = $1', [
    first.subjectId,
  ]);
  expect([body.thing, body.person]).toEqual([form, person?.name]);
  const { body: list } = await county.send<{ rows: { cells: Record<string, unknown> }[] }>(
    'POST',
    '/api/v1/lists/operation-log/search',
    { where: { action: ['record.change'] }, limit: 50 },
  );
  expect(list.rows.map(({ cells }) => [cells['thing'], cells['person']])).toEqual([[form, person?.name]]);
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

it('names who was changed, what was exported, and nobody of another institution', async () => {
  const described = async (
    action: OperationAction,
    target: string,
    subjectId = '',
  ): Promise<(string | undefined)[]> => {
    await server.database.query(
      `insert into operation_log (county_code, id, at, user_id, user_name, institution_code, action, subject_id, target, details)
       select left(institution_code, 6), $1, now(), id, name, institution_code, $2, $3, $4, '{}' from users where username = 'doctor'`,
      [randomUUID(), action, subjectId, target],
    );
    const { status, body } = await last(action);
    expect(status).toBe(200);
    return [body.thing, body.person];
  };
  const elsewhere = await server.database.query<{ id: string }>(
    `select p.id from residents p, users u where u.username = 'doctor' and p.county_code = left(u.institution_code, 6)
       and not starts_with(p.institution_code, u.institution_code) limit 1`,
  );
  expect(elsewhere).toHaveLength(1);
  expect(await described('resident.reveal', '', elsewhere[0]?.id)).toEqual([undefined, undefined]);
  expect(await described('list.export', 'operation-log')).toEqual(['操作日志', undefined]);
  expect(await described('role.change', 'LAB')).toEqual(['检验人员', undefined]);
  expect(await described('institution.disable', '990101')).toEqual([
    expect.stringMatching(/\p{Script=Han}/u),
    undefined,
  ]);
});

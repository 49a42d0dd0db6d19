import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { clientFor, startPostgres, startTestServer } from '../testing/index.ts';
import type { TemporaryPostgres, TestClient, TestServer } from '../testing/index.ts';

let server: TestServer;
let county: TestClient;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
  doctor = await clientFor(server.url, 'doctor');
}, 60_000);
afterAll(() => server?.stop());

type Role = {
  readonly code: string;
  readonly name: string;
  readonly letters: { [code: string]: string };
  readonly levels: string[];
  readonly remark: string;
  readonly version: number;
  readonly fixed?: string;
  readonly disabled: boolean;
  readonly rights: readonly { code: string; most?: string }[];
};
const role = async (code: string, by = county) => (await by.get<Role>(`/api/v1/roles/${code}`)).body;
const edit = async (code: string, change: Partial<Role>, by = county, version?: number) => {
  const { letters, name, levels, remark, version: seen } = await role(code, by);
  const body = { letters, name, levels, remark, version: version ?? seen, ...change };
  return by.send<{ code: string; message: string }>('PUT', `/api/v1/roles/${code}`, body);
};
const log = async (action: string) =>
  (
    await server.database.query<{ details: { changes: unknown[]; reason?: string }; target: string }>(
      'select details, target from operation_log where action = $1 order by at desc, id desc limit 1',
      [action],
    )
  )[0];
const residents = async (by: TestClient) => (await by.send('POST', '/api/v1/residents/search', {})).status;

describe('what a role may do', () => {
  it('holds from the next request of everybody who has it, and is written down before and after', async () => {
    expect(await residents(doctor)).toBe(200);
    const { letters } = await role('DOC');
    const without = Object.fromEntries(Object.entries(letters).filter(([code]) => !/^gw|^bggl/.test(code)));
    expect((await edit('DOC', { letters: { ...without, jdcx: 'V' } })).status).toBe(200);
    expect(await residents(doctor)).toBe(403);
    expect((await doctor.get('/api/menus/find')).body['data']).not.toContainEqual(
      expect.objectContaining({ path: '/cust' }),
    );
    expect((await log('role.change'))?.details.changes).toContainEqual({
      label: '权限：健康档案管理',
      before: 'E',
      after: '',
    });
    expect((await edit('DOC', { letters })).status).toBe(200);
    expect(await residents(doctor)).toBe(200);
  });

  it('is changed by one of two who saw the same', async () => {
    const { version, letters } = await role('LAB');
    expect((await edit('LAB', { letters: { ...letters, bggl: 'V' } })).status).toBe(200);
    const late = await edit('LAB', { letters }, county, version);
    expect(late).toMatchObject({ status: 409, body: { code: 'role.conflict' } });
    expect((await role('LAB')).letters['bggl']).toBe('V');
  });

  it('cannot be raised above who changes it, nor by who holds it, nor by who only looks', async () => {
    const { letters } = await role('DOC');
    expect(await edit('DOC', { letters: { ...letters, 'ht-cdgl': 'V' } })).toMatchObject({
      status: 422,
      body: { message: '不能授予您自己没有的后台管理权限' },
    });
    expect(await edit('DOC', { letters: {} })).toMatchObject({ status: 422, body: { message: '请至少给一项权限' } });
    expect(await edit('CNT', { letters })).toMatchObject({ status: 403 });
    expect((await role('CNT')).fixed).toContain('自己持有');
    expect(await edit('SYS', { letters })).toMatchObject({ status: 403 });
    expect((await doctor.get('/api/v1/roles/DOC')).status).toBe(403);
    expect((await role('DOC')).rights).toContainEqual({ code: 'ht-cdgl', label: '菜单管理' });
  });

  it('tells beforehand whom a change reaches', async () => {
    const { letters } = await role('SMP');
    const effect = (changed: object) => county.send('POST', '/api/v1/roles/SMP/effect', { letters: changed });
    expect((await effect(letters)).body).toEqual({ holders: 1, changed: 0, unchanged: 1, blind: [] });
    expect((await effect({ cjyb: 'V' })).body).toMatchObject({ holders: 1, changed: 1, blind: [] });
    expect((await effect({})).body).toMatchObject({ blind: [{ name: '采样员', institution: '东镇卫生院' }] });
  });
});

describe('a role of the county’s own', () => {
  it('begins like another, works once it is given, and goes when nobody has it', async () => {
    const copied = await county.send('POST', '/api/v1/roles', { code: 'DOC2', name: '签约医生', like: 'DOC' });
    expect(copied.status).toBe(200);
    expect(await county.send('POST', '/api/v1/roles', { code: 'DOC2', name: '又一个', like: 'DOC' })).toMatchObject({
      status: 409,
      body: { code: 'role.taken' },
    });
    expect((await role('DOC2')).letters).toEqual((await role('DOC')).letters);
    expect(
      (
        await edit('DOC2', {
          letters: { gwjkdngl: 'V', gwsfmkgl: 'V', gwjsza: 'V' },
          name: '签约助理',
          levels: ['4'],
        })
      ).status,
    ).toBe(200);
    const made = await county.send<{ user: { id: string; version: number }; temporaryPassword: string }>(
      'POST',
      '/api/v1/users',
      { username: 'assistant', name: '王丽', institutionCode: '990101101', roles: ['DOC2'] },
    );
    expect(made).toMatchObject({ status: 201, body: { user: { roles: ['DOC2'], roleNames: ['签约助理'] } } });
    const own = await clientFor(server.url, 'assistant', made.body.temporaryPassword);
    await own.send('POST', '/api/users/updateuserpwd', {
      password: made.body.temporaryPassword,
      newpassword: 'Chunfeng7ye',
    });
    expect(await residents(own)).toBe(200);
    // Works like a doctor, so it is one where doctors are chosen.
    const doctors = (await county.send('POST', '/api/api/jkct/getzrys', {})).body['data']!;
    expect(doctors.map(({ label }) => label)).toContain('王丽');
    // And sees what a doctor does, of psychosis by a letter of its own, which others do not hold who follow people up as well.
    await server.database.query('delete from plans');
    await server.database.query(
      `insert into plans (county_code, id, resident_id, programme, what, form_id, opened_on, soon_on, due_on, grace_until, state)
       values ('990101', 'p1', 'resident-1', 'psychosis', '', 'psychosis-follow-up', '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01', 'due')`,
    );
    const visits = async (who: TestClient) =>
      (await who.send('POST', '/api/v1/lists/follow-up-list/count', {})).body['found'];
    expect([await visits(own), await visits(await clientFor(server.url, 'clerk'))]).toEqual([1, 0]);
    await server.database.query('delete from plans');
    expect(await county.send('PUT', '/api/v1/roles/DOC2/removed', { version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'role.held' },
    });
    const village = { username: 'far', name: '王丽', institutionCode: '990101101001', roles: ['DOC2'] };
    expect(await county.send('POST', '/api/v1/users', village)).toMatchObject({
      status: 422,
      body: { message: '“签约助理”只能设在乡镇级机构' },
    });
    const { id, version } = made.body.user;
    const moved = { version, name: '王丽', phone: '', roles: ['ENT'] };
    expect((await county.send('PUT', `/api/v1/users/${id}`, moved)).status).toBe(200);
    expect((await county.send('PUT', '/api/v1/roles/DOC2/removed', { version: 2 })).status).toBe(200);
    expect((await county.get('/api/v1/roles/DOC2')).status).toBe(404);
    expect((await log('role.remove'))?.target).toBe('DOC2');
  });

  it('gives nothing while it is disabled, and is given to nobody', async () => {
    const state = (to: string, version: number) =>
      county.send('PUT', '/api/v1/roles/SMP/state', { version, state: to, reason: '采样结束' });
    const sampler = await clientFor(server.url, 'sampler');
    const menu = async () => (await sampler.get('/api/menus/find')).body['data']!.length;
    expect(await menu()).toBeGreaterThan(0);
    expect((await state('disabled', 0)).status).toBe(200);
    expect(await menu()).toBe(0);
    const given = { username: 'another', name: '王丽', institutionCode: '990101101', roles: ['SMP'] };
    expect(await county.send('POST', '/api/v1/users', given)).toMatchObject({ status: 422 });
    expect((await log('role.disable'))?.details.reason).toBe('采样结束');
    expect((await state('active', 1)).status).toBe(200);
    expect(await menu()).toBeGreaterThan(0);
  });
});

it('the list of roles is the county’s, with how many have each', async () => {
  const { body } = await county.send('POST', '/api/v1/lists/role-management/search', { limit: 50 });
  const rows = body['rows'] as unknown as { id: string; cells: Record<string, unknown> }[];
  expect(rows).toHaveLength(17);
  expect(rows.find(({ id }) => id === 'DOC')?.cells).toMatchObject({
    name: '责任医生/家庭医生',
    users: 2,
    builtin: true,
  });
});

describe('on PostgreSQL, in two processes', () => {
  let postgres: TemporaryPostgres;
  const servers: TestServer[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.newDatabase();
    servers.push(await startTestServer({ database: await openDatabase({ url }) }));
    servers.push(await startTestServer({ database: await openDatabase({ url }) }));
  }, 120_000);
  afterAll(async () => {
    for (const one of servers) await one.stop();
    await postgres?.stop();
  });

  it('one of four edits wins, and the other process knows at once', async () => {
    const [here, there] = [await clientFor(servers[0]!.url, 'county'), await clientFor(servers[1]!.url, 'county')];
    const theDoctor = await clientFor(servers[1]!.url, 'doctor');
    for (let round = 0; round < 4; round += 1) {
      const seen = await role('DOC', here);
      const rivals = [here, there, here, there].map((by, at) =>
        edit('DOC', { letters: { gwjkdngl: at % 2 === 0 ? 'V' : 'E' }, remark: `${round}.${at}` }, by, seen.version),
      );
      expect((await Promise.all(rivals)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      expect((await role('DOC', there)).version).toBe(seen.version + 1);
    }
    expect((await edit('DOC', { letters: { jdcx: 'V' } }, here)).status).toBe(200);
    expect(await residents(theDoctor)).toBe(403);
  });
});

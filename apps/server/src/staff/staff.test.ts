import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientFor,
  clientOf,
  logIn,
  openRealtime,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let county: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
}, 60_000);
afterAll(() => server?.stop());

const EAST = '990101101';
const NEXT = 'Chunfeng7ye';
const typed = (username: string, change: object = {}) => ({
  username,
  name: '王丽',
  institutionCode: EAST,
  roles: ['DOC'],
  ...change,
});
type Account = { id: string; version: number; username: string; roles: string[]; code: string; phone?: string };
const create = (by: TestClient, username: string, change: object = {}) =>
  by.send<{ user: Account; temporaryPassword: string; code?: string; fields?: { field: string; message: string }[] }>(
    'POST',
    '/api/v1/users',
    typed(username, change),
  );
const changePassword = (client: TestClient, password: string, newpassword = NEXT) =>
  client.send('POST', '/api/users/updateuserpwd', { password, newpassword });

/** Somebody new who has changed the temporary password. */
async function settled(username: string, change: object = {}): Promise<{ user: Account; client: TestClient }> {
  const { body } = await create(county, username, change);
  const client = await clientFor(server.url, username, body.temporaryPassword);
  await changePassword(client, body.temporaryPassword);
  return { user: body.user, client };
}
const put = (by: TestClient, path: string, body: object) => by.send<Account & { message: string }>('PUT', path, body);
const disable = (by: TestClient, { id, version }: Account, state = 'disabled') =>
  put(by, `/api/v1/users/${id}/state`, { version, state, reason: '离职' });

describe('adding somebody', () => {
  it('gives a password for once that must be changed before anything else', async () => {
    const { status, body } = await create(county, 'Wang.Li', { phone: '19900001234' });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ username: 'wang.li', roles: ['DOC'], code: `${EAST}001`, version: 1 });
    const client = await clientFor(server.url, 'WANG.LI', body.temporaryPassword);
    for (const path of ['/api/menus/find', '/api/v1/home/summary'])
      expect(await client.get(path), path).toMatchObject({ status: 403, body: { code: 'password.must-change' } });
    expect((await client.send('POST', '/api/users/refreshtoken')).status).toBe(403);
    expect((await client.get('/api/users/userinfo')).body['data']).toMatchObject({ mustChangePassword: true });
    expect((await changePassword(client, body.temporaryPassword)).body).toMatchObject({ code: 200 });
    expect((await client.get('/api/v1/home/summary')).status).toBe(200);
    expect((await client.get('/api/users/userinfo')).body['data']).not.toHaveProperty('mustChangePassword');
  });
  it('tells field by field what to mend', async () => {
    const bad = { username: '王', name: '', phone: '123', roles: [], institutionCode: '990102' };
    const { status, body } = await create(county, '', bad);
    expect(status).toBe(422);
    expect(body.fields?.map(({ field }) => field)).toEqual(['username', 'name', 'phone', 'roles', 'institutionCode']);
  });
  it('takes no name and no number twice, however many ask at once', async () => {
    const twice = await Promise.all(
      ['gemini', 'GEMINI', 'Gemini'].map((name) => create(county, name, { phone: '19900004321' })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const other = await create(county, 'pollux', { phone: '19900004321' });
    expect(other).toMatchObject({ status: 409, body: { code: 'staff.taken', fields: [{ field: 'phone' }] } });
    expect((await create(county, 'doctor')).body).toMatchObject({ code: 'staff.taken' });
  });
  it('gives everybody a number of their own', async () => {
    const made = await Promise.all(['li1', 'li2', 'li3', 'li4'].map((one) => create(county, `${one}-number`)));
    expect(new Set(made.map(({ body }) => body.user.code)).size).toBe(4);
  });
});

describe('who may', () => {
  it('needs the right, stays in the scope and gives nothing above', async () => {
    expect((await create(await clientFor(server.url, 'doctor'), 'nobody1')).status).toBe(403);
    const { client: east } = await settled('east.admin', { roles: ['TWN'] });
    expect((await create(east, 'nobody2', { institutionCode: '990101102' })).body.fields?.[0]?.field).toBe(
      'institutionCode',
    );
    expect((await create(east, 'nobody3', { roles: ['CNT'] })).body.fields?.[0]?.message).toBe(
      '不能授予高于您自己权限的角色',
    );
    const { body } = await create(east, 'east.lab', { roles: ['LAB'] });
    expect(body.user.roles).toEqual(['LAB']);
    // E adds and changes; M disables and moves.
    expect((await disable(east, body.user)).status).toBe(403);
    expect((await east.get('/api/v1/users/western')).status).toBe(404);
    const reset = await east.send('POST', '/api/users/updateuserpwdcz', { username: 'western' });
    expect(reset.body).toEqual({ code: -1, msg: '本机构及下级机构中没有这个用户' });
  });
  it('lets no second administrator take over the first', async () => {
    const { client: second } = await settled('second', { roles: ['CN2'], institutionCode: '990101' });
    expect((await second.send('POST', '/api/users/updateuserpwdcz', { username: 'county' })).body).toEqual({
      code: -1,
      msg: '该账号的权限高于您，不能修改',
    });
    expect((await second.send('POST', '/api/v1/users/county/password')).status).toBe(403);
    const promoted = await put(second, '/api/v1/users/doctor', { version: 1, name: '甲乙', phone: '', roles: ['CNT'] });
    expect(promoted.status).toBe(422);
  });
});

describe('changing somebody', () => {
  it('lets one of two writers at once win', async () => {
    const { body } = await create(county, 'contested');
    const edit = (name: string) =>
      put(county, `/api/v1/users/${body.user.id}`, { version: 1, name, phone: '', roles: ['DOC', 'PHS'] });
    const both = await Promise.all(['王甲', '王乙', '王丙', '王丁'].map(edit));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { body: now } = await county.get<Account>(`/api/v1/users/${body.user.id}`);
    expect(now).toMatchObject({ version: 2, roles: ['DOC', 'PHS'] });
  });
  it('moves them within the scope, with new roles, and they log in anew', async () => {
    const { user, client } = await settled('mover');
    const to = { institutionCode: `${EAST}001`, roles: ['VIL'], reason: '下派' };
    const { body: at } = await county.get<Account>(`/api/v1/users/${user.id}`);
    expect(
      (await put(county, `/api/v1/users/${user.id}/institution`, { ...to, version: at.version })).body,
    ).toMatchObject({
      institutionName: '东村卫生室',
      roles: ['VIL'],
    });
    expect((await client.get('/api/users/userinfo')).status).toBe(401);
    expect((await logIn(server.url, 'mover', NEXT)).body).toMatchObject({ code: 200, jgbh: `${EAST}001` });
  });
  it('writes what changed into the log, and no secret and no number', async () => {
    const { body } = await create(county, 'logged', { phone: '19900007777' });
    await put(county, `/api/v1/users/${body.user.id}`, {
      version: 1,
      name: '王丽',
      phone: '19900008888',
      roles: ['PHS'],
    });
    const lines = await server.database.query<{ action: string; details: object }>(
      'select action, details from operation_log where target = $1 order by action desc',
      [body.user.id],
    );
    expect(lines).toEqual([
      { action: 'staff.create', details: { institution: EAST, roles: ['DOC'] } },
      { action: 'staff.change', details: { changed: ['phone'], roles: { before: ['DOC'], after: ['PHS'] } } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/1990000|王丽/);
    expect(JSON.stringify(lines)).not.toContain(body.temporaryPassword);
  });
});

/** What the code of a text message is exchanged for, for somebody who is not logged in. */
async function ticket(phoneNum: string): Promise<string> {
  const nobody = clientOf(server.url);
  await nobody.send('POST', '/api/api/wx/getSmsCode', { phoneNum });
  const page = await (await fetch(`${server.url}/stand-in/sms`)).text();
  const code = new RegExp(`${phoneNum}：验证码 (\\d{6})`).exec(page)?.[1] ?? '000000';
  const { body } = await nobody.send('POST', '/api/api/wx/trySmsCode', { phoneNum, code });
  return String((body['data'] as { openid?: string } | undefined)?.openid ?? '');
}
const bySms = async (openid: string) =>
  (
    await fetch(`${server.url}/api/api/wx/loginin`, {
      method: 'POST',
      body: new URLSearchParams({ username: '', password: '', type: 'sms', openid }),
    })
  ).json();

describe('disabling somebody', () => {
  it('ends every session and window at once and closes every way in', async () => {
    const { user, client } = await settled('leaver', { phone: '19900005555' });
    const token = (await logIn(server.url, 'leaver', NEXT)).body.token;
    const window = await openRealtime(server.url);
    await window.hello({ token });
    const proved = await ticket('19900005555');
    expect(proved).not.toBe('');
    const { body: at } = await county.get<Account>(`/api/v1/users/${user.id}`);
    expect((await disable(county, at)).body).toMatchObject({ state: 'disabled' });
    expect(await window.closed()).toBe(4003);
    expect((await client.get('/api/users/userinfo')).status).toBe(401);
    // The right password says no more than a wrong one.
    const refused = (await logIn(server.url, 'leaver', NEXT)).body;
    expect(refused).toEqual((await logIn(server.url, 'nobody-at-all', NEXT)).body);
    // A code that was proved a moment ago opens nothing, and no other is sent.
    expect(await bySms(proved)).toMatchObject({ code: -1 });
    server.clock.advance(61_000);
    expect(await ticket('19900005555')).toBe('');
    expect((await disable(county, { ...at, version: at.version + 1 }, 'active')).status).toBe(200);
    expect((await logIn(server.url, 'leaver', NEXT)).body.code).toBe(200);
  });
  it('is refused for oneself and the last administrator, also where two disable each other', async () => {
    const self = await county.get<Account>('/api/v1/users/county');
    expect((await disable(county, self.body)).body).toMatchObject({ code: 'staff.self' });
    const { user, client: other } = await settled('deputy', { roles: ['CNT'], institutionCode: '990101' });
    const { body: deputy } = await county.get<Account>(`/api/v1/users/${user.id}`);
    const both = await Promise.all([disable(other, self.body), disable(county, deputy)]);
    const active = await server.database.query(
      "select 1 from users u join user_roles r on r.user_id = u.id where r.role = 'CNT' and u.disabled_at is null",
    );
    expect(active).toHaveLength(1);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    // Whoever is left goes on with the tests below.
    county = (await county.get('/api/users/userinfo')).status === 200 ? county : other;
  });
});

describe('a temporary password', () => {
  it('is good for seven days', async () => {
    const { body } = await create(county, 'late');
    server.clock.leap(7 * 24 * 3_600_000);
    expect((await logIn(server.url, 'late', body.temporaryPassword)).body).toMatchObject({
      code: -1,
      msg: expect.stringMatching(/^临时密码已过期/),
    });
    expect((await logIn(server.url, 'late', 'guess')).body.msg).toBe('用户名或密码错误');
    server.clock.set('2026-06-15T04:00:00Z');
  });
  it('opens no realtime window', async () => {
    const { body } = await create(county, 'windowless');
    const { token } = (await logIn(server.url, 'windowless', body.temporaryPassword)).body;
    const window = await openRealtime(server.url);
    window.send({ t: 'hello', token, device: 'device-1' });
    expect(await window.closed()).toBe(4003);
  });
});

describe('looking for somebody', () => {
  const search = (by: TestClient, body: object) => by.send('POST', '/api/v1/users/search', body);
  it('by name, initials, user name, number or state, in the scope, with masked numbers', async () => {
    const { body } = await create(county, 'findme', { name: '欧阳锋', phone: '19900006666' });
    for (const text of ['欧阳', 'oyf', 'FINDME', '1990000666'])
      expect((await search(county, { text })).body, text).toMatchObject({ total: 1, rows: [{ id: body.user.id }] });
    const [row] = (await search(county, { text: 'findme' })).body['rows'] as unknown as { phone: string }[];
    expect(row?.phone).toBe('199****6666');
    expect((await search(county, { state: 'disabled', text: 'findme' })).body['total']).toBe(0);
    expect((await search(county, { text: 'findme', institutionCode: '990101102' })).body['total']).toBe(0);
    expect((await search(await clientFor(server.url, 'doctor'), {})).status).toBe(403);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '../shared/random-source.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { createSecretBox } from './secret-box.ts';
import { PLATFORM_PASSWORD } from '../provincial-platform/wire.ts';

let server: TestServer;
let county: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
}, 60_000);
afterAll(() => server?.stop());

const EAST = 'gw990101101';
const wrong = async (client: TestClient, body: object = {}) =>
  (await client.send('POST', '/api/dock/Gwptsfyzlogin', body)).body;
const change = async (client: TestClient, body: object) =>
  (await client.send('POST', '/api/users/upptuser', body)).body;
const check = async (ptusername: string, ptpassword: string) =>
  (await county.send('POST', '/api/dock/ptmmjy', { ptusername, ptpassword, username: 'county', password: '' })).body;

describe('accounts with a wrong password', () => {
  it('are shown to who may upload, never with the password', async () => {
    const { code, data } = await wrong(county);
    expect([code, data]).toMatchObject([200, [{ ptusername: EAST, jgmc: '东镇卫生院', ptcode: '********' }]]);
    expect(JSON.stringify(data)).not.toContain('outdated');
    expect((await wrong(await clientFor(server.url, 'doctor'))).data).toEqual([]);
    expect((await county.send('POST', '/api/dock/Gwptsfyzlogin', { jgbh: '990102' })).status).toBe(403);
  });
  it('lie sealed in the database', async () => {
    const rows = await server.database.query<{ sealed: string }>(
      `select encode(sealed_password, 'hex') as sealed from platform_accounts`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed } of rows)
      expect(Buffer.from(sealed, 'hex').toString('latin1')).not.toMatch(/outdated|Platform@2026/);
  });
  it.each([
    [{ newptusername: EAST, newpassword: '********' }, '用户名或密码未修改'],
    [{ newptusername: EAST, newpassword: '' }, '用户名或密码未修改'],
    [{ newptusername: ' ', newpassword: 'x' }, '请输入用户名'],
    [{ newptusername: EAST, newpassword: 'still wrong' }, '平台用户名或密码错误'],
    [{ newptusername: 'locked-1', newpassword: 'x' }, '该账号已被平台锁定，请联系平台管理员'],
    [{ newptusername: 'offline-1', newpassword: 'x' }, '第三方平台暂时无法访问，请稍后再试'],
  ])('are not changed by %j: %s', async (body, msg) => {
    expect(await change(county, { ptusername: EAST, ...body })).toEqual({ code: -1, msg });
    expect((await wrong(county)).data).toHaveLength(1);
  });
  it('are gone from the list once the platform takes them', async () => {
    expect(await change(county, { ptusername: EAST, newptusername: EAST, newpassword: PLATFORM_PASSWORD })).toEqual({
      code: 200,
      msg: '平台账号修改成功',
    });
    expect((await wrong(county)).data).toEqual([]);
    const { msg, data } = (await county.send('POST', '/api/dock/ptsfyz', {})).body;
    expect([msg, data]).toMatchObject(['检验通过', [{ verifyState: '1' }, { verifyState: '1' }]]);
  });
  it('whose password was sealed with a key that is gone are told of as wrong', async () => {
    const other = createSecretBox(systemRandom.bytes(32), systemRandom).seal(PLATFORM_PASSWORD);
    await server.database.query('update platform_accounts set sealed_password = $1 where username = $2', [other, EAST]);
    expect((await county.send('POST', '/api/dock/ptsfyz', {})).body).toMatchObject({ msg: '1 个平台账号未通过检验' });
    expect((await wrong(county)).data).toMatchObject([{ errorMsg: '保存的密码已无法读取，请重新填写' }]);
    const renamed = { ptusername: EAST, newptusername: 'other', newpassword: '' };
    expect(await change(county, renamed)).toEqual({ code: -1, msg: '保存的密码已无法读取，请重新填写' });
  });
  it('are nobody else’s', async () => {
    const doctor = await clientFor(server.url, 'doctor');
    expect(
      (await doctor.send('POST', '/api/users/upptuser', { ptusername: EAST, newptusername: 'a', newpassword: 'b' }))
        .status,
    ).toBe(403);
    expect((await doctor.send('POST', '/api/dock/ptsfyz', {})).status).toBe(403);
  });
});

describe('checking a name and a password', () => {
  it.each([
    ['anybody', PLATFORM_PASSWORD, 200, '检验通过'],
    ['anybody', 'wrong', -99, '平台用户名或密码错误'],
    ['locked-2', PLATFORM_PASSWORD, -99, '该账号已被平台锁定，请联系平台管理员'],
    ['offline-2', PLATFORM_PASSWORD, -99, '第三方平台暂时无法访问，请稍后再试'],
  ])('of %s answers what the platform says', async (name, password, code, msg) => {
    expect(await check(name, password)).toEqual({ code, msg });
  });
});

it('opens what it sealed with its own key only', () => {
  const [box, other] = [
    createSecretBox(systemRandom.bytes(32), systemRandom),
    createSecretBox(systemRandom.bytes(32), systemRandom),
  ];
  const sealed = box.seal('密码');
  expect(box.open(sealed)).toBe('密码');
  expect(() => other.open(sealed)).toThrow();
  expect(() => box.open(sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte)))).toThrow();
});

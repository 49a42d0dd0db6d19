import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientFor,
  logIn,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../testing/index.ts';
import { systemRandom } from '../shared/random-source.ts';
import { temporaryPassword } from '../identity/temporary-password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server?.stop());

const change = async (client: TestClient, body: object) =>
  (await client.send('POST', '/api/users/updateuserpwd', body)).body;
const reset = (client: TestClient, username: string) => client.send('POST', '/api/users/updateuserpwdcz', { username });

describe('changing one’s password', () => {
  it('needs the old one and a good new one, and ends all other sessions', async () => {
    const [here, elsewhere] = [await clientFor(server.url, 'clerk'), await clientFor(server.url, 'clerk')];
    const next = 'Chunfeng7ye';
    expect(await change(here, { password: 'wrong', newpassword: next })).toEqual({ code: -1, msg: '原密码错误' });
    expect(await change(here, { password: TEST_PASSWORD, newpassword: 'short1' })).toEqual({
      code: -1,
      msg: '新密码至少 8 位',
    });
    expect(await change(here, { username: 'doctor', password: TEST_PASSWORD, newpassword: next })).toEqual({
      code: -1,
      msg: '只能修改自己的密码',
    });
    expect(await change(here, { username: 'clerk', password: TEST_PASSWORD, newpassword: next })).toEqual({
      code: 200,
      msg: '密码修改成功',
    });
    expect((await here.get('/api/users/userinfo')).status).toBe(200);
    expect((await elsewhere.get('/api/users/userinfo')).status).toBe(401);
    expect((await logIn(server.url, 'clerk')).body.code).toBe(-1);
    expect((await logIn(server.url, 'clerk', next)).body.code).toBe(200);
  });
  it('makes who guesses wait', async () => {
    const client = await clientFor(server.url, 'viewer');
    for (let tries = 0; tries < 5; tries += 1) await change(client, { password: 'guess', newpassword: 'Chunfeng7ye' });
    expect(await change(client, { password: TEST_PASSWORD, newpassword: 'Chunfeng7ye' })).toEqual({
      code: -1,
      msg: '原密码错误次数过多，请 30 秒后再试',
    });
  });
});

describe('resetting the password of others', () => {
  it('is for who keeps the users of the institution', async () => {
    expect((await reset(await clientFor(server.url, 'doctor'), 'village')).status).toBe(403);
  });
  it('gives a password for once, tells to change it, and ends the sessions', async () => {
    const [county, western] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'western')];
    expect((await reset(county, 'nobody')).body).toEqual({ code: -1, msg: '本机构及下级机构中没有这个用户' });
    expect((await reset(county, 'county')).body).toMatchObject({ code: -1 });
    const { body } = await reset(county, 'western');
    expect(body).toMatchObject({ code: 200, data: { name: '西镇医生' } });
    expect((await western.get('/api/users/userinfo')).status).toBe(401);
    const given = String(body['data']?.['newpassword']);
    expect((await logIn(server.url, 'western', given)).body['tsmap']).toMatchObject({ flag: '1', msgbt: '请修改密码' });
    const again = await clientFor(server.url, 'western', given);
    expect((await again.get('/api/v1/home/summary')).body).toMatchObject({ code: 'password.must-change' });
    await change(again, { password: given, newpassword: 'Chunfeng7ye' });
    expect((await logIn(server.url, 'western', 'Chunfeng7ye')).body['tsmap']).toMatchObject({ flag: '0' });
    const logged = await server.database.query<{ action: string; details: object }>(
      "select action, details from operation_log where action like 'account.%' order by at, id",
    );
    expect(logged.map(({ action }) => action)).toContain('account.password-reset');
    expect(JSON.stringify(logged)).not.toContain(given);
  });
  it('makes passwords that are read out easily and seldom alike', () => {
    const made = Array.from({ length: 200 }, () => temporaryPassword(systemRandom));
    for (const one of made) expect(one).toMatch(/^[a-hjkmnp-z]{4}-[2-9]{4}-[a-hjkmnp-z]{4}$/);
    expect(new Set(made).size).toBe(200);
  });
});

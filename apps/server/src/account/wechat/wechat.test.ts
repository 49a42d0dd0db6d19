import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, clientOf, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
let nobody: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [doctor, nobody] = [await clientFor(server.url, 'doctor'), clientOf(server.url)];
}, 60_000);
afterAll(() => server?.stop());

type Qr = { readonly qrCodeUrl: string; readonly nonceStr: string };
const qrFor = async (client: TestClient): Promise<Qr> =>
  (await client.send<{ data: Qr }>('POST', '/api/api/wx/getQRCodeUrl', { jgbh: '990101101' })).body.data;
const ask = async (client: TestClient, { nonceStr }: Qr) =>
  (await client.send('POST', '/api/api/wx/findwxflag', { nonceStr, jgbh: '990101101' })).body;
const scan = async ({ qrCodeUrl }: Qr) => (await fetch(qrCodeUrl)).text();
const answer = async ({ qrCodeUrl }: Qr, said: 'yes' | 'no', wechat = 'li') =>
  (await fetch(qrCodeUrl, { method: 'POST', body: new URLSearchParams({ answer: said, wechat }) })).text();
const enter = async (openid: string, type: 'wechat' | 'sms' = 'wechat') =>
  (
    await nobody.send('POST', '/api/api/wx/loginin', {
      username: '',
      password: '',
      code: '',
      redomStr: 'r',
      type,
      openid,
    })
  ).body;

describe('binding and log-in', () => {
  it('go through waiting, scanned and 100, and let the account in once', async () => {
    const binding = await qrFor(doctor);
    expect(await ask(doctor, binding)).toEqual({ code: 0, msg: '等待扫码' });
    expect(await scan(binding)).toContain('东镇医生');
    expect(await ask(doctor, binding)).toMatchObject({ code: 1 });
    expect(await answer(binding, 'yes')).toContain('绑定成功');
    expect(await ask(doctor, binding)).toEqual({ code: 100, msg: '绑定成功。' });
    expect(await ask(doctor, binding)).toMatchObject({ code: -1 });
    const info = await doctor.get('/api/users/userinfo');
    expect(info.body['data']?.['openid']).toBe('stand-in:li');

    const entering = await qrFor(nobody);
    await scan(entering);
    await answer(entering, 'yes');
    const bound = await ask(nobody, entering);
    expect(bound).toMatchObject({ code: 100, data: { openid: expect.stringMatching(/^[\w-]{32}$/) } });
    const openid = String(bound['data']?.['openid']);
    expect(await enter(openid)).toMatchObject({ code: 200, username: 'doctor' });
    expect(await enter(openid)).toEqual({ code: -1, msg: '扫码登录已过期，请重新扫码' });
  });

  it('need a WeChat that is bound, and bind one to one account only', async () => {
    const entering = await qrFor(nobody);
    expect(await answer(entering, 'yes', 'stranger')).toContain('没有绑定账号');
    expect(await ask(nobody, entering)).toMatchObject({ code: -1, msg: expect.stringContaining('没有绑定账号') });
    const other = await qrFor(await clientFor(server.url, 'clerk'));
    expect(await answer(other, 'yes')).toContain('已绑定其他账号');
  });

  it('are over once the account parts with its WeChat, written down once', async () => {
    const unbind = () => doctor.send('POST', '/api/v1/account/wechat/unbind', {});
    expect((await Promise.all([unbind(), unbind()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await doctor.get('/api/users/userinfo')).body['data']?.['openid']).toBe('');
    const entering = await qrFor(nobody);
    expect(await answer(entering, 'yes')).toContain('没有绑定账号');
    const lines = await server.database.query("select 1 from operation_log where action = 'account.wechat-unbind'");
    expect(lines).toHaveLength(1);
  });

  it('end when the phone says no, and after three minutes', async () => {
    const refused = await qrFor(nobody);
    expect(await answer(refused, 'no')).toContain('取消');
    expect(await ask(nobody, refused)).toMatchObject({ code: -1, msg: '已在手机上取消。' });
    const late = await qrFor(nobody);
    server.clock.leap(181_000);
    expect(await ask(nobody, late)).toEqual({ code: -1, msg: '二维码已过期，请刷新。' });
    expect(await scan(late)).toContain('已过期');
  });

  it('do not show in the code what the browser asks by', async () => {
    const { qrCodeUrl, nonceStr } = await qrFor(nobody);
    expect(qrCodeUrl).not.toContain(nonceStr);
    const guessed = String(qrCodeUrl.split('/').at(-1));
    expect(await ask(nobody, { qrCodeUrl, nonceStr: guessed })).toMatchObject({ code: -1 });
    expect(await enter('stand-in:li')).toMatchObject({ code: -1 });
  });

  it('write nothing into the page that was not escaped', async () => {
    const qr = await qrFor(nobody);
    expect(await answer(qr, 'yes', '<script>')).not.toContain('<script>');
  });
});

describe('a code by text message', () => {
  const get = async (phoneNum: string) => (await doctor.send('POST', '/api/api/wx/getSmsCode', { phoneNum })).body;
  const attempt = async (phoneNum: string, code: string) =>
    (await doctor.send('POST', '/api/api/wx/trySmsCode', { phoneNum, code })).body;
  const sentCode = async (): Promise<string> =>
    /验证码 (\d{6})/.exec(await (await fetch(`${server.url}/stand-in/sms`)).text())?.[1] ?? '';

  it.each([
    ['', '手机号码不能为空'],
    ['1380000', '手机号码长度不为11位'],
    ['02081234567', '手机号码格式不正确'],
  ])('is not sent to %j: %s', async (phone, msg) => {
    expect(await get(phone)).toEqual({ code: -1, msg });
  });
  it('is sent once a minute, may be mistyped four times, and keeps the number', async () => {
    expect(await get('19900001234')).toMatchObject({ code: 200 });
    expect(await get('19900001234')).toEqual({ code: -1, msg: '请 60 秒后再获取验证码', wait: 60 });
    const code = await sentCode();
    for (let tries = 0; tries < 4; tries += 1)
      expect(await attempt('19900001234', 'wrong')).toEqual({ code: -1, msg: '验证码错误' });
    expect(await attempt('19900001234', code)).toMatchObject({ code: 200, data: { phoneNum: '19900001234' } });
    expect(await attempt('19900001234', code)).toMatchObject({ code: -1 });
    expect((await doctor.get('/api/users/userinfo')).body['data']?.['phoneNum']).toBe('19900001234');
  });
  it('is gone after five wrong tries', async () => {
    server.clock.leap(61_000);
    await get('19900001234');
    const code = await sentCode();
    const said = [];
    for (let tries = 0; tries < 5; tries += 1) said.push((await attempt('19900001234', 'wrong'))['msg']);
    expect(said.at(-1)).toBe('验证码错误次数过多，请重新获取');
    expect(await attempt('19900001234', code)).toEqual({ code: -1, msg: '验证码已过期，请重新获取' });
  });
});

describe('a log-in by text message', () => {
  // Another number each time: a number waits a minute between two codes.
  const ask = async (client: TestClient, phoneNum: string) =>
    (await client.send('POST', '/api/api/wx/getSmsCode', { phoneNum })).body;
  const attempt = async (client: TestClient, phoneNum: string, code: string) =>
    (await client.send('POST', '/api/api/wx/trySmsCode', { phoneNum, code })).body;
  const messages = async (): Promise<string> => (await fetch(`${server.url}/stand-in/sms`)).text();
  const codeFor = async (phone: string): Promise<string> =>
    new RegExp(`${phone}：验证码 (\\d{6})`).exec(await messages())?.[1] ?? '';
  const bind = async (username: string, phone: string) => {
    const client = await clientFor(server.url, username);
    server.clock.leap(61_000);
    await ask(client, phone);
    return attempt(client, phone, await codeFor(phone));
  };

  it('lets in the account that keeps the number, once for each code', async () => {
    expect(await bind('clerk', '19900005678')).toMatchObject({ code: 200 });
    server.clock.leap(61_000);
    expect(await ask(nobody, '19900005678')).toEqual({ code: 200, msg: '验证码已发送', wait: 60 });
    expect(await ask(nobody, '19900005678')).toEqual({ code: -1, msg: '请 60 秒后再获取验证码', wait: 60 });
    const code = await codeFor('19900005678');
    const right = await attempt(nobody, '19900005678', code);
    expect(right).toMatchObject({ code: 200, data: { openid: expect.stringMatching(/^[\w-]{32}$/) } });
    const openid = String(right['data']?.['openid']);
    expect(await enter(openid)).toMatchObject({ code: -1 });
    expect(await enter(openid, 'sms')).toMatchObject({ code: 200, username: 'clerk' });
    expect(await enter(openid, 'sms')).toEqual({ code: -1, msg: '短信登录已过期，请重新获取验证码' });
    expect(await attempt(nobody, '19900005678', code)).toMatchObject({ code: -1 });
  });

  it('does not tell which numbers are kept: one of nobody’s is answered alike, and nothing is sent', async () => {
    const phone = '19911112222';
    expect(await ask(nobody, phone)).toEqual({ code: 200, msg: '验证码已发送', wait: 60 });
    expect(await ask(nobody, phone)).toEqual({ code: -1, msg: '请 60 秒后再获取验证码', wait: 60 });
    expect(await messages()).not.toContain(phone);
    expect(await attempt(nobody, phone, '000000')).toEqual({ code: -1, msg: '验证码错误' });
  });

  it('lets a number belong to one account', async () => {
    expect(await bind('clerk', '19900005678')).toMatchObject({ code: 200 });
    expect(await bind('doctor', '19900005678')).toEqual({ code: -1, msg: '该手机号已绑定其他账号' });
  });

  it('sends one message of ten asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(nobody, '19977778888')));
    expect(answers.filter(({ code }) => Number(code) === 200)).toHaveLength(1);
  });

  it('lets nobody guess on: five wrong codes of a number make the next one wait', async () => {
    const phone = '19933334444';
    await ask(nobody, phone);
    for (let tries = 0; tries < 5; tries += 1) await attempt(nobody, phone, '000000');
    server.clock.advance(2_000);
    expect(await attempt(nobody, phone, '000000')).toMatchObject({ msg: expect.stringMatching(/请 \d+ 秒后再试/) });
  });

  it('sends no more than a hundred in ten minutes for an address, and twenty a day to a number', async () => {
    server.clock.leap(11 * 60_000);
    const said = [];
    for (let at = 10; at < 111; at += 1)
      said.push((await ask(nobody, `19944445${String(at).padStart(3, '0')}`))['code']);
    expect(said.filter((code) => Number(code) === 200)).toHaveLength(100);
    expect((await ask(nobody, '19955556666'))['msg']).toBe('获取验证码过于频繁，请稍后再试');
    server.clock.leap(11 * 60_000);
    expect((await ask(nobody, '19955556666'))['code']).toBe(200);
    for (let at = 1; at < 20; at += 1) {
      server.clock.leap(61_000);
      expect(await ask(nobody, '19955556666')).toMatchObject({ code: 200 });
    }
    server.clock.leap(61_000);
    expect((await ask(nobody, '19955556666'))['msg']).toBe('今天获取验证码的次数已用完，请改用密码登录');
    server.clock.leap(24 * 3_600_000);
    expect((await ask(nobody, '19955556666'))['code']).toBe(200);
  });
});

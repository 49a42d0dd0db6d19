import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, registerDevice, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await clientFor(server.url, 'doctor');
  await registerDevice(server.url, { deviceno: 'XY-1', yqtype: 'xy' });
  await registerDevice(server.url, { deviceno: 'XY-2', yqtype: 'xy', state: '5' });
  await registerDevice(server.url, { deviceno: 'XT-1', yqtype: 'xt' });
}, 60_000);
afterAll(() => server?.stop());

const find = async (client: TestClient, body: object = {}) =>
  (await client.send('POST', '/api/api/jkct/app/finddevice', body)).body;
const bind = async (client: TestClient, yqtype: string, deviceno: string) =>
  (
    await client.send('POST', '/api/api/jkct/app/bindingdevice', {
      deviceno,
      yqtype,
      username: '',
      openid: '',
      clfx: '',
    })
  ).body;

describe('binding a meter', () => {
  it.each([
    ['xy', ' ', '血压设备编码为空'],
    ['xt', '', '血糖设备编码为空'],
    ['xy', 'XY-9', '本机构没有登记这个设备编码，请核对，或先在设备管理中登记'],
    ['xt', 'XY-1', '这个编码不是血糖设备'],
    ['xy', 'XY-2', '这台设备已报废，不能绑定'],
  ])('refuses %s “%s”: %s', async (kind, code, msg) => {
    expect(await bind(doctor, kind, code)).toEqual({ code: -1, msg });
  });
  it('keeps one of each kind for everybody, and tells them apart', async () => {
    expect(await bind(doctor, 'xy', ' XY-1 ')).toEqual({ code: 0, msg: '血压设备绑定成功' });
    expect(await bind(doctor, 'xt', 'XT-1')).toEqual({ code: 0, msg: '血糖设备绑定成功' });
    expect((await find(doctor)).data).toMatchObject([
      { yqtype: 'xt', deviceno: 'XT-1' },
      { yqtype: 'xy', deviceno: 'XY-1' },
    ]);
    expect((await find(doctor, { yqtype: 'xt' })).data).toHaveLength(1);
    expect(await find(await clientFor(server.url, 'clerk'))).toEqual({ code: 0, msg: '', data: [] });
  });
  it('knows only meters of one’s own institution and those below it', async () => {
    const western = await clientFor(server.url, 'western');
    expect(await bind(western, 'xy', 'XY-1')).toMatchObject({ code: -1 });
  });
});

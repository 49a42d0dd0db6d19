import { TINY_PNG } from '@gongwei/domain/forms/testing';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientFor,
  clientOf,
  registerDevice,
  rosterFixture,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
  type WireBody,
} from './testing/index.ts';
import { PLATFORM_PASSWORD } from './provincial-platform/wire.ts';

const EAST = '990101101';
let server: TestServer;
let clients: { readonly county: TestClient; readonly doctor: TestClient; readonly nobody: TestClient };
let described: WireBody;
const ajv = new Ajv({ strict: false, allErrors: true, formats: { date: true, 'date-time': true, binary: true } });
/** What was asked here, as `post /api/…`. */
const asked = new Set<string>();

beforeAll(async () => {
  server = await startTestServer();
  await server.database.query("insert into user_roles (user_id, role) values ('county', 'SYS')");
  const nobody = clientOf(server.url);
  clients = { county: await clientFor(server.url, 'county'), doctor: await clientFor(server.url, 'doctor'), nobody };
  described = (await nobody.get('/api/v1/openapi.json')).body;
}, 60_000);
afterAll(() => server?.stop());

/** Holds an answer of status 200 to what the document says of it, member by member, and gives it back. */
function held(method: string, path: string, body: WireBody): WireBody {
  const key = path.replace(/\?.*/, '').replace(/jkct\/\w*(?:sjhy|jstx)$/, 'jkct/{call}');
  asked.add(`${method} ${key}`);
  const answers = described['paths']?.[key]?.[method]?.['responses'];
  const schema = answers?.['200']?.['content']?.['application/json']?.['schema'];
  if (!schema) throw new Error(`${method} ${key} is not described`);
  const check = ajv.compile({ ...schema, components: described['components'] });
  check(body);
  expect(check.errors ?? [], `${method} ${key}: ${JSON.stringify(body).slice(0, 300)}`).toEqual([]);
  return body;
}
const post = async (client: TestClient, path: string, body: object = {}) =>
  held('post', path, (await client.send('POST', path, body)).body);
const put = async (client: TestClient, path: string, body: object) =>
  held('put', path, (await client.send('PUT', path, body)).body);
const get = async (client: TestClient, path: string) => held('get', path, (await client.get(path)).body);
const code = (body: WireBody): unknown => body['code'];
const fileOf = (bytes: Uint8Array): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
  return form;
};

describe('calls of the specification answer what the document says', () => {
  it('of logging in and out', async () => {
    const { nobody, doctor } = clients;
    const redomStr = 'described-1';
    await post(nobody, '/api/wx/captcha', { redomStr });
    const body = { username: 'doctor', password: TEST_PASSWORD };
    expect(code(await post(nobody, '/api/api/wx/loginin', body))).toBe(200);
    expect(code(await post(nobody, '/api/api/wx/loginin', { ...body, password: 'x' }))).toBe(-1);
    await get(doctor, '/api/users/userinfo');
    const other = await clientFor(server.url, 'clerk');
    await post(other, '/api/users/refreshtoken');
    expect(code(await post(other, '/api/users/updateuserpwd', { password: 'x', newpassword: 'y' }))).toBe(-1);
    const change = { password: TEST_PASSWORD, newpassword: 'Dongzhen-2026-lu' };
    expect(code(await post(other, '/api/users/updateuserpwd', change))).toBe(200);
    expect(code(await post(clients.county, '/api/users/updateuserpwdcz', { username: 'clerk' }))).toBe(200);
    expect(code(await post(clients.county, '/api/users/updateuserpwdcz', { username: 'x' }))).toBe(-1);
    await post(other, '/api/wx/loginout');
  });

  it('of WeChat and text messages', async () => {
    const { nobody, doctor } = clients;
    const scan = (await post(doctor, '/api/api/wx/getQRCodeUrl'))['data'];
    const ask = async () => code(await post(doctor, '/api/api/wx/findwxflag', { nonceStr: scan?.['nonceStr'] }));
    expect(await ask()).toBe(0);
    const page = String(scan?.['qrCodeUrl']);
    await fetch(page);
    expect(await ask()).toBe(1);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'yes', wechat: 'li' }) });
    expect(await ask()).toBe(100);
    expect(await ask()).toBe(-1);
    const phoneNum = '19912345678';
    expect(code(await post(nobody, '/api/api/wx/getSmsCode', { phoneNum: '1' }))).toBe(-1);
    expect(code(await post(doctor, '/api/api/wx/getSmsCode', { phoneNum }))).toBe(200);
    expect(code(await post(doctor, '/api/api/wx/getSmsCode', { phoneNum }))).toBe(-1);
    expect(code(await post(doctor, '/api/api/wx/trySmsCode', { phoneNum, code: '0' }))).toBe(-1);
    const sent = (await (await fetch(`${server.url}/stand-in/sms`)).text()).match(/验证码 (\d+)/)?.[1];
    expect(code(await post(doctor, '/api/api/wx/trySmsCode', { phoneNum, code: sent }))).toBe(200);
  });

  it('of institutions, places and the menu', async () => {
    const { county, doctor } = clients;
    for (const call of ['find', 'findjginfos', 'findjglist', 'jgxxysqm', 'Jgscgwsclist'])
      expect(code(await post(county, `/api/ykdjgxxs/${call}`, { jgbh: EAST })), call).toBe(200);
    expect(code(await post(county, '/api/ykdjgxxs/find', { jgbh: '990101999' }))).toBe(-1);
    await get(county, '/api/ykdjgxxs/findjgwhlist');
    await post(doctor, '/api/api/jkct/getzrys');
    await post(doctor, '/api/roles/findroleinfo');
    const levels = ['provinces', 'citys?provinceId=32', 'countys?cityid=3209', 'towns?countryid=320902'];
    for (const level of [...levels, `villagess?townid=${EAST}`]) {
      const [name = '', query = ''] = level.split('?');
      const path = `/api/ykdjgxx${name === 'provinces' ? 'provices' : name}/find?${query}`;
      expect((await get(doctor, path))['data']?.length, level).toBeGreaterThan(0);
    }
    expect(code(await put(county, '/api/ykdjgxxtowns', { id: EAST, name: '新东镇' }))).toBe(200);
    expect(code(await put(county, '/api/ykdjgxxvillagess', { id: `${EAST}001`, name: '' }))).toBe(-1);
    await get(doctor, '/api/menus/find');
    await get(county, '/api/menus/findall');
  });

  it('of the home page, devices and calls', async () => {
    const { county, doctor } = clients;
    for (const path of ['/api/dockapi/findHomelist', '/api/api/jkct/findhometjall']) await post(doctor, path);
    for (const name of ['findhomesclist', 'findhomeyclist']) await get(doctor, `/api/dockapi/${name}`);
    await registerDevice(server.url, { deviceno: 'XY-1', yqtype: 'xy' });
    const binding = '/api/api/jkct/app/bindingdevice';
    expect(code(await post(doctor, binding, { deviceno: 'XY-1', yqtype: 'xy' }))).toBe(0);
    expect(code(await post(doctor, binding, { deviceno: 'XY-9', yqtype: 'xy' }))).toBe(-1);
    expect((await post(doctor, '/api/api/jkct/app/finddevice', {}))['data']).toHaveLength(1);
    await post(doctor, '/api/api/jkct/app/savehome', { roomid: 'room' });
    expect((await post(county, '/api/api/jkct/gwjstx'))['data']).toHaveLength(1);
    await post(doctor, '/api/api/jkct/app/delonline', {});
  });

  it('of accounts of the upload platform', async () => {
    const { county } = clients;
    const [wrong] = (await post(county, '/api/dock/Gwptsfyzlogin', {}))['data'] ?? [];
    const ptusername = wrong?.['ptusername'];
    const change = { ptusername, newptusername: ptusername, newpassword: '' };
    expect(code(await post(county, '/api/users/upptuser', change))).toBe(-1);
    expect(code(await post(county, '/api/users/upptuser', { ...change, newpassword: PLATFORM_PASSWORD }))).toBe(200);
    await post(county, '/api/dock/ptsfyz', {});
    for (const [ptpassword, expected] of [
      [PLATFORM_PASSWORD, 200],
      ['x', -99],
    ])
      expect(code(await post(county, '/api/dock/ptmmjy', { ptusername, ptpassword }))).toBe(expected);
  });

  it('of files', async () => {
    const { county, doctor } = clients;
    const signature = '/api/files//uploadfileysqm';
    const png = Buffer.from(TINY_PNG.slice(TINY_PNG.indexOf(',') + 1), 'base64');
    expect(code(held('post', signature, await doctor.upload(signature, fileOf(png))))).toBe(200);
    expect(code(held('post', signature, await doctor.upload(signature, fileOf(new Uint8Array(9)))))).toBe(-1);
    const roster = (await rosterFixture({ rows: 8, villages: ['东村卫生室'] })).bytes;
    held('post', '/api/excels/putjkdninfo', await doctor.upload('/api/excels/putjkdninfo', fileOf(roster)));
    const uploads = (await post(doctor, '/api/api/jkct/gwsjhy'))['data'];
    expect(uploads).toHaveLength(1);
    const begun = await county.send('POST', '/api/v1/app-packages', { name: 'program.exe', bytes: 4_096 });
    const headers = { 'x-package-ticket': String(begun.body['ticket']), 'x-package-offset': '0' };
    const first = { method: 'POST', headers, body: fileOf(new Uint8Array(1_024)) };
    const answer = (await (await fetch(`${server.url}/api/excels/putapk`, first)).json()) as WireBody;
    expect(held('post', '/api/excels/putapk', answer)['data']).toEqual({ received: 1_024 });
  });

  it('and there is none of them that was not asked', () => {
    const fixed = Object.entries(described['paths'] ?? {})
      .filter(([path]) => path.startsWith('/api/') && !/^\/api\/(?:v1|fhir)\//.test(path))
      .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method} ${path}`));
    expect(fixed.length).toBeGreaterThanOrEqual(44);
    expect(fixed.filter((one) => !asked.has(one))).toEqual([]);
  });
});

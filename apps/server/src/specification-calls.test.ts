import { TINY_PNG } from '@gongwei/domain/forms/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findIn, clientFor, startTestServer, type TestClient, type TestServer } from './testing/index.ts';

let server: TestServer;
let county: TestClient;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [county, doctor] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'doctor')];
}, 60_000);
afterAll(() => server?.stop());

const post = async (client: TestClient, path: string, body: object = {}) =>
  (await client.send('POST', `/api${path}`, body)).body;
const EAST = '990101101';

describe('institutions', () => {
  it('are found with their settings, those below them and who signs', async () => {
    expect((await post(county, '/ykdjgxxs/find', { jgbh: EAST })).data).toMatchObject({
      jgbh: EAST,
      jgmc: '东镇卫生院',
      pid: '990101',
    });
    expect((await post(county, '/ykdjgxxs/find', { jgbh: '990101999' })).code).toBe(-1);
    expect((await post(county, '/ykdjgxxs/findjginfos')).data).toMatchObject({
      total: 4,
      children: [{ jgbh: EAST }, { jgbh: '990101102' }],
    });
    expect((await post(county, '/ykdjgxxs/findjglist')).data).toHaveLength(5);
    expect((await county.get('/api/ykdjgxxs/findjgwhlist')).body.data).toMatchObject([
      { jgbh: '990101', children: [{ jgbh: EAST, children: [{ jgbh: `${EAST}001` }] }, {}] },
    ]);
  });
  it('of other branches are refused', async () => {
    for (const path of [
      '/ykdjgxxs/find',
      '/ykdjgxxs/findjglist',
      '/ykdjgxxs/jgxxysqm',
      '/api/jkct/getzrys',
      '/dockapi/findHomelist',
    ])
      expect((await doctor.send('POST', `/api${path}`, { jgbh: '990101102' })).status, path).toBe(403);
    expect((await doctor.get('/api/ykdjgxxs/findjgwhlist')).status).toBe(403);
  });
  it('name their doctors, and everybody their roles', async () => {
    expect((await post(doctor, '/api/jkct/getzrys')).data).toContainEqual({
      ...{ value: 'village', label: '东村医生', jgmc: '东村卫生室', jgbhs: ['990101101001'] },
    });
    expect((await post(doctor, '/roles/findroleinfo')).data).toMatchObject([{ role: 'DOC' }]);
  });
});

describe('a signature', () => {
  const upload = async (bytes: Uint8Array, client: TestClient) => {
    const form = new FormData();
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'qm.png');
    return client.upload('/api/files//uploadfileysqm', form);
  };
  it('is uploaded, replaces the one before, and shows in the list of the institution', async () => {
    const png = Buffer.from(TINY_PNG.slice(TINY_PNG.indexOf(',') + 1), 'base64');
    const signed = async () =>
      (await post(county, '/ykdjgxxs/jgxxysqm', { jgbh: EAST })).data?.filter(({ ysqm }) => String(ysqm) === '1');
    expect(await signed()).toEqual([]);
    expect(await upload(png, doctor)).toMatchObject({ code: 200, msg: '上传成功' });
    expect(await upload(png, doctor)).toMatchObject({ code: 200 });
    expect((await signed())?.map(({ value }) => value)).toEqual(['doctor']);
  });
  it('must be a small picture', async () => {
    const begun = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
    for (const bytes of [new TextEncoder().encode('<svg/>'), begun, new Uint8Array([0xff, 0xd8, 0xff])])
      expect(await upload(bytes, doctor)).toEqual({
        code: -1,
        msg: '签名图片应为 jpg 或 png 格式，或文件已损坏，请换一张',
      });
    expect(await upload(new Uint8Array(510 * 1024), doctor)).toEqual({ code: -1, msg: '签名图片不能超过 500 KB' });
    expect(await upload(new Uint8Array(600 * 1024), doctor)).toMatchObject({ code: 'signature.too-large' });
  });
});

describe('towns and villages', () => {
  it('get other names, which residents and the picker show', async () => {
    const rename = async (client: TestClient, path: string, id: string, name: string) =>
      (await client.send('PUT', `/api${path}`, { id, name })).body;
    expect(await rename(county, '/ykdjgxxvillagess', `${EAST}001`, '新东村')).toMatchObject({ code: 200 });
    expect(await rename(county, '/ykdjgxxtowns', '990101102', '新西镇')).toMatchObject({ code: 200 });
    expect(await rename(county, '/ykdjgxxtowns', '990102101', '别处')).toMatchObject({ code: -1 });
    expect(await rename(county, '/ykdjgxxtowns', EAST, ' ')).toEqual({ code: -1, msg: '名称不能为空' });
    expect((await doctor.send('PUT', '/api/ykdjgxxtowns', { id: EAST, name: '东' })).status).toBe(403);
    const villages = (await county.get(`/api/ykdjgxxvillagess/find?townid=${EAST}`)).body.data;
    expect(villages).toMatchObject([{ name: '新东村' }]);
    const found = (await findIn(county, '/api/v1/residents', 'text=%E5%BC%A0%E4%B8%89%E4%B8%B0')).body;
    expect(found['rows']).toMatchObject([{ villageName: '新东村' }]);
    expect((await post(county, '/ykdjgxxs/find', { jgbh: '990101102' })).data?.['jgmc']).toBe('新西镇卫生院');
  });
});

describe('the home page', () => {
  it('has its figures under the names of the specification', async () => {
    const tiles = (await post(doctor, '/dockapi/findHomelist')).data;
    expect(tiles).toContainEqual({ key: 'residents', name: '在管居民', value: 3 });
    expect((await post(doctor, '/api/jkct/findhometjall')).data).toMatchObject({ thisYear: 0 });
    expect((await doctor.get('/api/dockapi/findhomesclist')).body.data).toHaveLength(8);
    expect((await doctor.get('/api/dockapi/findhomeyclist')).body).toEqual({ code: 200, msg: '', data: [] });
  });
});

describe('who can be called', () => {
  it('says so, is seen, is never seen with the signature, and goes', async () => {
    const online = { roomname: '诊室', roomid: 7, userid: 'doctor', usersig: 'secret', flag: 1, usertype: '02' };
    await post(doctor, '/api/jkct/app/savehome', online);
    await post(doctor, '/api/jkct/app/savehome', { ...online, roomid: 8 });
    const seen = await post(county, '/api/jkct/gwjstx');
    expect(seen.data).toMatchObject([{ userid: 'doctor', roomid: '8', roomname: '诊室', usertype: '02', flag: '1' }]);
    expect(JSON.stringify(seen)).not.toContain('secret');
    await post(doctor, '/api/jkct/app/delonline');
    expect((await post(county, '/api/jkct/gwjstx')).data).toEqual([]);
  });
  it('is gone with the session in which it was said, and not with another', async () => {
    const [here, elsewhere] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'doctor')];
    const shown = async () => ((await post(county, '/api/jkct/gwjstx')).data as readonly object[]).length;
    await post(here, '/api/jkct/app/savehome', { roomid: 'r' });
    await post(elsewhere, '/wx/loginout');
    expect(await shown()).toBe(1);
    const token = String((await post(here, '/users/refreshtoken')).data?.['token']);
    expect(await shown()).toBe(1);
    await fetch(`${server.url}/api/wx/loginout`, { method: 'POST', headers: { token } });
    expect(await shown()).toBe(0);
  });
  it('is gone after two hours of silence', async () => {
    await post(doctor, '/api/jkct/app/savehome', { roomid: 'r' });
    server.clock.leap(2 * 3_600_000 + 1);
    expect((await post(await clientFor(server.url, 'county'), '/api/jkct/gwjstx')).data).toEqual([]);
  });
});

it('lists data verifications for every product', async () => {
  const again = await clientFor(server.url, 'doctor');
  expect(await post(again, '/api/jkct/gwsjhy')).toEqual({ code: 200, msg: '', data: [] });
  expect((await again.send('POST', '/api/api/jkct/unknown', {})).status).toBe(404);
});

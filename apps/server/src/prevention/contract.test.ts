import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { ENDED, sign } from './contract.fixture.ts';

let server: TestServer;
let [county, doctor, village]: TestClient[] = [];
beforeAll(async () => {
  server = await startTestServer();
  [county, doctor, village] = await Promise.all(
    ['county', 'doctor', 'village'].map((who) => clientFor(server.url, who)),
  );
}, 60_000);
afterAll(() => server?.stop());

it('a contract goes the ways of its machine, whoever saves the sheet', async () => {
  expect(await sign(doctor!, 'c1', { contractStatus: '5' })).toEqual([
    ...[409, '签约状态为“未签约”，不能“到期”，没有保存'],
  ]);
  expect(await sign(doctor!, 'c1')).toBe(200);
  const again = { signDate: '2025-12-01', beginDate: '2025-12-02' };
  expect(await sign(doctor!, 'c2', again)).toEqual([422, '居民在这段时间另有一份有效签约，没有保存']);
  expect(await sign(doctor!, 'c1', { contractStatus: '3' }, { base: 1 })).toEqual([
    ...[409, '签约状态为“已签约”，不能改为“已续约”；续约、重新签约请另建一份，没有保存'],
  ]);
  expect(await sign(village!, 'c1', ENDED, { base: 1 })).toEqual([403, '解约和撤销解约由有管理权限的人办理']);
  expect(await sign(county!, 'c1', ENDED, { base: 1 })).toBe(200);
  expect(await sign(county!, 'c1', {}, { base: 2 })).toEqual([422, '请填写撤销解约的原因，没有保存']);
  expect(await sign(county!, 'c1', {}, { base: 2, reason: '登记错了人' })).toBe(200);
});

it('what waits to be signed needs no signatures, and no days of its own before it is', async () => {
  const unsigned = { contractStatus: '4', residentSignature: undefined, doctorSignature: undefined };
  expect(await sign(doctor!, 'c3', unsigned)).toBe(200);
  expect(await sign(doctor!, 'c3', {}, { base: 1 })).toEqual([422, '居民在这段时间另有一份有效签约，没有保存']);
});

import { TINY_PNG } from '@gongwei/domain/forms/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let county: TestClient;
let doctor: TestClient;
let village: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
  doctor = await clientFor(server.url, 'doctor');
  village = await clientFor(server.url, 'village');
}, 60_000);
afterAll(() => server?.stop());

const CONTRACT = {
  ...{ resident: 'resident-1', mobile: '13800001234', population: ['10'], institution: '990101101', team: '一组' },
  ...{ doctor: 'doctor', partyASigner: 'doctor', signKind: '1', signWay: '1', signDate: '2026-06-01' },
  ...{ termYears: '1', beginDate: '2026-06-01', packages: [{ packageCode: 'P1', packageName: '基础包' }] },
  ...{ privacyConsent: true, agreementRead: true, residentSignature: TINY_PNG, doctorSignature: TINY_PNG },
  contractStatus: '1',
};
const ENDED = { contractStatus: '2', terminateDate: '2026-06-15', terminateReason: '04' };
let saves = 0;
const save = async (who: TestClient, id: string, more: object, baseVersion = 0, reason?: string) => {
  const data = { ...CONTRACT, ...more };
  const { status, body } = await who.send<{ message?: string }>('PUT', `/api/v1/records/${id}`, {
    ...{ id, formId: 'family-doctor-contract', formVersion: 1, subjectId: 'resident-1', occurredOn: data.signDate },
    ...{ data, baseVersion, saveId: `contract-${(saves += 1)}`, ...(reason && { reason }) },
  });
  return status === 200 ? 200 : [status, body.message];
};

it('a contract goes the ways of its machine, whoever saves the sheet', async () => {
  expect(await save(doctor, 'c1', { contractStatus: '5' })).toEqual([409, '签约状态为“未签约”，不能“到期”，没有保存']);
  expect(await save(doctor, 'c1', {})).toBe(200);
  const again = { signDate: '2025-12-01', beginDate: '2025-12-02' };
  expect(await save(doctor, 'c2', again)).toEqual([422, '居民在这段时间另有一份有效签约，没有保存']);
  expect(await save(doctor, 'c1', { contractStatus: '3' }, 1)).toEqual([
    ...[409, '签约状态为“已签约”，不能改为“已续约”；续约、重新签约请另建一份，没有保存'],
  ]);
  expect(await save(village, 'c1', ENDED, 1)).toEqual([403, '解约和撤销解约由有管理权限的人办理']);
  expect(await save(county, 'c1', ENDED, 1)).toBe(200);
  expect(await save(county, 'c1', {}, 2)).toEqual([422, '请填写撤销解约的原因，没有保存']);
  expect(await save(county, 'c1', {}, 2, '登记错了人')).toBe(200);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { SAMPLE } from '../records/sample.fixture.ts';

const EAST = '990101101';
const VILLAGE = `${EAST}001`;
let server: TestServer;
let sampler: TestClient;
let village: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [sampler, village] = [await clientFor(server.url, 'sampler'), await clientFor(server.url, 'village')];
}, 60_000);
afterAll(() => server?.stop());

const sample = (tubeBarcode: string, sampleOrg: string) => ({ ...SAMPLE, tubeBarcode, sampleOrg });
const pool = (tubeBarcode: string, sampleOrg: string) => ({
  tubeBarcode,
  mixType: '5',
  specimenType: '3',
  sampleOrg,
  samplePoint: '东镇',
  sampler: 'sampler',
  openTime: '2026-06-15T09:00',
  members: [
    {
      seq: 1,
      idType: '01',
      idNo: '99010119900131002X',
      name: '单雄信',
      phone: '19900000002',
      sampleTime: '2026-06-15T09:00',
    },
  ],
});

type Wanted = { readonly id: string; readonly code: string; readonly form?: 'nucleic-pool'; readonly more?: object };
const put = (client: TestClient, institution: string, { id, code, form, more }: Wanted) => {
  const data = form ? pool(code, institution) : sample(code, institution);
  const save = {
    id,
    formId: form ?? 'nucleic-sample',
    formVersion: 1,
    subjectId: institution,
    occurredOn: '2026-06-15',
  };
  return client.send('PUT', `/api/v1/records/${id}`, { ...save, data, baseVersion: 0, saveId: `save-${id}`, ...more });
};
const inEast = (wanted: Wanted) => put(sampler, EAST, wanted);
const inVillage = (wanted: Wanted) => put(village, VILLAGE, wanted);

describe('the code of a tube', () => {
  it('stands for one tube, whatever institution took it, as a single or a pooled one, in either case of letters', async () => {
    expect((await inEast({ id: 'first', code: 'TUBE-0001' })).status).toBe(200);
    const again = await inVillage({ id: 'village', code: 'tube-0001' });
    expect(again).toMatchObject({ status: 409, body: { code: 'tube.used' } });
    expect(again.body['message']).toBe('采样管条码已使用：TUBE-0001（东镇卫生院 2026-06-15 登记）');
    // The village does not see the township's entries: no way leads there.
    expect(again.body['existingId']).toBeUndefined();
    expect(await inEast({ id: 'pooled', code: 'TUBE-0001', form: 'nucleic-pool' })).toMatchObject({
      status: 409,
      body: { code: 'tube.used', existingId: 'first' },
    });
    expect((await inVillage({ id: 'village', code: 'TUBE-0002' })).status).toBe(200);
  });

  it('is taken by one of those who save it at the same moment', async () => {
    const all = await Promise.all([
      ...Array.from({ length: 8 }, (_, at) => inEast({ id: `east-${at}`, code: 'TUBE-RACE' })),
      ...Array.from({ length: 8 }, (_, at) => inVillage({ id: `village-${at}`, code: 'TUBE-RACE' })),
    ]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ body }) => String(body['code']) === 'tube.used')).toHaveLength(15);
  });

  it('is free again after a slip of the scanner was mended, and stays with its own entry', async () => {
    await inEast({ id: 'slip', code: 'TUBE-SLIP' });
    const same = await inEast({ id: 'slip', code: 'TUBE-SLIP', more: { baseVersion: 1, saveId: 'slip-2' } });
    expect(same.status).toBe(200);
    await inEast({ id: 'slip', code: 'TUBE-RIGHT', more: { baseVersion: 2, saveId: 'slip-3' } });
    expect((await inVillage({ id: 'other', code: 'TUBE-SLIP' })).status).toBe(200);
  });

  it('is not held by a save that was refused', async () => {
    const refused = await inEast({
      id: 'bad',
      code: 'TUBE-BAD',
      more: { data: { ...sample('TUBE-BAD', EAST), phone: '1' } },
    });
    expect(refused.status).toBe(422);
    expect((await inVillage({ id: 'good', code: 'TUBE-BAD' })).status).toBe(200);
  });

  it('is never used again once its entry was voided', async () => {
    await inEast({ id: 'void', code: 'TUBE-VOID' });
    const removal = { removed: true, baseVersion: 1, saveId: 'void-2' };
    expect((await sampler.send('PUT', '/api/v1/records/void/removed', removal)).status).toBe(200);
    const again = await inVillage({ id: 'reuse', code: 'TUBE-VOID' });
    expect(again.status).toBe(409);
    expect(again.body['message']).toContain('作废的条码不再使用');
    const restored = { removed: false, baseVersion: 2, saveId: 'void-3' };
    expect((await sampler.send('PUT', '/api/v1/records/void/removed', restored)).status).toBe(200);
  });
});

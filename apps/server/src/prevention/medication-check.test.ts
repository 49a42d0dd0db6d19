import type { MedicationCheck } from '@gongwei/domain/prevention';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';

const MEDICINE = {
  ...{ resident: 'resident-1', disease: '1', drugName: '氨氯地平', route: '001', frequency: 'bid', timesPerDay: 2 },
  ...{ dosePerTime: 10, doseUnit: 'mg', startDate: '2026-06-01', dataSource: '3', active: true },
};
const KNOWN = {
  ...{ code: 'YP01', genericName: '氨氯地平', tradeName: '络活喜', category: '1', maxDaily: '10mg', state: '1' },
  contraindication: '对二氢吡啶类过敏者禁用',
};

describe.each(BOTH_DATABASES)('药物核对, over %s', (kind) => {
  let server: TestServer;
  let [county, doctor]: TestClient[] = [];
  beforeAll(async () => {
    server = await startServerOver(kind);
    [county, doctor] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'doctor')];
  }, 120_000);
  afterAll(() => server?.stop());

  const put = async (who: TestClient, formId: string, id: string, subjectId: string, data: object) => {
    const { status, body } = await who.send('PUT', `/api/v1/records/${id}`, {
      ...{
        id,
        formId,
        formVersion: 1,
        subjectId,
        occurredOn: '2026-06-01',
        data,
        baseVersion: 0,
        saveId: `save-${id}`,
      },
    });
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
  };
  const check = async (id: string) => doctor!.get<MedicationCheck>(`/api/v1/medication-records/${id}/check`);

  it('says that nothing is known, then what the county’s register says, and what else is taken', async () => {
    await put(doctor!, 'medication-record', 'mine', 'resident-1', MEDICINE);
    const before = (await check('mine')).body;
    expect(before.points).toContainEqual(expect.objectContaining({ text: '知识库无记载，不等于没有禁忌。' }));
    await put(county!, 'knowledge-drug', 'known', '990101', KNOWN);
    await put(doctor!, 'medication-record', 'brand', 'resident-1', { ...MEDICINE, drugName: '络活喜', dosePerTime: 5 });
    // Somebody else's medicines are none of theirs.
    await put(doctor!, 'medication-record', 'other', 'resident-2', { ...MEDICINE, resident: 'resident-2' });
    const { body } = await check('mine');
    expect(body.medicine).toBe('氨氯地平');
    expect(body.points.filter(({ weight }) => weight === 'look')).toEqual([
      expect.objectContaining({ title: '重复用药', text: '正在用的“络活喜”是同一种药。' }),
      expect.objectContaining({
        title: '日最大剂量',
        text: '每日 20mg，日最大剂量 10mg，超过。',
        source: '药品知识“氨氯地平”（YP01）',
      }),
    ]);
    expect(body.points).toContainEqual(
      expect.objectContaining({ weight: 'read', title: '禁忌', text: '对二氢吡啶类过敏者禁用' }),
    );
  });

  it('is of medicines alone, and of those of the scope', async () => {
    expect((await check('known')).status).toBe(404);
    expect((await check('none')).status).toBe(404);
  });
});

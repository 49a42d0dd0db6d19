import { startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { createOwnSignature } from '@gongwei/application/back-office';
import { TINY_JPEG, TINY_PNG } from '@gongwei/domain/forms/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDisk, openBrowser, type Browser } from '../server.fixture.ts';

const COUNTY = '990101';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server?.stop());

const enter = async (username: string, disk = createDisk()): Promise<Browser> => {
  const browser = openBrowser(server.url, disk);
  await browser.session.logIn({ username, password: TEST_PASSWORD });
  return browser;
};
const newDrug = ({ desk }: Browser) => desk.open({ formId: 'drug-catalogue', subjectId: COUNTY });
const typed = { genericName: '测试片', pinyin: 'CSP', category: '1', spec: '5mg', minUnit: '片' } as const;
const fill = (form: Awaited<ReturnType<typeof newDrug>>, code: string): void => {
  for (const [key, value] of Object.entries({ code, ...typed })) form.change(key, value);
};
const codes = async ({ lists }: Browser, text: string) =>
  (await lists.read({ list: 'drug-catalogue', text }, { offset: 0, limit: 50 })).rows.map(({ cells }) => cells['code']);

describe('a form about no resident, from the desk to the server', () => {
  it('is filled, saved, found in its register, changed with a reason, and its history kept', async () => {
    const county = await enter('county');
    const form = await newDrug(county);
    expect(form.context).toMatchObject({ today: '2026-06-15', user: { id: 'county', institutionCode: COUNTY } });
    expect(form.context.resident).toBeUndefined();
    fill(form, 'D1');
    expect(await form.save()).toMatchObject({ ok: true, record: { version: 1, subjectId: COUNTY } });
    expect(await codes(county, 'D1')).toEqual(['D1']);
    const again = await county.desk.open({ formId: 'drug-catalogue', subjectId: COUNTY, recordId: form.recordId });
    again.change('spec', '10mg');
    expect(await again.save({ reason: '规格更正' })).toMatchObject({ ok: true, record: { version: 2 } });
    expect(await county.records.history(form.recordId)).toMatchObject([
      { version: 2, reason: '规格更正' },
      { version: 1 },
    ]);
  });

  it('keeps what was typed when the browser goes, names it among the drafts and offers it again', async () => {
    const disk = createDisk();
    const before = await enter('county', disk);
    const form = await newDrug(before);
    form.change('genericName', '没写完的药');
    await form.flush();
    const after = await enter('county', disk);
    expect(await after.desk.drafts()).toMatchObject([
      { formId: 'drug-catalogue', title: '药品目录', subject: 'none', subjectId: COUNTY },
    ]);
    const reopened = await newDrug(after);
    expect(reopened.draftOffer$.value).toMatchObject({ changedFields: 1 });
    expect(reopened.field$('genericName').value.value).toBe('没写完的药');
    await reopened.declineDraft();
    expect(await after.desk.drafts()).toEqual([]);
  });

  it('brings two people’s changes together, and asks where both changed the same', async () => {
    const [mine, theirs] = [await enter('county'), await enter('county')];
    const begun = await newDrug(mine);
    fill(begun, 'D2');
    await begun.save();
    const what = { formId: 'drug-catalogue', subjectId: COUNTY, recordId: begun.recordId };
    const [left, right] = [await mine.desk.open(what), await theirs.desk.open(what)];
    right.change('manufacturer', '甲厂');
    right.change('spec', '20mg');
    await right.save({ reason: '补充' });
    left.change('tradeName', '安心');
    left.change('spec', '30mg');
    expect(await left.save({ reason: '更正' })).toMatchObject({ ok: false, because: 'conflict' });
    expect(left.status$.value.conflict?.fields).toMatchObject([{ key: 'spec', mine: '30mg', theirs: '20mg' }]);
    const settled = await left.resolve({ spec: 'mine' });
    expect(settled).toMatchObject({
      ok: true,
      record: { version: 3, data: { tradeName: '安心', manufacturer: '甲厂', spec: '30mg' } },
    });
  });

  it('does not bring back what somebody took out meanwhile: it says so and keeps the draft', async () => {
    const county = await enter('county');
    const begun = await newDrug(county);
    fill(begun, 'D3');
    await begun.save();
    const what = { formId: 'drug-catalogue', subjectId: COUNTY, recordId: begun.recordId };
    const form = await county.desk.open(what);
    await county.records.remove({ id: begun.recordId, removed: true, baseVersion: 1, saveId: 'gone-d3' });
    form.change('spec', '40mg');
    expect(await form.save({ reason: '更正' })).toMatchObject({ ok: false, because: 'fault' });
    expect(form.status$.value.fault).toMatchObject({ code: 'record.removed' });
    await form.flush();
    expect(await county.desk.drafts()).toMatchObject([{ recordId: begun.recordId }]);
    expect(await codes(county, 'D3')).toEqual([]);
  });

  it('opens an entry of an institution below as that institution’s', async () => {
    const [east, county] = ['990101101', await enter('county')];
    const doctor = await enter('doctor');
    const begun = await doctor.desk.open({ formId: 'knowledge-exercise', subjectId: east });
    for (const [key, value] of Object.entries({ name: '慢跑', kind: '1', intensity: '2' })) begun.change(key, value);
    await begun.save();
    const form = await county.desk.open({ formId: 'knowledge-exercise', subjectId: COUNTY, recordId: begun.recordId });
    form.change('minutes', 20);
    expect(await form.save({ reason: '补充' })).toMatchObject({ ok: true, record: { subjectId: east, version: 2 } });
  });

  it('knows the stock of a batch from the movements of its clinic', async () => {
    const county = await enter('county');
    const batch = await county.desk.open({ formId: 'vaccine-management', subjectId: COUNTY });
    const about = {
      vaccine: 'MMR',
      productName: '麻腮风联合减毒活疫苗',
      programme: '1',
      manufacturer: '甲厂',
      specification: '0.5ml/支',
      batchNumber: 'B1',
      lotReleaseNumber: 'L1',
      productionDate: '2026-01-05',
      expiryDate: '2027-06-30',
      warehouse: '1号柜',
    };
    for (const [key, value] of Object.entries(about)) batch.change(key, value);
    // Nothing was counted yet: unknown, not zero.
    expect(batch.field$('quantityOnHand').value.value).toBeUndefined();
    expect(await batch.save()).toMatchObject({ ok: true });
    for (const [movementType, quantity] of [
      ['1', 100],
      ['4', 35],
    ] as const) {
      const form = await county.desk.open({ formId: 'vaccine-stock-movement', subjectId: COUNTY });
      const items = [{ batch: 'B1', vaccine: 'MMR', batchNumber: 'B1', expiryDate: '2027-06-30', quantity }];
      const movement = {
        movementNumber: `M${movementType}`,
        movementType,
        date: '2026-06-15T09:00',
        items,
        operator: 'county',
      };
      const arrival = {
        arrivalTemperature: 5,
        overTemperature: false,
        acceptance: '1',
        departureTime: '2026-06-15T06:00',
        arrivalTime: '2026-06-15T08:00',
      };
      for (const [key, value] of Object.entries({ ...movement, ...(movementType === '1' ? arrival : {}) }))
        form.change(key, value);
      expect(await form.save({ acceptWarnings: true })).toMatchObject({ ok: true });
    }
    const again = await county.desk.open({ formId: 'vaccine-management', subjectId: COUNTY, recordId: batch.recordId });
    expect(again.field$('quantityOnHand').value.value).toBe(65);
    again.change('safetyStock', 20);
    expect(await again.save({ reason: '补充' })).toMatchObject({
      ok: true,
      record: { data: { quantityOnHand: 65, quantityUsed: 35 } },
    });
  });

  it('is opened again where there is only one: the signature, which is then offered wherever one is asked for', async () => {
    const disk = createDisk();
    const doctor = await enter('doctor', disk);
    const open = ({ desk }: Browser) => desk.open({ formId: 'personal-signature', subjectId: 'doctor' });
    const form = await open(doctor);
    form.change('draw', TINY_PNG);
    form.change('agree', true);
    expect(await form.save()).toMatchObject({ ok: true });
    const later = await enter('doctor', disk);
    const reopened = await open(later);
    expect([reopened.recordId, reopened.status$.value.record?.version]).toEqual([form.recordId, 1]);
    expect(reopened.field$('updateTime').value.value).toBe('2026-06-15T12:00');
    form.change('draw', undefined);
    form.change('upload', TINY_JPEG);
    expect(form.field$('current').value.value).toBe(TINY_JPEG);
    const own = createOwnSignature(later.records, later.session);
    await own.want();
    expect(own.signature$.value).toMatchObject({ step: 'there', image: TINY_PNG });
  });
});

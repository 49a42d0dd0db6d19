import type { ListPage } from '@gongwei/domain/lists';
import type { JsonObject } from '@gongwei/domain/shared';
import { beforeAll, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { endedJob, freezeRows, startJob, undoneJob } from '../testing/lists/list-jobs.ts';

const PATIENT = {
  ...{ resident: 'resident-1', patientType: '1', onAntihypertensive: true, responsibleDoctor: 'doctor' },
  ...{ targetSystolic: 140, targetDiastolic: 90, homeTargetSystolic: 135, homeTargetDiastolic: 85 },
  ...{ measureSlots: ['1', '4'], measureDaysPerWeek: 7, readingsPerSession: 2 },
};
const reading = (day: string, systolic: number, diastolic: number) => ({
  ...{ resident: 'resident-1', measuredAt: `${day}T08:00:00`, timeSlot: '1', systolic, diastolic, pulseRate: 72 },
  ...{ measurementSource: '2', entrySource: '1', valid: true },
});

/** Reports of what somebody measured, and the books of test strips, over whichever database the server has. */
export function healthReportContract(serverOf: () => TestServer): void {
  let saves = 0;
  let county: TestClient;
  let doctor: TestClient;
  let village: TestClient;
  let viewer: TestClient;
  beforeAll(async () => {
    [county, doctor, village, viewer] = (await Promise.all(
      ['county', 'doctor', 'village', 'viewer'].map((name) => clientFor(serverOf().url, name)),
    )) as [TestClient, TestClient, TestClient, TestClient];
  });
  const put = (
    who: TestClient,
    formId: string,
    id: string,
    data: object,
    { subject = 'resident-1', baseVersion = 0 } = {},
  ) =>
    who.send<{ code?: string; message?: string; version?: number }>('PUT', `/api/v1/records/${id}`, {
      ...{ id, formId, formVersion: 1, subjectId: subject, occurredOn: '2026-06-14', data, baseVersion },
      saveId: `${id}-${baseVersion}-${(saves += 1)}`,
    });
  const begun = async (who: TestClient, list: string, action: string, ids: readonly string[], answers: object) =>
    (await startJob(who, await freezeRows(who, list, action, ids), answers)).body.id;
  const act = async (who: TestClient, list: string, action: string, id: string, answers: object = {}) =>
    (await endedJob(who, await begun(who, list, action, [id], answers))).map(
      ({ outcome, reason }) => reason ?? outcome,
    );
  const rows = async (who = doctor, where: object = {}) =>
    (await who.send<ListPage>('POST', '/api/v1/lists/health-report-list/search', { limit: 50, where })).body.rows;
  const stored = async (id: string) =>
    (await doctor.get<{ version: number; data: JsonObject }>(`/api/v1/records/${id}`)).body;
  const generate = { period: '1', day: '2026-06-01' };

  it('is made of who is followed and has measured, once for its days', async () => {
    await put(doctor, 'blood-pressure-patient', 'followed-r', PATIENT);
    expect(await act(doctor, 'chronic-monitoring', 'report', 'resident-1', generate)).toEqual(['这段时间没有测量']);
    for (const [at, systolic] of [150, 144, 138].entries())
      await put(doctor, 'blood-pressure-reading', `read-${at}`, reading(`2026-06-0${at + 1}`, systolic, 84));
    const both = await Promise.all(
      [1, 2].map(() => act(doctor, 'chronic-monitoring', 'report', 'resident-1', generate)),
    );
    expect(both.flat().toSorted()).toEqual(['done', '已有草稿']);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row?.cells).toMatchObject({
      pressure: '144/84',
      times: 3,
      rate: 0,
      state: '0',
      period: '1',
      from: '2026-06-01',
    });
    expect(row?.cells['conclusion']).toContain('平均血压 144/84，高于您的目标 135/85');
  });

  it('keeps its numbers, whatever is typed, until it is made anew', async () => {
    const [{ id } = { id: '' }] = await rows();
    await put(doctor, 'blood-pressure-reading', 'read-9', reading('2026-06-09', 118, 72));
    const { data, version } = await stored(id);
    const typed = { ...data, times: 99, conclusion: '已电话说明。' };
    expect((await put(doctor, 'health-report', id, typed, { baseVersion: version })).body).not.toHaveProperty('code');
    expect((await stored(id)).data).toMatchObject({ times: 3, conclusion: '已电话说明。' });
    expect(await act(doctor, 'health-report-list', 'regenerate', id)).toEqual(['done']);
    expect((await stored(id)).data['conclusion']).toBe('已电话说明。');
  });

  it('is reviewed by who may, once nothing critical is open, and cannot be changed then', async () => {
    const [{ id } = { id: '' }] = await rows();
    await put(doctor, 'blood-pressure-reading', 'read-critical', reading('2026-06-10', 190, 112));
    expect(await act(county, 'health-report-list', 'review', id)).toEqual([expect.stringContaining('1 条 4 级预警')]);
    expect(
      await act(doctor, 'blood-pressure-readings', 'handle', 'read-critical', { way: '1', note: '已转诊' }),
    ).toEqual(['done']);
    expect(await act(county, 'health-report-list', 'review', id)).toEqual(['done']);
    const { data, version } = await stored(id);
    const changed = await put(doctor, 'health-report', id, { ...data, advice: '别的话' }, { baseVersion: version });
    expect([changed.status, changed.body.message]).toEqual([409, expect.stringContaining('撤回审核')]);
    const typed = await put(
      village,
      'health-report',
      id,
      { ...data, state: '4', stateReason: '错' },
      { baseVersion: version },
    );
    expect(typed.status).toBe(403);
    expect(await act(doctor, 'chronic-monitoring', 'report', 'resident-1', { ...generate, over: '1' })).toEqual([
      expect.stringContaining('已经审核'),
    ]);
  });

  it('goes to the resident and is explained; void, it may be made anew as the next version', async () => {
    const [{ id } = { id: '' }] = await rows();
    expect(await act(village, 'health-report-list', 'push', id, { receivedBy: '本人' })).toEqual(['done']);
    expect(await act(village, 'health-report-list', 'read', id, { receivedBy: '本人' })).toEqual(['done']);
    expect(await act(county, 'health-report-list', 'void', id, { reason: '测错人' })).toEqual(['done']);
    const job = await begun(doctor, 'chronic-monitoring', 'report', ['resident-1'], generate);
    expect((await endedJob(doctor, job)).map(({ outcome }) => outcome)).toEqual(['done']);
    const [again] = await rows(doctor, { state: ['0'] });
    expect((await stored(again?.id ?? '')).data['reportVersion']).toBe(2);
    await undoneJob(doctor, job);
    expect(await rows(doctor, { state: ['0'] })).toEqual([]);
  });

  it('is masked for who may only look, who makes none', async () => {
    const [row] = await rows(viewer, { state: ['4'] });
    expect(row && JSON.stringify(row.cells)).not.toContain('张三丰');
    const refused = await viewer.send('POST', '/api/v1/lists/chronic-monitoring/freeze', {
      action: 'report',
      ids: ['resident-1'],
    });
    expect(refused.status).toBe(403);
  });

  it('hands out no strips that are not there, whoever is quicker', async () => {
    const strips = (kind: string, qty: number, more: object = {}) => ({
      ...{ org: '990101', kind, qty, brand: '稳豪', batchNo: 'A1', expire: '2027-01-01', operator: 'county' },
      ...{ time: '2026-06-10T09:00:00', ...more },
    });
    const write = (id: string, data: object, baseVersion = 0) =>
      put(county, 'test-strip-stock', id, data, { subject: '990101', baseVersion });
    expect((await write('strips-in', strips('1', 100, { unitPrice: 1 }))).body).not.toHaveProperty('code');
    const both = await Promise.all(
      [1, 2].map((at) => write(`strips-out-${at}`, strips('2', 60, { department: '92' }))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.body.message).toBe('库存不足，库房批号 A1 现有 40 条');
    const lost = await write('strips-lost', strips('3', 61, { department: '92', reason: '1' }));
    expect(lost.body.message).toBe('库存不足，该科室批号 A1 现有 60 条');
    // What came in is held to what was handed out.
    expect((await write('strips-in', strips('1', 50, { unitPrice: 1 }), 1)).status).toBe(422);
  });
}

import type { ListPage } from '@gongwei/domain/lists';
import { beforeAll, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../../testing/index.ts';
import { endedJob, freezeRows, startJob, undoneJob } from '../../testing/lists/list-jobs.ts';

const PATIENT = {
  ...{ resident: 'resident-1', patientType: '1', onAntihypertensive: true, responsibleDoctor: 'doctor' },
  ...{ targetSystolic: 140, targetDiastolic: 90, homeTargetSystolic: 135, homeTargetDiastolic: 85 },
  ...{ measureSlots: ['1', '4'], measureDaysPerWeek: 7, readingsPerSession: 2 },
};
const reading = (systolic: number, diastolic: number) => ({
  ...{ resident: 'resident-1', measuredAt: '2026-06-14T08:00:00', timeSlot: '1', systolic, diastolic, pulseRate: 72 },
  ...{ measurementSource: '2', entrySource: '1', valid: true },
});

/** People followed at home, their readings, medicines and prescriptions, over whichever database the server has. */
export function monitoringContract(serverOf: () => TestServer): void {
  let doctor: TestClient;
  let village: TestClient;
  beforeAll(async () => {
    doctor = await clientFor(serverOf().url, 'doctor');
    // May enter, and neither end nor bring back.
    village = await clientFor(serverOf().url, 'village');
  });

  const put = (formId: string, id: string, data: object, baseVersion = 0, occurredOn = '2026-06-14', who = doctor) =>
    who.send<{ code?: string; message?: string }>('PUT', `/api/v1/records/${id}`, {
      ...{ id, formId, formVersion: 1, subjectId: 'resident-1', occurredOn, data, baseVersion },
      saveId: `${id}-${baseVersion}-${occurredOn}`,
    });
  const kept = async (formId: string, id: string, data: object) => {
    const { body } = await put(formId, id, data);
    expect(body).not.toHaveProperty('code');
  };
  const dataOf = async (id: string) =>
    (await doctor.get<{ data: { [key: string]: unknown } }>(`/api/v1/records/${id}`)).body.data;
  const begun = async (list: string, action: string, id: string, answers: object, who = doctor) =>
    (await startJob(who, await freezeRows(who, list, action, [id]), answers)).body.id;
  const act = async (list: string, action: string, id: string, answers: object = {}, who = doctor) =>
    (await endedJob(who, await begun(list, action, id, answers, who))).map(({ outcome, reason }) => reason ?? outcome);
  const rowOf = async (list: string, id: string, where: object = {}) =>
    (await doctor.send<ListPage>('POST', `/api/v1/lists/${list}/search`, { limit: 50, where })).body.rows.find(
      (row) => row.id === id,
    )?.cells;

  it('a patient rests and goes on, is told with the newest reading, and cannot leave while a high one is open', async () => {
    const list = 'blood-pressure-patient-list';
    await kept('blood-pressure-patient', 'followed-1', PATIENT);
    await kept('blood-pressure-reading', 'pressure-1', reading(168, 102));
    const row = await rowOf(list, 'followed-1');
    expect(row).toMatchObject({ systolic: 168, diastolic: 102, level: '3', open: 1, times: 1, state: '1' });
    expect(row?.['controlled']).toBe(false);
    const pause = await begun(list, 'pause', 'followed-1', { reason: '2', note: '县医院' });
    expect(await endedJob(doctor, pause)).toMatchObject([{ outcome: 'done' }]);
    expect(await dataOf('followed-1')).toMatchObject({ state: '2', stateReason: '2', stateOn: '2026-06-15' });
    const { body: history } = await doctor.get<{ reason?: string }[]>('/api/v1/records/followed-1/history');
    expect(history[0]?.reason).toBe('暂停：住院，县医院');
    await undoneJob(doctor, pause);
    expect(await dataOf('followed-1')).not.toHaveProperty('state');
    expect(await act(list, 'remove', 'followed-1', { reason: '4' })).toEqual([
      expect.stringContaining('还有 1 条 3、4 级预警'),
    ]);
    const { body } = await doctor.get<{ version: number }>('/api/v1/records/followed-1');
    const gone = { ...PATIENT, state: '3', stateReason: '4', stateOn: '2026-06-14' };
    const typed = await put('blood-pressure-patient', 'followed-1', gone, body.version);
    expect([typed.status, typed.body.message]).toEqual([422, expect.stringContaining('还有 1 条')]);
    const handle = { way: '1', note: '已电话，今天来复测' };
    expect(await act('blood-pressure-readings', 'handle', 'pressure-1', handle)).toEqual(['done']);
    expect(await dataOf('pressure-1')).toMatchObject({
      ...{ handled: true, handledBy: 'doctor', handling: '电话随访：已电话，今天来复测' },
    });
    expect(await act(list, 'remove', 'followed-1', { reason: '4' })).toEqual(['done']);
    expect(await rowOf(list, 'followed-1', { state: ['1', '2'] })).toBeUndefined();
    expect(await rowOf(list, 'followed-1', { state: ['3'] })).toMatchObject({ state: '3' });
    expect(await act(list, 'restore', 'followed-1', { reason: '回村' })).toEqual(['done']);
  });

  it('who does not measure is told to their doctor once in seven days, and it ends with the next reading', async () => {
    const list = 'blood-pressure-patient-list';
    const waiting = async () => {
      const { body } = await doctor.send<{ rows: { rule: string; text: string }[] }>(
        ...(['POST', '/api/v1/reminders/search', { which: 'open' }] as const),
      );
      return body.rows.filter(({ rule }) => rule === 'measuring-due').map(({ text }) => text);
    };
    const twice = await Promise.all([1, 2].map(() => act(list, 'remind', 'followed-1')));
    expect(twice.flat().toSorted()).toEqual(['done', '近 7 天提醒过']);
    expect(await waiting()).toEqual([expect.stringMatching(/有 1 天没有测血压，请打电话提醒$/)]);
    expect(await act('chronic-monitoring', 'remind', 'resident-1')).toEqual(['近 7 天提醒过']);
    const today = { ...reading(126, 76), measuredAt: '2026-06-15T07:00:00' };
    expect((await put('blood-pressure-reading', 'pressure-today', today, 0, '2026-06-15')).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await act(list, 'remind', 'followed-1')).toEqual(['今天已经测过']);
  });

  it('a state that was typed goes the same ways, for whom they are open', async () => {
    const stored = await doctor.get<{ version: number }>('/api/v1/records/followed-1');
    const typed = await put(
      'blood-pressure-patient',
      'followed-1',
      { ...PATIENT, state: '3', stateReason: '4', stateOn: '2026-06-14' },
      stored.body.version,
      '2026-06-14',
      village,
    );
    expect([typed.status, typed.body.message]).toEqual([403, expect.stringContaining('移出管理')]);
  });

  it('a reading that should not be counts nowhere, and comes back', async () => {
    await kept('blood-pressure-reading', 'pressure-2', { ...reading(128, 78), measuredAt: '2026-06-15T08:00:00' });
    const list = 'blood-pressure-readings';
    expect(await act(list, 'void', 'pressure-2', { reason: '袖带松' })).toEqual(['done']);
    expect(await rowOf(list, 'pressure-2', { state: ['2'] })).toBeUndefined();
    expect(await rowOf(list, 'pressure-2', { state: ['3'] })).toMatchObject({ state: '3', systolic: 128 });
    expect(await act(list, 'restore', 'pressure-2', { reason: '看错了' })).toEqual(['done']);
    expect(await rowOf(list, 'pressure-2')).toMatchObject({ state: '2' });
    const both = await Promise.all([1, 2].map(() => act(list, 'void', 'pressure-2', { reason: '重复' })));
    expect(both.flat().filter((one) => one === 'done')).toHaveLength(1);
  });

  it('a medicine is stopped with its day and why', async () => {
    const list = 'medication-records-bp';
    await kept('medication-record', 'medicine-1', {
      ...{ resident: 'resident-1', disease: '1', drugName: '苯磺酸氨氯地平片', route: '001', frequency: 'qd' },
      ...{ dosePerTime: 5, doseUnit: 'mg', startDate: '2026-06-01', dataSource: '3', active: true },
    });
    expect(await act(list, 'stop', 'medicine-1', { reason: '2', on: '2026-05-01' })).toEqual([
      expect.stringContaining('早于开始日期'),
    ]);
    expect(await act(list, 'stop', 'medicine-1', { reason: '2', on: '2026-06-10' })).toEqual(['done']);
    expect(await rowOf(list, 'medicine-1')).toMatchObject({ active: '0', endDate: '2026-06-10' });
    expect(await act(list, 'resume', 'medicine-1', { reason: '换药无效' })).toEqual(['done']);
  });

  it('a prescription ends with what it came to, or is stopped and goes on', async () => {
    const list = 'management-prescription-list';
    const sheet = {
      ...{ prescribeDate: '2026-06-01', validDays: 90, prescriptionKinds: ['5'], targetProblems: ['1'] },
      ...{ smokingNow: 10, smokingTarget: 0, doctor: 'doctor' },
    };
    await put('management-prescription', 'prescribed-1', sheet, 0, '2026-06-01');
    expect(await rowOf(list, 'prescribed-1')).toMatchObject({ state: '1', until: '2026-08-29' });
    expect(await act(list, 'stop', 'prescribed-1', { reason: '3', note: '' })).toEqual(['done']);
    expect(await act(list, 'complete', 'prescribed-1', { result: '1' })).toEqual(['不符合“完成评价”的条件']);
    expect(await act(list, 'resume', 'prescribed-1', { reason: '停错了' })).toEqual(['done']);
    expect(await rowOf(list, 'prescribed-1', { handed: ['0'] })).toBeDefined();
    expect(await act(list, 'push', 'prescribed-1', { receivedBy: '女儿' })).toEqual(['done']);
    expect(await dataOf('prescribed-1')).toMatchObject({ pushWay: '3', receivedBy: '女儿' });
    expect(await rowOf(list, 'prescribed-1', { handed: ['0'] })).toBeUndefined();
    expect(await act(list, 'complete', 'prescribed-1', { result: '2', note: '每日 3 支' })).toEqual(['done']);
    expect(await rowOf(list, 'prescribed-1', { state: ['2'] })).toMatchObject({ state: '2', result: '2' });
  });
}

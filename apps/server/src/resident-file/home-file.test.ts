import type { HomeFile, HomeGlucose, HomePressure } from '@gongwei/domain/prevention';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';

const PATIENT = {
  ...{ resident: 'resident-1', patientType: '1', onAntihypertensive: true, responsibleDoctor: 'doctor' },
  ...{ targetSystolic: 140, targetDiastolic: 90, homeTargetSystolic: 130, homeTargetDiastolic: 85 },
  ...{ measureSlots: ['1', '4'], measureDaysPerWeek: 7, readingsPerSession: 2, planStart: '2026-06-01' },
};
const pressure = (on: string, systolic: number, more: object = {}) => ({
  ...{ resident: 'resident-1', measuredAt: `${on}T08:00:00`, timeSlot: '1', systolic, diastolic: 80, pulseRate: 72 },
  ...{ measurementSource: '2', entrySource: '1', valid: true },
  ...more,
});
const glucose = (on: string, value: number, more: object = {}) => ({
  ...{ resident: 'resident-1', measuredAt: `${on}T07:00:00`, timePoint: '1', value, sampleType: '1' },
  ...{ measurementSource: '2', entrySource: '1', valid: true },
  ...more,
});

describe.each(BOTH_DATABASES)('a file of readings at home over %s', (database) => {
  let server: TestServer;
  let [doctor, viewer]: TestClient[] = [];
  beforeAll(async () => {
    server = await startServerOver(database);
    [doctor, viewer] = await Promise.all(['doctor', 'viewer'].map((who) => clientFor(server.url, who)));
    await put('blood-pressure-patient', 'plan', PATIENT, '2026-06-01');
    for (const [id, on, systolic] of [
      ['p1', '2026-06-15', 172],
      ['p2', '2026-06-14', 128],
      ['p3', '2026-05-20', 136],
      ['p4', '2026-04-17', 140],
      ['p5', '2026-04-16', 150],
    ] as const)
      await put('blood-pressure-reading', id, pressure(on, systolic), on);
    await put(
      'blood-pressure-reading',
      'void',
      pressure('2026-06-13', 199, { valid: false, invalidReason: '袖带松' }),
      '2026-06-13',
    );
    await put('blood-glucose-reading', 'g1', glucose('2026-06-14', 33.3, { outOfRange: '2' }), '2026-06-14');
    await put('medication-record', 'm1', medicine('苯磺酸氨氯地平片', { active: true }), '2026-06-01');
    await put(
      'medication-record',
      'm2',
      medicine('停了的药', { active: false, endDate: '2026-06-10', changeReason: '2' }),
      '2026-06-01',
    );
    await put('medical-order', 'o1', order('张三丰一周内复查血压', '0'), '2026-06-14');
    await put('medical-order', 'o2', order('已经做完的', '2'), '2026-06-14');
  }, 120_000);
  afterAll(() => server?.stop());

  async function put(formId: string, id: string, data: object, occurredOn: string): Promise<void> {
    const { body } = await doctor!.send('PUT', `/api/v1/records/${id}`, {
      ...{ id, formId, formVersion: 1, subjectId: 'resident-1', occurredOn, data, baseVersion: 0, saveId: `${id}-1` },
    });
    expect(body, JSON.stringify(body)).not.toHaveProperty('code');
  }
  const fileOf = async <Reading = HomePressure>(query: string, who = doctor!) =>
    (await who.get<HomeFile<Reading>>(`/api/v1/residents/resident-1/home-file?${query}`)).body;

  it('holds the days asked for and as many before, oldest first, without what was void', async () => {
    const { readings, plan, cut, on } = await fileOf('of=pressure&days=30');
    expect(readings.map(({ id }) => id)).toEqual(['p4', 'p3', 'p2', 'p1']);
    expect(readings.at(-1)).toEqual({
      ...{ id: 'p1', at: '2026-06-15T08:00:00', source: '2', systolic: 172, diastolic: 80, slot: '1', handled: false },
      ...{ level: 3, warning: '血压明显升高，当日联系' },
    });
    expect([on, cut]).toEqual(['2026-06-15', false]);
    expect(plan).toEqual({
      ...{ id: 'plan', state: '1', startsOn: '2026-06-01', daysPerWeek: 7, slots: ['1', '4'] },
      ...{ homeSystolic: 130, homeDiastolic: 85 },
    });
    expect((await fileOf('of=pressure&days=90')).readings[0]?.id).toBe('p5');
    // A month and the one before are there for a week, too.
    expect((await fileOf('of=pressure&days=7')).readings.map(({ id }) => id)).toEqual(['p4', 'p3', 'p2', 'p1']);
  });

  it('names who dealt with a warning, when and how', async () => {
    await server.database.query(
      `update records set data = data || '{"handled": true, "handledBy": "doctor", "handledAt": "2026-06-15T10:00", "handling": "电话随访：已告知张三丰"}' where id = 'p1'`,
    );
    const [last] = (await fileOf('of=pressure')).readings.slice(-1);
    expect(last).toMatchObject({ handled: true, handledBy: '东镇医生', handling: '电话随访：已告知张三丰' });
  });

  it('tells a glucose beyond its meter, medicines in use and orders that wait', async () => {
    const { readings, plan } = await fileOf<HomeGlucose>('of=glucose');
    expect(readings).toMatchObject([{ value: 33.3, timePoint: '1', outOfRange: 'high', level: 4 }]);
    expect(plan).toBeUndefined();
    const { medicines, orders } = await fileOf('of=pressure');
    expect(medicines).toEqual([
      { id: 'm1', name: '苯磺酸氨氯地平片', dose: '5 mg', frequency: '每日1次', since: '2026-06-01' },
    ]);
    expect(orders).toEqual([
      {
        ...{ id: 'o1', question: false, text: '张三丰一周内复查血压', state: '待执行', priority: '当日' },
        ...{ on: '2026-06-14', dueOn: '2026-06-20' },
      },
    ]);
  });

  it('hides from who may only look whoever is named, and writes down who looked', async () => {
    const whole = JSON.stringify(await fileOf('of=pressure', viewer));
    expect(whole).not.toContain('三丰');
    expect(whole).toContain('一周内复查血压');
    expect(await fileOf('of=pressure', viewer)).toMatchObject({ readings: [{}, {}, {}, { systolic: 172 }] });
    const { body } = await doctor!.get<{ rows: { userName: string; part: string }[] }>(
      '/api/v1/residents/resident-1/views',
    );
    expect(body.rows).toContainEqual(expect.objectContaining({ userName: '监管员', part: 'overview' }));
  });

  it('answers of somebody elsewhere as of nobody', async () => {
    const west = await clientFor(server.url, 'western');
    const [there, nobody] = await Promise.all(
      ['resident-1', 'nobody'].map((id) => west.get(`/api/v1/residents/${id}/home-file?of=pressure`)),
    );
    expect(there).toMatchObject({ status: 404, body: nobody!.body });
  });

  it.each(['of=weight', 'days=30', 'of=pressure&days=31', 'of=pressure&days=1000000000'])('refuses %s', async (query) =>
    expect((await doctor!.get(`/api/v1/residents/resident-1/home-file?${query}`)).status).toBe(422),
  );
});

const medicine = (drugName: string, more: object) => ({
  ...{ resident: 'resident-1', disease: '1', drugName, route: '001', frequency: 'qd', dosePerTime: 5, doseUnit: 'mg' },
  ...{ startDate: '2026-06-01', dataSource: '3' },
  ...more,
});
const order = (content: string, status: string) => ({
  ...{ resident: 'resident-1', kind: '1', disease: '1', orderType: ['2'], content, priority: '3', issuer: 'doctor' },
  ...{ issuedAt: '2026-06-14T10:00:00', startDate: '2026-06-14', dueDate: '2026-06-20', status },
});

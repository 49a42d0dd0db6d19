import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await clientFor(server.url, 'doctor');
}, 60_000);
afterAll(() => server?.stop());
beforeEach(() => server.database.query("delete from records where subject_id = 'resident-1'"));

const store = (formId: string, on: string, data: object, slot: string | null = null): Promise<unknown> =>
  server.database.query(
    `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, slot, data, version, created_at, created_by, updated_at, updated_by, updated_by_name)
     values ('990101', $1, $2, 1, 'resident-1', '990101101001', $3, $4, $5::jsonb, 1, now(), 'doctor', now(), 'doctor', '医生')`,
    [`${formId}-${on}`, formId, on, slot, JSON.stringify(data)],
  );
const previous = async (formId: string, on = '2026-06-15') =>
  (await doctor.get(`/api/v1/residents/resident-1/form-context?formId=${formId}&on=${on}`)).body['context']?.[
    'previous'
  ];

describe('what a form is told of earlier records', () => {
  it('the visit before, for a follow-up', async () => {
    expect(await previous('hypertension-follow-up')).toEqual({});
    await store('hypertension-follow-up', '2026-03-01', {
      systolic: 150,
      diastolic: 95,
      adverseDrugReaction: '2',
      visitClass: '3',
    });
    expect(await previous('hypertension-follow-up')).toMatchObject({ uncontrolled: true, adverseReaction: true });
    expect(await previous('hypertension-follow-up', '2026-02-01')).toEqual({});
  });

  it('the nearest ECG and ultrasound within 30 days and the schooling, for a check-up', async () => {
    expect(await previous('health-check-up')).toEqual({});
    await store('supplement-ecg', '2026-05-15', { findings: ['2'], heartRate: 70 });
    await store('supplement-ecg', '2026-06-20', { findings: ['10'], heartRate: 70 });
    await store('supplement-ultrasound', '2026-05-16', { liverResult: '2', liverFindings: ['7'] });
    await store('resident-personal-info', '2024-05-06', { educationLevel: '4' });
    expect(await previous('health-check-up')).toEqual({ ecgSeverity: 4, ultrasoundSeverity: 3, educationLevel: '4' });
    await store('supplement-ultrasound', '2026-06-16', { thyroidResult: '2', thyroidTirads: '5' });
    expect(await previous('health-check-up', '2026-06-16')).toMatchObject({
      otherUltrasoundSeverity: expect.any(Number),
    });
    expect(await previous('health-check-up', '2026-04-15')).toEqual({ ecgSeverity: 1, educationLevel: '4' });
    expect(await previous('health-check-up', '2026-08-15')).toEqual({ educationLevel: '4' });
    expect(await previous('elderly-cognition', '2026-08-15')).toEqual({ educationLevel: '4' });
  });
});

describe('what a form is told of other sheets', () => {
  it('the dates of the pregnancy and of the birth', async () => {
    await store('pregnancy-basic-info', '2026-04-20', {
      lastMenstrualPeriodKnown: '1',
      dueDateBasis: '1',
      lastMenstrualPeriod: '2026-03-01',
      height: 160,
      husbandPhone: '13800138000',
    });
    expect(await previous('prenatal-visit')).toEqual({
      countedFrom: '2026-03-01',
      lastMenstrualPeriod: '2026-03-01',
      height: 160,
    });
    expect(await previous('prenatal-visit', '2027-06-15')).toEqual({});
    await store('delivery-mother', '2026-06-10', { deliveryTime: '2026-06-10T08:30', dischargeDate: '2026-06-13' });
    expect(await previous('postpartum-visit')).toEqual({ deliveryDate: '2026-06-10', dischargeDate: '2026-06-13' });
  });

  it('the birth of a child, the card of tuberculosis, the personal information', async () => {
    await store('child-basic-info', '2026-01-20', { gestationalWeeks: 34, gestationalDays: 0, birthWeight: 2.1 });
    expect(await previous('child-check-up')).toEqual({ gestationalWeeks: 34, gestationalDays: 0, birthWeight: 2.1 });
    await store('tuberculosis-card', '2026-04-02', { patientType: '1', treatmentStartDate: '2026-04-01' });
    expect(await previous('tuberculosis-follow-up')).toEqual({ patientType: '1', treatmentStartDate: '2026-04-01' });
    await store('resident-personal-info', '2024-05-06', {
      filingDate: '2024-05-06',
      contactName: '王芳',
      contactPhone: '13800138000',
    });
    expect(await previous('archive-cover')).toEqual({
      filingDate: '2024-05-06',
      townshipName: '东镇',
      villageName: '东村',
    });
    expect(await previous('resident-personal-info')).toMatchObject({
      currentAddress: '990101101001',
      townshipName: '东镇',
      villageName: '东村',
    });
    // A sheet that says where somebody lives goes before the file.
    expect(await previous('child-basic-info')).toMatchObject({
      currentAddress: '990101101001',
      currentAddressDetail: '测试路1号',
    });
    expect(await previous('resident-info-card')).toEqual({ contactName: '王芳', contactPhone: '138****8000' });
    await store('resident-personal-info', '2024-06-06', { currentAddress: '990101101002' });
    expect(await previous('child-basic-info')).toMatchObject({ currentAddress: '990101101002' });
  });

  it('what somebody has by a card or by follow-ups, though the personal information does not say it', async () => {
    const known = async () =>
      (await doctor.get('/api/v1/residents/resident-1/form-context?formId=health-check-up&on=2026-06-15')).body[
        'context'
      ]?.['resident']?.['known'];
    expect(await known()).toEqual(['hypertension']);
    const card = `update resident_facts set live_cards = $1 where resident_id = 'resident-1' returning resident_id`;
    expect(await server.database.query(card, [['diabetes']])).toHaveLength(1);
    expect(await known()).toEqual(['hypertension', 'diabetes']);
    await server.database.query(card, [[]]);
  });

  it('with numbers hidden from those who may only look', async () => {
    await store('resident-personal-info', '2024-05-06', { contactPhone: '13800138000' });
    const viewer = await clientFor(server.url, 'viewer');
    const told = await viewer.get('/api/v1/residents/resident-1/form-context?formId=resident-info-card&on=2026-06-15');
    expect(told.status === 200 && String(told.body['context']?.['previous']?.['contactPhone'])).toBe('13*********');
  });
});

describe('what a form is told of life and death', () => {
  const person = async (formId: string, who = doctor) =>
    (await who.get(`/api/v1/residents/resident-1/form-context?formId=${formId}&on=2026-06-15`)).body['context']?.[
      'resident'
    ];

  it('when the person was seen, where it tells of a death; the day of the death, where there was one', async () => {
    await store('hypertension-follow-up', '2026-04-01', { disposition: '1' });
    await store('hypertension-follow-up', '2026-05-01', { disposition: '9', lostReason: '1' });
    expect(await person('surveillance-women-death')).toMatchObject({
      seen: [{ on: '2026-04-01', title: '高血压患者随访服务记录表' }],
      lastSeenOn: '2026-04-01',
    });
    expect(await person('health-check-up')).not.toHaveProperty('lastSeenOn');
    // Whoever may only look writes no sheet and is asked nothing.
    const looking = await person('surveillance-women-death', await clientFor(server.url, 'viewer'));
    expect(looking).toMatchObject({ status: '1' });
    for (const fact of ['seen', 'lastSeenOn', 'diedOn']) expect(looking).not.toHaveProperty(fact);
    const event = { type: 'DIE', on: '2026-05-02', cause: '脑出血', evidence: '1' };
    const asked = { id: 'context-death', event };
    expect((await doctor.send('POST', '/api/v1/residents/resident-1/archive-events', asked)).status).toBe(200);
    expect(await person('health-check-up')).toMatchObject({ status: '3', diedOn: '2026-05-02' });
    await server.database.query("update residents set status = '1' where id = 'resident-1'");
  });
});

describe('a second sheet', () => {
  const send = (formId: string, on = '2026-06-15') => {
    const save = bloodCount({
      id: `second-${formId}`,
      saveId: `second-${formId}`,
      formId,
      occurredOn: on as never,
      data: {},
    });
    return doctor.send('PUT', `/api/v1/records/${save.id}`, save);
  };
  it('of the same day is refused with the way to the first', async () => {
    await store('health-check-up', '2026-06-15', {}, 'day:2026-06-15');
    expect(await send('health-check-up')).toMatchObject({
      status: 409,
      body: {
        code: 'record.same-day',
        existingId: 'health-check-up-2026-06-15',
        message: '该居民 2026-06-15 已有一份健康体检表',
      },
    });
    expect((await send('health-check-up', '2026-06-14')).body['code']).toBe('record.invalid');
  });
  it('of a form kept once is refused on any day', async () => {
    await store('resident-personal-info', '2024-05-06', {}, 'one');
    expect(await send('resident-personal-info')).toMatchObject({
      status: 409,
      body: { code: 'record.exists', existingId: 'resident-personal-info-2024-05-06' },
    });
  });
});

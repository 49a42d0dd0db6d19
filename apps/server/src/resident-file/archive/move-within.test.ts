import type { RecordSave } from '@gongwei/domain/forms';
import type { JsonObject } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../../testing/lists/list-jobs.ts';

const [EAST, HILL, WEST] = ['990101101001', '990101101002', '990101102001'];
const SHEET: JsonObject = {
  ...{ name: '张三丰', sex: '1', birthDate: '1955-03-02', phone: '19900000001', contactName: '张四' },
  ...{ contactPhone: '19900000002', residenceType: '1', ethnicGroup: '01', aboBloodType: '1', rhBloodType: '2' },
  ...{ educationLevel: '1', occupation: '5', maritalStatus: '2', paymentMethods: ['2'], drugAllergies: ['1'] },
  ...{ exposureHistory: ['1'], surgeryHistory: '1', traumaHistory: '1', transfusionHistory: '1' },
  ...{ familyHistoryFather: ['1'], familyHistoryMother: ['1'], familyHistorySiblings: ['1'] },
  ...{ familyHistoryChildren: ['1'], hereditaryDiseaseHistory: '1', disabilities: ['1'] },
  ...{
    pastDiseases: ['1'],
    currentAddress: EAST,
    registeredAddress: EAST,
    filingPerson: 'doctor',
    filingDate: '2020-05-06',
  },
  ...{ currentAddressDetail: '东村1号', villageName: '东村', filingInstitution: EAST, archiveStatus: '1' },
};
const CARD: JsonObject = {
  ...{ resident: 'resident-1', caseSource: '1', confirmedDate: '2024-03-01', confirmedInstitution: '东镇卫生院' },
  ...{ hypertensionType: '1', familyHistory: ['1'], usesAntihypertensive: true, height: 165, weight: 60 },
  ...{ systolic: 150, diastolic: 90, managingInstitution: EAST, cardDate: '2026-04-01', cardDoctor: 'doctor' },
  ...{ cardInstitution: EAST, terminated: false },
};

describe.each(BOTH_DATABASES)('who is in charge sees the resident, %s', (kind) => {
  let server: TestServer;
  let [county, doctor]: TestClient[] = [];
  beforeAll(async () => {
    server = await startServerOver(kind);
    await server.database.query(
      `insert into institutions (code, name, level, parent_code, offers_children) values ($1, '岗村卫生室', 5, '990101101', false)`,
      [HILL],
    );
    await server.database.query(`update residents set doctor_id = 'village' where id = 'resident-1'`);
    [county, doctor] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'doctor')];
  }, 120_000);
  afterAll(() => server?.stop());

  const version = async (id: string): Promise<number> =>
    (await server.database.query<{ version: number }>('select version from records where id = $1', [id]))[0]?.version ??
    0;
  const save = async (client: TestClient | undefined, formId: string, data: JsonObject) => {
    const baseVersion = await version(formId);
    const sent = {
      ...{ id: formId, formId, formVersion: 1, subjectId: 'resident-1', occurredOn: '2026-05-01', data, baseVersion },
      ...{ saveId: crypto.randomUUID(), ...(baseVersion > 0 && { reason: '更正' }) },
    } as RecordSave;
    return client!.send<{ message: string; fields?: unknown }>('PUT', `/api/v1/records/${formId}`, sent);
  };
  const one = async (sql: string) => (await server.database.query<Record<string, unknown>>(sql))[0];
  const person = () => one(`select institution_code, doctor_id from residents where id = 'resident-1'`);
  const cardDoctor = async () =>
    (await one(`select data->>'responsibleDoctor' as doctor from records where id = 'hypertension-card'`))?.['doctor'];
  const planDoctor = async () =>
    (
      await one(
        `select coalesce(t.doctor_id, n.doctor_id, p.doctor_id) as doctor from plans n
           join residents p on p.county_code = n.county_code and p.id = n.resident_id
           left join plan_doctors t on t.county_code = n.county_code and t.resident_id = n.resident_id and t.programme = n.programme
         where n.resident_id = 'resident-1' and n.programme = 'hypertension' and n.closed_on is null`,
      )
    )?.['doctor'];

  it('refuses a doctor of another place by name, on the sheet and on a card, and stores nothing', async () => {
    for (const [formId, data] of [
      ['resident-personal-info', SHEET],
      ['hypertension-card', CARD],
    ] as const) {
      const refused = await save(doctor, formId, { ...data, responsibleDoctor: 'western' });
      expect([refused.status, refused.body.fields]).toEqual([
        422,
        [
          {
            ...{ field: 'responsibleDoctor', severity: 'error', code: 'elsewhere' },
            message: '这位居民不归“西镇医生”所在机构管理，“西镇医生”看不到这位居民',
          },
        ],
      ]);
      expect(await version(formId)).toBe(0);
      expect((await save(doctor, formId, { ...data, responsibleDoctor: 'village' })).status).toBe(200);
    }
    expect([await person(), await planDoctor()]).toEqual([{ institution_code: EAST, doctor_id: 'village' }, 'village']);
  });

  it('leaves behind, with the village, doctors of that village: on the file, on cards, in plans and rounds', async () => {
    await server.database.query(
      `insert into round_places (county_code, user_id, resident_id, place) values ('990101', 'village', 'resident-1', 1), ('990101', 'doctor', 'resident-1', 2)`,
    );
    const near = { ...SHEET, responsibleDoctor: 'doctor' };
    expect((await save(doctor, 'resident-personal-info', near)).status).toBe(200);
    // With the person goes what the one before was in charge of; by hand it is given back.
    expect([await cardDoctor(), await planDoctor()]).toEqual(['doctor', 'doctor']);
    expect((await save(doctor, 'hypertension-card', { ...CARD, responsibleDoctor: 'village' })).status).toBe(200);
    expect(await planDoctor()).toBe('village');
    await server.database.query(
      `insert into plan_doctors (county_code, resident_id, programme, doctor_id, until_day, reason, by_id, at) values
         ('990101', 'resident-1', 'hypertension', 'village', '2026-12-31', '外出', 'doctor', now())`,
    );
    const away = { ...SHEET, villageName: '岗村', responsibleDoctor: 'village' };
    const refused = await save(doctor, 'resident-personal-info', away);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      '居民转到“岗村”后，“东村医生”看不到这位居民，请改选责任医生',
    ]);
    expect((await save(doctor, 'resident-personal-info', { ...away, responsibleDoctor: 'doctor' })).status).toBe(200);
    expect(await person()).toEqual({ institution_code: HILL, doctor_id: 'doctor' });
    expect([await cardDoctor(), await planDoctor()]).toEqual([null, 'doctor']);
    expect(await server.database.query('select user_id from round_places')).toEqual([{ user_id: 'doctor' }]);
    const [kept] = await server.database.query(
      `select data->>'systolic' as systolic, version, updated_by, institution_code from records where id = 'hypertension-card'`,
    );
    expect(kept).toEqual({ systolic: '150', version: 4, updated_by: 'doctor', institution_code: HILL });
  });

  it('takes along who sees the new place, too', async () => {
    for (const [formId, data] of [
      ['resident-personal-info', { ...SHEET, villageName: '岗村' }],
      ['hypertension-card', CARD],
    ] as const)
      expect((await save(doctor, formId, { ...data, responsibleDoctor: 'doctor' })).status).toBe(200);
    expect((await save(doctor, 'resident-personal-info', { ...SHEET, responsibleDoctor: 'doctor' })).status).toBe(200);
    expect(await person()).toEqual({ institution_code: EAST, doctor_id: 'doctor' });
    expect([await cardDoctor(), await planDoctor()]).toEqual(['doctor', 'doctor']);
    // To the other town, by who may.
    const far = { ...SHEET, villageName: '西村', responsibleDoctor: 'western' };
    expect((await save(county, 'resident-personal-info', far)).status).toBe(200);
    expect(await person()).toEqual({ institution_code: WEST, doctor_id: 'western' });
    expect([await cardDoctor(), await planDoctor()]).toEqual(['western', 'western']);
  });
});

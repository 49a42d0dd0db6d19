import { checkDigitOf } from '@gongwei/domain/resident';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bloodCount, clientFor, type TestClient, type TestServer } from '../../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../../testing/lists/list-jobs.ts';

const [EAST, WEST] = ['990101101001', '990101102001'];
const NUMBER = '99010119550302001';
const person = { name: '张三丰', idNumber: NUMBER + checkDigitOf(NUMBER) };
const MOVE_OUT = { type: 'MOVE_OUT', on: '2026-06-10', destination: '西镇', handover: '已电话告知' };

describe.each(BOTH_DATABASES)('who moves to another institution of the county, %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let western: TestClient;
  beforeAll(async () => {
    server = await startServerOver(kind);
    [doctor, western] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'western')];
    await server.database.query(`update residents set id_number = $1 where id = 'resident-1'`, [person.idNumber]);
  }, 120_000);
  afterAll(() => server?.stop());

  const rows = (select: string, key: string, more = '') =>
    server.database.query<Record<string, unknown>>(`${select} where ${key} = 'resident-1' ${more}`);
  const file = (client: TestClient, event: object) =>
    client.send('POST', '/api/v1/residents/resident-1/archive-events', { id: crypto.randomUUID(), event });
  const enter = (client: TestClient, villageCode: string | undefined, more: object = {}) =>
    client.send('POST', '/api/v1/residents', { ...person, villageCode, ...more });

  it('is told nothing and takes nothing before the file was let go, or under another name', async () => {
    const early = await enter(western, WEST);
    expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(/请对方先办理“迁出”/)]);
    await file(doctor, MOVE_OUT);
    const other = await enter(western, WEST, { name: '别的人' });
    expect([other.status, other.body.code, other.body.message]).toEqual([
      409,
      'resident.exists',
      expect.stringMatching(/姓名与填写的不同/),
    ]);
    expect(JSON.stringify([early.body, other.body])).not.toMatch(/existingId|东村|东镇/);
    expect((await enter(doctor, EAST)).body['existingId']).toBe('resident-1');
    await file(doctor, { type: 'RESTORE', on: '2026-06-12', reason: '又不搬了' });
  });

  it('goes over once, sheets, plans and uploads with them, and nothing stays behind', async () => {
    const visit = { followUpDate: '2026-05-01', nextFollowUpDate: '2026-08-01' };
    await server.database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, version,
         created_at, created_by, updated_at, updated_by, updated_by_name)
       values ('990101', 'visit', 'hypertension-follow-up', 1, 'resident-1', 'resident', $2, '2026-05-01', $1::jsonb, 1, now(), 'doctor', now(), 'doctor', ''),
         ('990101', 'card', 'hypertension-card', 1, 'resident-1', 'resident', $2, '2026-04-01', $4::jsonb, 1, now(), 'doctor', now(), 'doctor', ''),
         ('990101', 'sheet', 'resident-personal-info', 1, 'resident-1', 'resident', $2, '2026-05-01', $3::jsonb, 1, now(), 'doctor', now(), 'doctor', '')`,
      [
        JSON.stringify(visit),
        EAST,
        JSON.stringify({
          villageName: '东村',
          filingInstitution: EAST,
          responsibleDoctor: 'doctor',
          archiveStatus: '1',
        }),
        JSON.stringify({ cardDate: '2026-04-01', responsibleDoctor: 'doctor', terminated: false }),
      ],
    );
    const saved = await doctor.send('PUT', '/api/v1/records/sent', bloodCount({ id: 'sent', saveId: 'sent' }));
    expect(saved.status).toBe(200);
    await server.database.query(`update residents set doctor_id = 'doctor' where id = 'resident-1'`);
    await server.database.query(
      `insert into plan_doctors (county_code, resident_id, programme, doctor_id, until_day, reason, by_id, at)
       values ('990101', 'resident-1', 'hypertension', 'doctor', '2026-12-31', '外出', 'doctor', now())`,
    );
    await file(doctor, MOVE_OUT);
    expect(await rows('select next_follow_up_on::text as next from residents', 'id')).toEqual([{ next: '9999-12-31' }]);

    const question = await enter(western, WEST);
    expect([question.status, question.body.code]).toEqual([409, 'resident.moves-in']);
    const apart = String(question.body['message']);
    expect(apart).toMatch(/“迁出”，可以迁入本机构/);
    // The button is pressed twice: one of them is told that the file is there.
    const both = await Promise.all([enter(western, WEST, { apart }), enter(western, WEST, { apart })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);

    expect(await rows('select status, institution_code, village_code, doctor_id from residents', 'id')).toEqual([
      { status: '1', institution_code: WEST, village_code: WEST, doctor_id: null },
    ]);
    const where = (table: string, key: string) => rows(`select distinct institution_code as at from ${table}`, key);
    for (const [table, key] of [
      ['records', 'subject_id'],
      ['upload_entries', 'resident_id'],
    ] as const)
      expect([table, await where(table, key)]).toEqual([table, [{ at: WEST }]]);
    expect(await rows('select next_follow_up_on::text as next from residents', 'id')).toEqual([{ next: '2026-08-01' }]);
    // What is due waits for nobody of before.
    expect(await rows('select distinct doctor_id from plans', 'resident_id')).toEqual([{ doctor_id: null }]);
    expect(await rows('select doctor_id from plan_doctors', 'resident_id')).toEqual([]);
    expect(await rows('select distinct skip_reason from upload_entries', 'resident_id')).toEqual([
      { skip_reason: null },
    ]);
    expect((await doctor.get('/api/v1/residents/resident-1/overview')).status).toBe(404);
    const { body: past } = await western.get<readonly { type: string }[]>(
      '/api/v1/residents/resident-1/archive-events',
    );
    expect(past.map(({ type }) => type).toSorted()).toEqual(['MOVE_IN', 'MOVE_OUT', 'MOVE_OUT', 'RESTORE']);
  });

  it('stays when the sheet is saved again, and goes back the same way', async () => {
    const { body: sheet } = await western.get<{ data: object; version: number }>('/api/v1/records/sheet');
    expect(sheet).toMatchObject({ version: 2, data: { villageName: '西村', filingInstitution: WEST } });
    expect(sheet.data).not.toHaveProperty('responsibleDoctor');
    await file(western, { ...MOVE_OUT, destination: '东镇' });
    const apart = String((await enter(doctor, EAST)).body['message']);
    expect((await enter(doctor, EAST, { apart })).status).toBe(201);
    expect(await rows('select institution_code as at from residents', 'id')).toEqual([{ at: EAST }]);
    expect((await western.get('/api/v1/residents/resident-1/overview')).status).toBe(404);
  });
});

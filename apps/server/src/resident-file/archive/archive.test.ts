import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bloodCount,
  clientFor,
  startTestServer,
  tinyCounty,
  type TestClient,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
let county: TestClient;
let western: TestClient;
let clerk: TestClient;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ county: { ...tinyCounty, users: [...tinyCounty.users, TOWNSHIP] } });
  [doctor, county, western, clerk] = await Promise.all([
    clientFor(server.url, 'doctor'),
    clientFor(server.url, 'county'),
    clientFor(server.url, 'western'),
    clientFor(server.url, 'township'),
  ]);
}, 60_000);
afterAll(() => server?.stop());

const TOWNSHIP = {
  ...(tinyCounty.users[1] as (typeof tinyCounty.users)[number]),
  id: 'township',
  code: 'code-township',
  username: 'township',
  name: '东镇管理员',
  roles: ['TWN'] as const,
};
const on = '2026-06-10';
const DIE = { type: 'DIE', on, cause: '脑出血', evidence: '1' };
const MOVE_OUT = { type: 'MOVE_OUT', on, destination: '外省', handover: '已交给家属' };
const RESTORE = { type: 'RESTORE', on, reason: '回来了' };
const ask = (
  client: TestClient,
  resident: string,
  event: object,
  more: { id?: string; take?: readonly string[]; confirmed?: string } = {},
) =>
  client.send('POST', `/api/v1/residents/${resident}/archive-events`, { id: `event-${(count += 1)}`, event, ...more });
const statusOf = async (id: string) =>
  (await server.database.query<{ status: string }>('select status from residents where id = $1', [id]))[0]?.status;
const follow = (id: string) =>
  server.database.query<{ next: string }>('select next_follow_up_on as next from residents where id = $1', [id]);

describe('what becomes of a file', () => {
  it('is done once however often it is sent, noted with who and when, and logged without what it says', async () => {
    await server.database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, version,
         created_at, created_by, updated_at, updated_by, updated_by_name)
       values ('990101', 'visit', 'hypertension-follow-up', 1, 'resident-1', 'resident', '990101101001', '2026-05-01', $1::jsonb, 1, now(), 'doctor', now(), 'doctor', '')`,
      [JSON.stringify({ followUpDate: '2026-05-01', nextFollowUpDate: '2026-08-01' })],
    );
    const id = 'moved-once';
    const answers = await Promise.all([
      ask(doctor, 'resident-1', MOVE_OUT, { id }),
      ask(doctor, 'resident-1', MOVE_OUT, { id }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, '2'],
      [200, '2'],
    ]);
    expect((await doctor.get('/api/v1/residents/resident-1/archive-events')).body).toMatchObject([
      { id, type: 'MOVE_OUT', from: '1', to: '2', on, byName: '东镇医生' },
    ]);
    expect((await follow('resident-1'))[0]?.next).toBe('9999-12-31');
    const log = await server.database.query<{ details: object }>(
      `select details from operation_log where action = 'resident.archive'`,
    );
    expect(log).toEqual([{ details: { event: 'MOVE_OUT', from: '1', to: '2' } }]);
    expect((await ask(doctor, 'resident-1', RESTORE)).body.status).toBe('1');
    expect((await follow('resident-1'))[0]?.next).toBe('2026-08-01');
  });

  it('is refused in the words of its state, or of what is missing, and changes nothing', async () => {
    const refused = await ask(doctor, 'resident-1', RESTORE);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'archive.state',
      '档案状态为“正常”，不能办理“恢复”',
    ]);
    const early = await ask(doctor, 'resident-1', { ...DIE, on: '1950-01-01' });
    expect([early.status, early.body.message]).toEqual([422, '日期不能早于出生日期']);
    expect((await ask(doctor, 'resident-1', { ...DIE, on: '2026-02-31' })).status).toBe(422);
    expect((await ask(doctor, 'resident-1', { type: 'DIE', on })).status).toBe(422);
    expect(await statusOf('resident-1')).toBe('1');
  });

  it('of a death asks about visits stored after it, and is done once they are confirmed', async () => {
    await server.database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, version,
         created_at, created_by, updated_at, updated_by, updated_by_name)
       values ('990101', 'seen-later', 'health-check-up', 1, 'resident-2', 'resident', '990101101001', '2026-06-12', '{}', 1, now(), 'doctor', now(),
         'doctor', '')`,
    );
    const asked = await ask(doctor, 'resident-2', DIE);
    expect([asked.status, asked.body.code, asked.body.message]).toEqual([
      409,
      'archive.later-visits',
      '死亡日期 2026-06-10 以后还有服务记录：2026-06-12 健康体检表。请核对死亡日期和这些记录。',
    ]);
    expect(await statusOf('resident-2')).toBe('1');
    expect((await ask(doctor, 'resident-2', { ...DIE, on: '2026-06-12' })).body.status).toBe('3');
    await ask(county, 'resident-2', { type: 'CORRECT_DEATH', on, reason: '登记有误' });
    expect((await ask(doctor, 'resident-2', DIE, { confirmed: String(asked.body['message']) })).body.status).toBe('3');
    await ask(county, 'resident-2', { type: 'CORRECT_DEATH', on, reason: '登记有误' });
    await server.database.query(`delete from records where id = 'seen-later'`);
  });

  it('is not done by those who may not, nor to others’ residents', async () => {
    expect((await ask(western, 'resident-1', DIE)).status).toBe(404);
    expect((await ask(doctor, 'resident-1', { type: 'END', on, reason: '其他' })).status).toBe(403);
    expect((await ask(doctor, 'resident-2', DIE)).status).toBe(200);
    expect((await ask(clerk, 'resident-2', { type: 'CORRECT_DEATH', on, reason: '登记有误' })).body.message).toMatch(
      /县级管理员/,
    );
    expect((await ask(county, 'resident-2', { type: 'CORRECT_DEATH', on, reason: '登记有误' })).body.status).toBe('1');
  });

  it('is one thing where two ask for different ones at once', async () => {
    const answers = await Promise.all([
      ask(doctor, 'resident-2', MOVE_OUT),
      ask(doctor, 'resident-2', { type: 'REFUSE', on, refuser: '1', reason: '不愿意' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await ask(doctor, 'resident-2', RESTORE);
  });
});

describe('lists of who is cared for', () => {
  const CARDS = [
    ['hypertension-card', 'hypertension-record-list', { ended: ['0'] }],
    ['diabetes-card', 'diabetes-record-list', { ended: ['0'] }],
    ['psychosis-card', 'psychosis-record-list', { ended: ['0'] }],
    ['tuberculosis-card', 'tuberculosis-record-list', { ended: ['0'] }],
    ['hypertension-screening', 'new-hypertension-list', { state: ['0', '3', '4'] }],
    ['diabetes-screening', 'new-diabetes-list', { state: ['0', '3', '4'] }],
    ['pregnancy-basic-info', 'women-care-list', { stage: ['1', '2', '3', '4', '5'] }],
    ['child-basic-info', 'child-care-list', { archive: ['1'] }],
  ] as const;

  it('lose whoever has moved or refuses, and offer no visit of them', async () => {
    const data = JSON.stringify({
      ...{ cardDate: '2026-01-05', terminated: false, expectedDeliveryDate: '2026-09-01', birthDate: '2026-01-05' },
      ...{
        differentDays: 1,
        bloodPressureGrade: '1',
        screeningResult: '2',
        recordStatus: '0',
        registeredDate: '2026-01-05',
      },
    });
    for (const [formId] of CARDS)
      await server.database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, version,
           created_at, created_by, updated_at, updated_by, updated_by_name)
         values ('990101', $1, $2, 1, 'resident-3', 'resident', '990101101001', '2026-01-05', $3::jsonb, 1, now(), 'doctor', now(), 'doctor', '')`,
        [`card-${formId}`, formId, data],
      );
    type Rows = { readonly rows: readonly { readonly residentId?: string; readonly actions: readonly string[] }[] };
    const rowIn = async (list: string, where: object) => {
      const { status, body } = await county.send<Rows>('POST', `/api/v1/lists/${list}/search`, { where });
      expect(status, list).toBe(200);
      return body.rows.find(({ residentId }) => residentId === 'resident-3');
    };
    const shown = async (): Promise<readonly string[]> => {
      const rows = await Promise.all(CARDS.map(async ([, list, where]) => [list, await rowIn(list, where)] as const));
      return rows.flatMap(([list, row]) => (row ? [list] : []));
    };
    const all = CARDS.map(([, list]) => list);
    expect(await shown()).toEqual(all);
    for (const event of [MOVE_OUT, { type: 'REFUSE', on, refuser: '1', reason: '不愿意' }]) {
      expect((await ask(doctor, 'resident-3', event)).status).toBe(200);
      expect(await shown()).toEqual([]);
      for (const list of all) {
        const actions = (await rowIn(list, {}))?.actions ?? [];
        expect(
          actions.filter((id) => /^(?:visit|check|card|refer|delivery)$/.test(id)),
          list,
        ).toEqual([]);
      }
      await ask(doctor, 'resident-3', RESTORE);
      expect(await shown()).toEqual(all);
    }
    await server.database.query(`delete from records where id like 'card-%'`);
  });
});

describe('two files of one person', () => {
  const VOID = { type: 'VOID', on, reason: '1', keptId: 'resident-1' };
  const subjects = () =>
    server.database.query<{ id: string; subject_id: string }>(
      `select id, subject_id from records where id like 'merge-%' order by id`,
    );
  /** Whose the values of charts are. */
  const valued = () =>
    server.database.query<{ id: string; subject_id: string }>(
      `select distinct record_id as id, subject_id from concept_values where record_id like 'merge-%' order by 1`,
    );

  it('show what would move, become one, and two again within thirty days', async () => {
    for (const [id, subjectId] of [
      ['merge-1', 'resident-3'],
      ['merge-2', 'resident-3'],
      ['merge-kept', 'resident-1'],
    ] as const)
      expect(
        (await doctor.send('PUT', `/api/v1/records/${id}`, bloodCount({ id, saveId: id, subjectId }))).status,
      ).toBe(200);
    const preview = await clerk.get('/api/v1/residents/resident-3/merge-preview?keptId=resident-1');
    expect(preview.body).toMatchObject({
      moves: [{ formId: 'supplement-blood-routine', count: 2 }],
      stays: [],
      conflicts: [{ field: 'phone' }],
    });
    const merged = await ask(clerk, 'resident-3', VOID, { take: ['phone'], id: 'merger' });
    expect(merged.body).toEqual({ status: '6', moved: 2 });
    expect((await ask(clerk, 'resident-3', VOID, { take: ['phone'], id: 'merger' })).body).toEqual({
      status: '6',
      moved: 2,
    });
    expect(new Set((await subjects()).map(({ subject_id }) => subject_id))).toEqual(new Set(['resident-1']));
    expect(await valued()).toEqual(await subjects());
    const phone = () => server.database.query('select phone from residents where id = $1', ['resident-1']);
    expect(await phone()).toEqual([{ phone: '19900000003' }]);
    const facts = await server.database.query(
      `select resident_id, last_active_on from resident_facts where resident_id in ('resident-1', 'resident-3') order by 1`,
    );
    expect(facts).toEqual([
      { resident_id: 'resident-1', last_active_on: '2026-06-15' },
      { resident_id: 'resident-3', last_active_on: null },
    ]);
    const undone = await ask(clerk, 'resident-3', { type: 'UNDO_MERGE', on, reason: '不是同一人' });
    expect(undone.body).toEqual({ status: '1', moved: 2 });
    expect(await subjects()).toEqual([
      { id: 'merge-1', subject_id: 'resident-3' },
      { id: 'merge-2', subject_id: 'resident-3' },
      { id: 'merge-kept', subject_id: 'resident-1' },
    ]);
    expect(await valued()).toEqual(await subjects());
    expect(await phone()).toEqual([{ phone: '19900000001' }]);
  });

  it('stay one after thirty days, and no file goes into one that is not in care or into itself', async () => {
    expect((await ask(clerk, 'resident-1', VOID)).status).toBe(422);
    expect((await ask(clerk, 'resident-3', { ...VOID, keptId: 'resident-4' })).status).toBe(404);
    await ask(doctor, 'resident-2', MOVE_OUT);
    expect((await ask(clerk, 'resident-3', { ...VOID, keptId: 'resident-2' })).body.message).toMatch(/不在管/);
    await ask(doctor, 'resident-2', RESTORE);
    expect((await ask(clerk, 'resident-3', VOID)).status).toBe(200);
    await server.database.query(`update archive_events set at = at - interval '31 days' where event = 'VOID'`);
    const late = await ask(clerk, 'resident-3', { type: 'UNDO_MERGE', on, reason: '不是同一人' });
    expect([late.status, late.body.message]).toEqual([422, '合并已超过 30 天，不能撤销']);
  });
});

describe('the doctor in charge', () => {
  const give = (client: TestClient, resident: string, doctorId: string) =>
    client.send('POST', `/api/v1/residents/${resident}/doctor`, { doctorId });

  it('is somebody of the scope, of a file in care', async () => {
    expect((await give(doctor, 'resident-1', 'doctor')).body).toEqual({ doctorName: '东镇医生' });
    expect(await server.database.query(`select doctor_id from residents where id = 'resident-1'`)).toEqual([
      { doctor_id: 'doctor' },
    ]);
    expect((await give(doctor, 'resident-1', 'western')).status).toBe(404);
    await ask(doctor, 'resident-1', MOVE_OUT);
    expect((await give(doctor, 'resident-1', 'village')).body.message).toBe('档案不在管，不能变更责任医生');
    await ask(doctor, 'resident-1', RESTORE);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';

let server: TestServer;
let county: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
}, 60_000);
afterAll(() => server?.stop());

const on = '2026-06-10';
const ask = (event: { readonly type: string; readonly [field: string]: string }, id = event.type) =>
  county.send('POST', '/api/v1/residents/resident-3/archive-events', { id, event });

it('two files of one person bring along what is kept beside the sheets, one appointment of a year and kind, and give back what nobody touched since', async () => {
  const { database } = server;
  await database.query(
    `insert into appointments (county_code, id, resident_id, session_id, slot, queue_no, institution_code, year, check_type, day, state, created_at, created_by, updated_at, updated_by, version)
     select '990101', id, resident, 'none', 1, 1, '990101101', year, '1', '2026-06-20', '1', now(), 'doctor', '2026-06-01', 'doctor', 1
     from (values ('b-own', 'resident-1', 2026), ('b-same', 'resident-3', 2026), ('b-next', 'resident-3', 2027), ('b-done', 'resident-3', 2028)) as t(id, resident, year)`,
  );
  await database.query(
    `insert into nucleic_samples (county_code, id, tube_id, institution_code, name, id_no, resident_id)
     select '990101', 's-3', 't', '990101101', name, id_number, id from residents where id = 'resident-3'`,
  );
  await database.query(
    `insert into calls (county_code, id, kind, placed_by, started_at, connected_at, ended_at, resident_id)
     values ('990101', 'c-3', 'video', 'doctor', now(), now(), now(), 'resident-3')`,
  );
  await database.query(
    `insert into laboratory_labels (county_code, code, appointment_id, resident_id, kind, day, bound_on, bound_at, bound_by)
     select '990101', 'L' || id, id, 'resident-3', '1', '2026-06-20', '2026-06-14', now(), 'doctor' from (values ('b-same'), ('b-next'), ('b-done')) as t(id)`,
  );
  await database.query(
    `insert into invitation_contacts (county_code, id, resident_id, no, year, on_day, result, at, by_id, by_name)
     select '990101', id, resident, 1, 2026, '2026-06-01', '1', now(), 'doctor', '东镇医生' from (values ('k-1', 'resident-1'), ('k-3', 'resident-3')) as t(id, resident)`,
  );
  const whose = async () =>
    Object.fromEntries(
      (
        await database.query<{ id: string; whose: string }>(
          `select id, resident_id || ' ' || state as whose from appointments union all
           select id, resident_id from nucleic_samples union all select id, resident_id from calls union all
           select code, resident_id from laboratory_labels union all select id, resident_id || ' ' || no from invitation_contacts`,
        )
      ).map(({ id, whose: of }) => [id, of]),
    );
  const before = await whose();
  const preview = await county.get('/api/v1/residents/resident-3/merge-preview?keptId=resident-1');
  expect(preview.body['beside']).toEqual([
    { kind: 'appointment', goes: 2, stays: 1 },
    { kind: 'contact', goes: 1, stays: 0 },
    { kind: 'sample', goes: 1, stays: 0 },
    { kind: 'call', goes: 1, stays: 0 },
  ]);
  expect((await ask({ type: 'VOID', on, reason: '1', keptId: 'resident-1' })).status).toBe(200);
  expect(await whose()).toEqual({
    ...{ 'b-own': 'resident-1 1', 'b-same': 'resident-3 6', 'b-next': 'resident-1 1', 'b-done': 'resident-1 1' },
    ...{ 's-3': 'resident-1', 'c-3': 'resident-1', 'k-1': 'resident-1 1', 'k-3': 'resident-1 2' },
    ...{ 'Lb-same': 'resident-3', 'Lb-next': 'resident-1', 'Lb-done': 'resident-1' },
  });
  await database.query("update appointments set state = '3', updated_at = '2026-06-16' where id = 'b-done'");
  expect((await ask({ type: 'UNDO_MERGE', on, reason: '不是同一人' })).status).toBe(200);
  expect(await whose()).toEqual({
    ...{ ...before, 'b-same': 'resident-3 6', 'b-done': 'resident-1 3' },
    ...{ 'Lb-done': 'resident-1', 'k-3': 'resident-3 2' },
  });
});

it('the family finds the kept file: its children and, where it has none, its spouse and mother; and the one of before when it is undone', async () => {
  const { database } = server;
  await database.query(
    `insert into family_ties (county_code, resident_id, kind, other_id, set_by, set_at)
     select '990101', a, kind, b, 'doctor', '2026-06-01' from (values
       ('resident-3', 'spouse', 'resident-5'), ('resident-5', 'spouse', 'resident-3'), ('resident-3', 'mother', 'resident-6'),
       ('resident-1', 'mother', 'resident-2'), ('resident-4', 'mother', 'resident-3')) as t(a, kind, b)`,
  );
  const ties = async () =>
    (
      await database.query<{ tie: string }>(
        "select resident_id || ' ' || kind || ' ' || other_id as tie from family_ties order by 1",
      )
    ).map(({ tie }) => tie.replaceAll('resident-', ''));
  const before = await ties();
  expect((await ask({ type: 'VOID', on, reason: '1', keptId: 'resident-1' }, 'v2')).status).toBe(200);
  expect(await ties()).toEqual(['1 mother 2', '1 spouse 5', '3 mother 6', '4 mother 1', '5 spouse 1']);
  expect((await ask({ type: 'UNDO_MERGE', on, reason: '不是同一人' }, 'u2')).status).toBe(200);
  expect(await ties()).toEqual(before);
  expect((await ask({ type: 'VOID', on, reason: '1', keptId: 'resident-1' }, 'v3')).status).toBe(200);
  await database.query("update family_ties set set_at = '2026-06-16' where resident_id = 'resident-4'");
  expect((await ask({ type: 'UNDO_MERGE', on, reason: '不是同一人' }, 'u3')).status).toBe(200);
  expect(await ties()).toContain('4 mother 1');
});

it('who stands in at the file given up stands in at the kept one, where nobody does yet, and goes back when it is undone', async () => {
  const { database } = server;
  await database.query(
    `insert into plan_doctors (county_code, resident_id, programme, doctor_id, until_day, reason, at, by_id)
     select '990101', resident, programme, doctor, '2026-07-31', '', '2026-06-01', 'township' from (values
       ('resident-1', 'diabetes', 'doctor'), ('resident-3', 'diabetes', 'village'), ('resident-3', 'hypertension', 'village'), ('resident-3', 'elderly', 'village')) as t(resident, programme, doctor)`,
  );
  const standing = async () =>
    (
      await database.query<{ line: string }>(
        "select resident_id || ' ' || programme || ' ' || doctor_id as line from plan_doctors order by 1",
      )
    ).map(({ line }) => line.replace('resident-', ''));
  const before = await standing();
  expect((await ask({ type: 'VOID', on, reason: '1', keptId: 'resident-1' }, 'v4')).status).toBe(200);
  expect(await standing()).toEqual([
    ...['1 diabetes doctor', '1 elderly village', '1 hypertension village', '3 diabetes village'],
  ]);
  await database.query(
    "update plan_doctors set doctor_id = 'doctor', at = '2026-06-16' where resident_id = 'resident-1' and programme = 'elderly'",
  );
  expect((await ask({ type: 'UNDO_MERGE', on, reason: '不是同一人' }, 'u4')).status).toBe(200);
  expect(await standing()).toEqual(
    before.map((line) => (line === '3 elderly village' ? '1 elderly doctor' : line)).toSorted(),
  );
});

it('the file given up leads to the kept one, for who sees that, until it is undone', async () => {
  const leads = async (client: TestClient) =>
    (await client.get<{ keptId?: string }[]>('/api/v1/residents/resident-3/archive-events')).body.map(
      ({ keptId }) => keptId,
    );
  expect((await ask({ type: 'VOID', on, reason: '1', keptId: 'resident-1' }, 'v5')).status).toBe(200);
  const [newest, ...before] = await leads(county);
  expect(newest).toBe('resident-1');
  expect(new Set(before)).toEqual(new Set([undefined]));
  const doctor = await clientFor(server.url, 'doctor');
  expect((await leads(doctor))[0]).toBe('resident-1');
  await server.database.query("update residents set institution_code = '990101102' where id = 'resident-1'");
  expect((await leads(doctor))[0]).toBeUndefined();
  await server.database.query("update residents set institution_code = '990101101' where id = 'resident-1'");
  expect((await ask({ type: 'UNDO_MERGE', on, reason: '不是同一人' }, 'u5')).status).toBe(200);
  expect(new Set(await leads(county))).toEqual(new Set([undefined]));
});

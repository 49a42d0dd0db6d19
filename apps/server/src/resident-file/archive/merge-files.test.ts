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
const ask = (event: { readonly type: string; readonly [field: string]: string }) =>
  county.send('POST', '/api/v1/residents/resident-3/archive-events', { id: event.type, event });

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
  const whose = async () =>
    Object.fromEntries(
      (
        await database.query<{ id: string; whose: string }>(
          `select id, resident_id || ' ' || state as whose from appointments union all
           select id, resident_id from nucleic_samples union all select id, resident_id from calls`,
        )
      ).map(({ id, whose: of }) => [id, of]),
    );
  const before = await whose();
  expect((await ask({ type: 'VOID', on, reason: '1', keptId: 'resident-1' })).status).toBe(200);
  expect(await whose()).toEqual({
    ...{ 'b-own': 'resident-1 1', 'b-same': 'resident-3 6', 'b-next': 'resident-1 1', 'b-done': 'resident-1 1' },
    ...{ 's-3': 'resident-1', 'c-3': 'resident-1' },
  });
  await database.query("update appointments set state = '3', updated_at = '2026-06-16' where id = 'b-done'");
  expect((await ask({ type: 'UNDO_MERGE', on, reason: '不是同一人' })).status).toBe(200);
  expect(await whose()).toEqual({ ...before, 'b-same': 'resident-3 6', 'b-done': 'resident-1 3' });
});

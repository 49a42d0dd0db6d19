import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { USUAL_ACCOUNTS } from '../identity/account-settings.ts';
import { identityRoutes } from '../identity/identity.routes.ts';
import { guardSessions } from '../identity/request-staff.ts';
import { emptyDatabase } from '../loading/empty-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { DEMO_PASSWORD } from '../seed/seed-users.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { alone } from '../realtime/leadership.port.ts';
import { createInProcessBus } from '../realtime/in-process-bus.adapter.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemTimers } from '../shared/server-timers.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { TEST_PASSWORD_COST } from '../testing/tiny-county.ts';
import { connectRoster } from './connect-roster.ts';
import { rosterFixture } from './roster-fixture.ts';

const today = parseCalendarDay('2026-11-20') as CalendarDay;
const county = seedCounty({ residents: 100, today });
const files = [...county.files()];
const first = files.find((file) => file.resident.villageCode.startsWith('320999101'))!.resident;
const app = fastify();
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await emptyDatabase(database);
  const forms = await loadFormLibrary();
  await loadCounty(
    database,
    {
      institutions: county.institutions,
      users: county.users,
      demoPassword: DEMO_PASSWORD,
      demoPasswordCost: TEST_PASSWORD_COST,
      files,
    },
    { forms, random: systemRandom },
  );
  const clock = { now: () => new Date('2026-11-20T02:00:00Z') };
  const outside = { clock, timers: systemTimers, bus: createInProcessBus(), leadership: alone, random: systemRandom };
  const context = { database, forms, ...outside, accounts: USUAL_ACCOUNTS };
  await app.register(formBody);
  await app.register(multipart);
  await app.register(async (api) => {
    guardSessions(api, context);
    identityRoutes(api, context);
    connectRoster(api, context);
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('a township doctor of the seeded county uploads the roster of the main job and has the good rows as residents', async () => {
  const login = await app.inject({
    method: 'POST',
    url: '/api/api/wx/loginin',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: 'doctor', password: DEMO_PASSWORD }).toString(),
  });
  const token = login.json<{ token: string }>().token;
  const villages = county.institutions
    .filter((one) => one.parentCode === '320999101')
    .map((one) => one.name.replace('卫生室', ''));
  const { bytes, good, rejected } = await rosterFixture({ rows: 120, villages, stored: first });
  const payload = Buffer.concat([
    Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const sent = await app.inject({
    method: 'POST',
    url: '/api/excels/putjkdninfo',
    headers: { token, 'content-type': 'multipart/form-data; boundary=b' },
    payload,
  });
  const { importId } = sent.json<{ data: { importId: string } }>().data;
  await expect
    .poll(async () => (await app.inject({ url: `/api/v1/roster-imports/${importId}`, headers: { token } })).json(), {
      timeout: 20_000,
    })
    .toMatchObject({ state: 'done', counts: { created: good - 1, updated: 1, rejected, empty: 1 } });
  const [row] = await database.query<{ count: number; phone: string }>(
    'select (select count(*)::int from residents) as count, phone from residents where id = $1',
    [first.id],
  );
  expect(row).toEqual({ count: 100 + good - 1, phone: '19911112222' });
  expect(await database.query('select archive_number from residents group by 1 having count(*) > 1')).toEqual([]);
});

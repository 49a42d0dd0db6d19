import { createMemoryCounters } from '../counters/memory-counters.ts';
import { USUAL_ACCOUNTS } from '../identity/account-settings.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestServer } from '../testing/index.ts';
import { alone } from '../ports/leadership.port.ts';
import { createInProcessBus } from '../realtime/in-process-bus.adapter.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemClock } from '../shared/server-clock.ts';
import { systemTimers } from '../shared/server-timers.ts';
import { recordException } from './exception-log.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()), 60_000);
afterAll(() => server?.stop());

type Row = { id: string; code: string; route: string; message: string; stack: string | null; user_id: string | null };
const logged = () =>
  server.database.query<Row>('select id, code, route, message, stack, user_id from exception_log order by id');

it('keeps a failure of the server and gives the user its number and nothing else', async () => {
  const doctor = await clientFor(server.url, 'doctor');
  await server.database.script('alter table concept_values rename to hidden');
  const answer = await doctor.get('/api/v1/residents/resident-1/overview');
  await server.database.script('alter table hidden rename to concept_values');
  const [row] = await logged();
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'server.defect', advice: expect.stringContaining(String(row?.id)) },
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/concept_values|42P01|select/);
  expect(row).toMatchObject({ code: '42P01', route: 'GET /api/v1/residents/:id/overview', user_id: 'doctor' });
});

it('never holds what a database quotes of a row', async () => {
  const context = {
    database: server.database,
    clock: { now: () => new Date('2026-06-15T04:00:00Z') },
    timers: systemTimers,
    bus: createInProcessBus(),
    leadership: alone,
    random: systemRandom,
    accounts: USUAL_ACCOUNTS,
    counters: createMemoryCounters(systemClock),
    forms: undefined as never,
  };
  const quoting = [
    'duplicate key value violates unique constraint "residents_id_number": Key (county_code, id_number)=(990101, 99010119550302001X) already exists.',
    `invalid input syntax for type date: "张三丰"`,
    "value '13900000001' out of range",
    'no resident 19900000001',
    'no resident 99010119550302001X',
  ];
  for (const message of quoting) await recordException(context, { error: new Error(message), route: 'PUT /x' });
  await recordException(context, { error: '张三丰', route: 'PUT /x' });
  expect(JSON.stringify(await logged())).not.toMatch(/张三丰|99010119550302001|13900000001|19900000001/);
  expect((await logged()).length).toBeGreaterThanOrEqual(quoting.length + 1);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/database.port.ts';
import { todayOf, systemClock } from '../shared/server-clock.ts';
import { addDays } from '@gongwei/domain/shared';
import { clientFor, clientOf, logIn, reportFigure, type TestClient } from '../testing/index.ts';
import { beginSiteProcess, type SiteProcess } from '../testing/site-process.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { open, session } from './scheduling.fixture.ts';

const PEOPLE = 500;
const PLACES = 30;
let postgres: TemporaryPostgres;
let database: Database;
let sites: readonly SiteProcess[];
let clients: readonly TestClient[];

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.newCounty();
  database = await openDatabase({ url });
  const columns = await database.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'residents' and is_generated = 'NEVER'",
  );
  const names = columns.map(({ name }) => name).join(', ');
  await database.query(
    `insert into residents (${names}) select ${names} from jsonb_populate_recordset(null::residents,
       (select jsonb_agg(to_jsonb(r) || jsonb_build_object('id', 'crowd-' || n, 'archive_number', '9901011010019' || lpad(n::text, 4, '0'),
          'id_number', '9901011950030' || lpad(n::text, 5, '0'))) from residents r, generate_series(1, $1::int) n where r.id = 'resident-1'))`,
    [PEOPLE],
  );
  sites = await Promise.all([0, 1, 2].map(() => beginSiteProcess(url)));
  // One session, known to all three processes.
  const { token } = (await logIn(sites[0]!.url, 'doctor')).body;
  clients = sites.map((site) => clientOf(site.url, token));
}, 120_000);
afterAll(async () => {
  await Promise.all((sites ?? []).map((site) => site.stop()));
  await database?.close();
  await postgres?.stop();
});

const later = (days: number) => addDays(todayOf(systemClock), days);
const lasting = (days: number) => ({ date: later(days), bookUntil: `${later(days)}T01:00:00.000Z` });

/** In waves, as a server takes only so many at once. */
async function crowd(
  sessionId: string,
  slot?: number,
): Promise<readonly { readonly status: number; readonly message: string }[]> {
  const answers: { status: number; message: string }[] = [];
  let next = 1;
  const worker = async (client: TestClient): Promise<void> => {
    while (next <= PEOPLE) {
      const at = next++;
      const ask = () =>
        client.send('POST', '/api/v1/appointments', {
          id: `a-${at}`,
          residentId: `crowd-${at}`,
          sessionId,
          ...(slot && { slot }),
        });
      let answer = await ask();
      while (answer.status === 503) answer = await ask();
      answers.push({ status: answer.status, message: String(answer.body.message ?? '') });
    }
  };
  await Promise.all(Array.from({ length: 60 }, (_, at) => worker(clients[at % clients.length] as TestClient)));
  return answers;
}

it('gives exactly as many places as there are, whoever asks of whichever process', async () => {
  await open(
    clients[0]!,
    session('full', {
      ...lasting(5),
      slots: [
        { from: '07:30', to: '08:30', capacity: 18 },
        { from: '08:30', to: '09:30', capacity: 12 },
      ],
    }),
  );
  await open(clients[0]!, session('other', { ...lasting(6), slots: [{ capacity: 7 }] }));
  const answers = await crowd('full');
  const [given, refused] = [
    answers.filter(({ status }) => status === 200),
    answers.filter(({ status }) => status !== 200),
  ];
  const [stored] = await database.query<{ booked: number; reserved: number; people: number; numbers: number }>(
    `select count(*)::int as booked, count(distinct resident_id)::int as people, count(distinct (slot, queue_no))::int as numbers,
       (select sum(reserved)::int from exam_slots where session_id = 'full') as reserved from appointments where session_id = 'full' and state = '1'`,
  );
  reportFigure({
    row: 0,
    what: 'appointments: places given of 30 to 500 at once',
    runs: 1,
    figure: String(given.length),
    aim: '30',
    passed: given.length === PLACES,
  });
  expect(given).toHaveLength(PLACES);
  expect(stored).toEqual({ booked: PLACES, reserved: PLACES, people: PLACES, numbers: PLACES });
  expect(refused).toHaveLength(PEOPLE - PLACES);
  for (const { status, message } of refused) {
    expect(status).toBe(409);
    expect(message).toMatch(/^该场次已约满；还有余号的：.*余 7 个号/);
  }
}, 240_000);

it('books somebody once, and nobody into a session that is cancelled at the same moment', async () => {
  await open(clients[0]!, session('race', lasting(8)));
  await database.query("delete from appointments where session_id = 'full'");
  const county = await clientFor(sites[1]!.url, 'county');
  const same = Array.from({ length: 12 }, (_, at) =>
    clients[at % 3]!.send('POST', '/api/v1/appointments', {
      id: `twice-${at}`,
      residentId: 'crowd-1',
      sessionId: 'race',
    }),
  );
  const others = Array.from({ length: 30 }, (_, at) =>
    clients[at % 3]!.send('POST', '/api/v1/appointments', {
      id: `race-${at}`,
      residentId: `crowd-${at + 2}`,
      sessionId: 'race',
    }),
  );
  const frozen = await county.send('POST', '/api/v1/lists/appointment-manage/freeze', {
    action: 'cancel',
    ids: ['race'],
  });
  const cancelled = county.send('POST', '/api/v1/list-jobs', { selection: frozen.body.id, answers: { reason: '1' } });
  const answers = await Promise.all([...same, ...others, cancelled]);
  expect(answers.slice(0, 12).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  await expect
    .poll(async () => (await database.query("select state from exam_sessions where id = 'race'"))[0], {
      timeout: 60_000,
    })
    .toEqual({ state: '5' });
  const left = await database.query("select state from appointments where session_id = 'race' and state = '1'");
  expect(left).toEqual([]);
  expect(
    await database.query("select sum(reserved)::int as reserved from exam_slots where session_id = 'race'"),
  ).toEqual([{ reserved: 0 }]);
}, 240_000);

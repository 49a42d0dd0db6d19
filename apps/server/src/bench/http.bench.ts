import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../create-server.ts';
import { openDatabase } from '../database/open-database.ts';
import { isEmpty, loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { DEMO_PASSWORD } from '../seed/seed-users.ts';
import type { SeedFile } from '../seed/seed-rows.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemClock, todayOf } from '../shared/server-clock.ts';
import { bloodCount, clientFor, findIn } from '../testing/test-client.ts';
import { measure, smoke, verdict, type Measured } from './measure.ts';

/**
 * The resident list and the saving of records as a browser meets them: over HTTP, from the embedded database on the disk.
 * `http.bench.ts [residents = 100000] [folder]`; a folder is kept and used again. Ends with 1 when a limit is broken.
 */
const residents = Number(process.argv[2] ?? (smoke ? 500 : 100_000));
const kept = process.argv[3];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'gongwei-bench-'));
const [LIST_MS, SAVE_MS] = [50, 100];
const today = todayOf(systemClock);

function* withoutRecords(files: Iterable<SeedFile>): Iterable<SeedFile> {
  for (const { resident } of files) yield { resident, records: [] };
}

const forms = await loadFormLibrary();
const database = await openDatabase({ folder });
if (await isEmpty(database)) {
  const began = performance.now();
  const { institutions, users, files } = seedCounty({ residents, today });
  await loadCounty(
    database,
    { institutions, users, demoPassword: DEMO_PASSWORD, files: withoutRecords(files()) },
    { forms, random: systemRandom },
  );
  // Follow-ups and check-ups as a year of work leaves them, without the months of sheets behind them.
  await database.query(
    `update residents set last_check_up_on = $1::date - (hashtext(id) % 700 + 700) % 700,
       next_follow_up_on = case when conditions && array['hypertension', 'diabetes']::text[] then $1::date + (hashtext(id) % 90 + 90) % 90 - 20 else next_follow_up_on end`,
    [today],
  );
  await database.script('vacuum full residents;');
  await database.script('vacuum analyze;');
  console.log(`${residents} residents on the disk in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
// The embedded database has no autovacuum; without it counting in an index alone is not possible.
await database.script('vacuum analyze;');
const app = await createServer({
  database,
  forms,
  settings: { webFolder: join(folder, 'no-web'), logLevel: 'silent' },
});
await app.listen({ host: '127.0.0.1', port: 0 });
const client = await clientFor(
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
  'county',
  DEMO_PASSWORD,
);
const [someone] = await database.query<{ name: string; initials: string; id_number: string; village_code: string }>(
  'select name, initials, id_number, village_code from residents order by id offset $1 limit 1',
  [Math.floor(residents / 2)],
);
const [middle, last] = [Math.floor(residents / 2), residents - 50];
const filters = {
  'first page': '',
  'middle page': `offset=${middle}`,
  'last page': `offset=${last}`,
  'by age, last page': `sort=age&offset=${last}`,
  'by next follow-up': 'sort=nextFollowUpOn',
  'by name, middle page': `sort=name&offset=${middle}`,
  name: `text=${someone?.name.slice(0, 2)}`,
  initials: `text=${someone?.initials}`,
  'identity number': `text=${someone?.id_number}`,
  hypertension: 'condition=hypertension',
  'hypertension, deep page': `condition=hypertension&offset=${Math.floor(residents * 0.08)}`,
  women: 'sex=female',
  'women, deep page': `sex=female&offset=${Math.floor(residents * 0.25)}`,
  '65 and over': 'minAge=65',
  '65 to 70, by name': 'minAge=65&maxAge=70&sort=name',
  'one village': `villageCode=${someone?.village_code}`,
  'follow-up overdue': 'due=follow-up-overdue&sort=nextFollowUpOn',
  'follow-up due': 'due=follow-up-due',
  'check-up missing': 'due=check-up-missing-this-year',
  'check-up missing, deep page': `due=check-up-missing-this-year&offset=${Math.floor(residents * 0.08)}`,
  'hypertensive women over 65, overdue': 'condition=hypertension&sex=female&minAge=65&due=follow-up-overdue',
};
let good = true;
const tell = ({ line, within }: Measured): void => {
  console.log(line);
  good &&= within;
};
for (const [name, query] of Object.entries(filters)) {
  tell(
    await measure(name, smoke ? 1 : 20, LIST_MS, async () => {
      const { status } = await findIn(client, '/api/v1/residents', `limit=50&${query}`);
      if (status !== 200) throw new Error(`${name}: ${status}`);
    }),
  );
}
tell(await measure('home page', 20, LIST_MS * 2, () => client.get('/api/v1/home/summary')));

const people = await database.query<{ id: string }>('select id from residents order by id limit $1', [smoke ? 2 : 100]);
const stamp = Date.now();
tell(
  await measure('saving a record', people.length, SAVE_MS, async (round) => {
    const id = `bench-${stamp}-${round}`;
    const save = bloodCount({
      id,
      saveId: id,
      subjectId: people[round]?.id ?? '',
      occurredOn: today,
      data: { ...bloodCount().data, examDate: today },
    });
    const { status } = await client.send('PUT', `/api/v1/records/${id}`, save);
    if (status !== 200) throw new Error(`save: ${status}`);
  }),
);
await app.close();
await database.close();
if (kept === undefined && existsSync(folder)) rmSync(folder, { recursive: true, force: true });
process.exitCode = verdict(good);

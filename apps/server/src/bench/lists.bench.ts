import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { RESIDENT_SORTS } from '@gongwei/domain/resident';
import { readQuestion, type ListQuestion, type ListStretch } from '@gongwei/domain/lists';
import { openDatabase } from '../database/open-database.ts';
import type { Staff } from '../identity/users.repository.ts';
import { permissionsOf } from '../identity/permissions.policy.ts';
import { factsForLists } from '../list-facts.ts';
import { facetsOf } from '../lists/facets.query.ts';
import { countRows } from '../lists/count.query.ts';
import { readPage } from '../lists/read-page.query.ts';
import { serveLists } from '../lists/serve-lists.ts';
import type { ListReader, ServedList } from '../lists/source.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import type { SeedFile } from '../seed/seed-rows.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemClock, todayOf } from '../shared/server-clock.ts';
import { smoke } from './measure.ts';

/** How long lists of residents take at the server with 100 000 residents (argument: another number). Aims: pages 50 ms, facets 300 ms. */
const residents = Number(process.argv[2] ?? (smoke ? 500 : 100_000));
const ROUNDS = smoke ? 1 : 20;
const today = todayOf(systemClock);

function* withoutRecords(files: Iterable<SeedFile>): Iterable<SeedFile> {
  for (const { resident } of files) yield { resident, records: [] };
}

const county = seedCounty({ residents, today });
const institution = county.institutions[0]?.code ?? '';
const database = await openDatabase('memory');
await loadCounty(
  database,
  { institutions: county.institutions, users: [], demoPassword: '', files: withoutRecords(county.files()) },
  { forms: await loadFormLibrary(), random: systemRandom },
);
await database.script('analyze');
const lists = await serveLists(factsForLists(RESIDENT_FACTS));
const served = lists.get('resident-list') as ServedList;
const staff: Staff = {
  id: 'bench',
  code: '',
  username: '',
  name: '',
  institutionCode: institution,
  home: institution,
  alsoAt: [],
  roles: ['CNT'],
  bases: ['CNT'],
  permissions: permissionsOf(['CNT']),
};
const asked = { today, year: Number(today.slice(0, 4)), me: staff.id, institution };
const reading: ListReader = { scope: { institutionCode: institution }, staff, reader: 'reveals', asked };
const read = (question: Omit<ListQuestion, 'list'>) =>
  readQuestion(served.list, { list: 'resident-list', ...question }, asked, 'reveals');

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(7);
  console.log(`${name.padEnd(34)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  first ${(times[0] ?? 0).toFixed(1)} ms`);
}

const page = (name: string, question: Omit<ListQuestion, 'list'>, stretch: ListStretch = { offset: 0, limit: 100 }) =>
  measure(name, () => readPage(database, served, read(question), reading, stretch));
const last = { offset: residents - 100, limit: 100 };
const sorts = RESIDENT_SORTS;

await page('first page', {});
await page('last page', {}, last);
for (const by of sorts) await page(`by ${by}, first page`, { sort: [{ by, descending: true }] });
for (const by of sorts) await page(`by ${by}, last page`, { sort: [{ by }] }, last);
await page('sex', { where: { sex: ['female'] } });
await page('65 and older', { where: { age: { from: 65 } } });
await page('hypertension', { where: { conditions: ['hypertension'] } });
await page('a township', { where: { place: [county.institutions[1]?.code ?? ''] } });
await page('overdue', { where: { overdue: ['1'] } });
await page('not checked this year', { where: { unchecked: ['1'] } });
await page('filed this year', { where: { filedOn: { from: '@yearStart' } } });
await page('surname', { text: '王' });
await page('initials', { text: 'wm' });
await page('four filters by name', {
  where: { sex: ['male'], age: { from: 65 }, status: ['1'], conditions: ['hypertension', 'diabetes'] },
  sort: [{ by: 'name' }],
});
await measure('exact count', () => countRows(database, served, read({ where: { sex: ['male'] } }), reading, true));
await measure('facets of six filters', () =>
  facetsOf(
    database,
    served,
    read({}),
    reading,
    ['status', 'conditions', 'sex', 'overdue', 'unchecked', 'noDoctor'],
    lists.library,
  ),
);
await database.close();

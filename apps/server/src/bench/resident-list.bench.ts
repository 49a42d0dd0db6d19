import { openDatabase } from '../database/open-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { listResidents } from '../resident/resident-list.query.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import type { SeedFile } from '../seed/seed-rows.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemClock, todayOf } from '../shared/server-clock.ts';
import { smoke } from './measure.ts';

/** How long a page of the resident list takes at the server with 100 000 residents (argument: another number). Prints p50 and p95. */
const residents = Number(process.argv[2] ?? (smoke ? 500 : 100_000));
const ROUNDS = smoke ? 1 : 30;
const today = todayOf(systemClock);

function* withoutRecords(files: Iterable<SeedFile>): Iterable<SeedFile> {
  for (const { resident } of files) yield { resident, records: [] };
}

const county = seedCounty({ residents, today });
const scope = { institutionCode: county.institutions[0]?.code ?? '' };
const database = await openDatabase('memory');
const began = performance.now();
await loadCounty(
  database,
  { institutions: county.institutions, users: [], demoPassword: '', files: withoutRecords(county.files()) },
  { forms: await loadFormLibrary(), random: systemRandom },
);
console.log(`${residents} residents loaded in ${((performance.now() - began) / 1000).toFixed(1)} s`);
const [someone] = await database.query<{ name: string; initials: string; id_number: string; archive_number: string }>(
  'select name, initials, id_number, archive_number from residents order by id offset $1 limit 1',
  [Math.floor(residents / 2)],
);
if (!someone) throw new Error('Nobody was loaded');

const page = { offset: 0, limit: 50 };
const questions = {
  'first page': page,
  'middle page': { ...page, offset: Math.floor(residents / 2) },
  'last page': { ...page, offset: residents - 50 },
  'name prefix': { ...page, text: someone.name.slice(0, 2) },
  'surname, sorted by name': { ...page, text: someone.name.slice(0, 1), sort: { by: 'name' as const } },
  initials: { ...page, text: someone.initials },
  'id number': { ...page, text: someone.id_number },
  'last 4 of the id number': { ...page, text: someone.id_number.slice(-4) },
  'archive number': { ...page, text: someone.archive_number },
  'last 8 of the archive number': { ...page, text: someone.archive_number.slice(-8) },
  'sorted by age': { ...page, sort: { by: 'age' as const } },
  'sorted by age, last page': { ...page, offset: residents - 50, sort: { by: 'age' as const } },
};
for (const [name, question] of Object.entries(questions)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    await listResidents(database, scope, 'reveals', question, today);
    times.push(performance.now() - from);
  }
  const [first] = times;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(7);
  console.log(
    `${name.padEnd(30)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  first (with count) ${(first ?? 0).toFixed(1)} ms`,
  );
}
await database.close();

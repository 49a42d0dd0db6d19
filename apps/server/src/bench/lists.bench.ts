import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { optionsOfLabels, readQuestion, type ListQuestion, type ListStretch } from '@gongwei/domain/lists';
import { factsForLists } from '../list-facts.ts';
import { countRows } from '../lists/count.query.ts';
import { facetsOf } from '../lists/facets.query.ts';
import { readPage } from '../lists/read-page.query.ts';
import { serveLists } from '../lists/serve-lists.ts';
import type { ListReader, ServedList } from '../lists/source.ts';
import { createRandom } from '../seed/random.ts';
import { randomValue } from '../testing/lists/random-question.ts';
import { inBenchCounty, onPostgres, type BenchCounty } from './bench-county.ts';
import { measure, smoke, verdict } from './measure.ts';

/**
 * Every list about people of a whole county at the server: first and last page, by every column, by every filter, counts and facets.
 * `lists.bench.ts [--postgres] [residents] [lists | all]`: 100 000 on the embedded database (aim 50 ms a page), a million on PostgreSQL (100 ms).
 * The larger part are copies of 10 000, with their sheets where `--sheets` is said; `--processor` counts processor time, three rounds each.
 * Prints what is over its limit and the slowest of each list; ends with 1 when one is over.
 */
const ROUNDS = smoke ? 1 : process.argv.includes('--processor') ? 3 : 10;
const [PAGE_MS, FACETS_MS, COUNT_MS] = [onPostgres ? 100 : 50, 300, 1_000];
const LISTS = [
  'resident-list',
  'archive-management',
  'check-up-management',
  'follow-up-list',
  'hypertension-record-list',
  'diabetes-record-list',
  'not-appointed-list',
  'child-care-list',
];
const lists = await serveLists(factsForLists(RESIDENT_FACTS));
const named = lists.all
  .map(({ list }) => list.definition.id)
  .filter((id) => process.argv.includes('all') || process.argv.includes(id));
const measured = named.length > 0 ? named : smoke ? LISTS.slice(0, 2) : LISTS;
let good = true;

async function measureList({ database, staff, asked }: BenchCounty, served: ServedList): Promise<void> {
  const { id, facets } = { id: served.list.definition.id, facets: [...served.list.filters.keys()] };
  const reading: ListReader = {
    scope: { institutionCode: staff.institutionCode },
    staff,
    reader: served.source.readerOf(staff),
    asked,
  };
  const read = (question: Omit<ListQuestion, 'list'>) =>
    readQuestion(served.list, { list: id, ...question }, asked, reading.reader);
  const slowest = { ms: 0, line: '' };
  const time = async (name: string, limit: number, work: () => Promise<unknown>): Promise<void> => {
    const { line, within, p95 } = await measure(`${id}: ${name}`, ROUNDS, limit, work);
    good &&= within;
    if (!within) console.log(line);
    if (p95 > slowest.ms && limit === PAGE_MS) Object.assign(slowest, { ms: p95, line });
  };
  const page = (name: string, question: Omit<ListQuestion, 'list'>, stretch: ListStretch = { offset: 0, limit: 100 }) =>
    time(name, PAGE_MS, () => readPage(database, served, read(question), reading, stretch));

  const { found } = await countRows(database, served, read({}), reading, true);
  const last = { offset: Math.max(0, found - 100), limit: 100 };
  await page('first page', {});
  await page('last page', {}, last);
  for (const { column } of served.list.columns.values()) {
    if (!column.sortable) continue;
    await page(`by ${column.key}`, { sort: [{ by: column.key, descending: true }] });
    await page(`by ${column.key}, last page`, { sort: [{ by: column.key }] }, last);
  }
  const random = createRandom(`bench:${id}`);
  for (const key of facets) {
    const where = { [key]: randomValue(random, served.list, key, lists.library) };
    await page(`where ${JSON.stringify(where)}`, { where });
  }
  for (const view of served.list.views.keys()) await page(`view ${view}`, { view });
  if (served.list.definition.filters.some(({ kind, match }) => kind === 'text' && match === 'search'))
    for (const text of ['王', 'wm', '1234']) await page(`typed ${text}`, { text });
  await time('exact count', COUNT_MS, () => countRows(database, served, read({}), reading, true));
  const coded = facets.filter((key) => {
    const filter = served.list.filters.get(key)?.filter;
    return filter?.kind === 'choice' && optionsOfLabels(filter.words, lists.library);
  });
  for (const key of coded)
    await time(`facet ${key}`, FACETS_MS, () => facetsOf(database, served, read({}), reading, [key], lists.library));
  console.log(`${id}: ${found} rows; slowest page ${slowest.line}`);
}

await inBenchCounty(
  async (county) => {
    for (const id of measured) await measureList(county, lists.get(id) as ServedList);
  },
  { sheets: process.argv.includes('--sheets') },
);
process.exitCode = verdict(good);

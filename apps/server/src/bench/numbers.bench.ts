import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { BY_INSTITUTION, measuresOfTable, tablesOf, type AnalysisPage } from '@gongwei/domain/measures';
import type { CalendarDay } from '@gongwei/domain/shared';
import { personChanged, residentsChanged } from '../database/branch-changes.ts';
import { storeKept } from '../database/kept-by-home.ts';
import { factsForLists } from '../list-facts.ts';
import { serveLists } from '../lists/serve-lists.ts';
import { loadAnalyses, peopleOfNumbers } from '../measures/analyses.ts';
import { pageFigures } from '../measures/page-figures.ts';
import { inBenchCounty, ofLargestVillage, onPostgres, today, valueOf, type BenchCounty } from './bench-county.ts';
import { measure, smoke, verdict } from './measure.ts';

/**
 * What every page of numbers opens with, of a whole county: the table of the year by institution while nothing is kept (the first question of
 * a day that nobody asked ahead), when a process begins, after somebody's record has changed, and again while none has. `numbers.bench.ts [--postgres] [residents] [pages]`: 100 000 on the embedded database (aim 500 ms), a million on PostgreSQL
 * (1 s); what is kept within 100 ms. `--people=20000`: so many asked about by one statement. Prints every page; ends with 1 when one is over its limit.
 */
const [COLD_MS, KEPT_MS] = [onPostgres ? 1_000 : 500, 100];
const people = valueOf('people');
const ROUNDS = smoke ? 1 : 5;
/** What takes many seconds: the second of two, which finds the tables in memory. */
const COLD_ROUNDS = smoke ? 1 : 2;
const analyses = await loadAnalyses();
const lists = await serveLists(factsForLists(RESIDENT_FACTS), [], peopleOfNumbers(analyses));
const named = [...analyses.values()].filter(({ id }) => process.argv.includes(id));
const measured = named.length > 0 ? named : [...analyses.values()].slice(0, smoke ? 2 : undefined);
const year = { from: `${today.slice(0, 4)}-01-01` as CalendarDay, until: `${today.slice(0, 4)}-12-31` as CalendarDay };
let good = true;

async function measurePage(
  { database, staff, asked }: BenchCounty,
  page: AnalysisPage,
  somebody: Parameters<typeof personChanged>[1],
): Promise<void> {
  const reading = { scope: { institutionCode: staff.institutionCode }, staff, asked };
  const counting = { lists, reading, ...(people !== undefined && { mostPeople: Number(people) }) };
  const [table] = tablesOf(page);
  const question = {
    ...{ page, period: year, institution: staff.institutionCode, groups: [], disclosure: { kind: 'exact' as const } },
    by: [page.opens?.by ?? BY_INSTITUTION],
    ...(page.tables && table && { measures: measuresOfTable(table) }),
  };
  const ask = (of = database) => pageFigures(of, counting, question);
  const time = async (name: string, limit: number, work: () => Promise<unknown>, rounds = ROUNDS): Promise<void> => {
    const { line, within } = await measure(`${page.id}: ${name}`, rounds, limit, work);
    good &&= within;
    console.log(line);
  };
  const anew = async () => {
    await residentsChanged(database);
    await ask();
  };
  await time('nothing kept', COLD_MS, anew, COLD_ROUNDS);
  await storeKept(database, { today, dear: 0 });
  // Nothing of what a process keeps is known to another one but what was written down.
  await time('a process begins', COLD_MS, () => ask({ ...database }));
  await time('after a save', COLD_MS, async () => {
    await personChanged(database, somebody);
    await ask();
  });
  await time('kept', KEPT_MS, () => ask());
}

await inBenchCounty(
  async (county) => {
    const somebody = await ofLargestVillage(county.database);
    for (const page of measured) await measurePage(county, page, somebody);
  },
  { sheets: true },
);
process.exitCode = verdict(good);

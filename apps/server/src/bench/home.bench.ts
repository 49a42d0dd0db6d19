import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { homeOf, type Home } from '@gongwei/domain/pages';
import { homeSummary } from '../analytics/home-summary.query.ts';
import { visitForms } from '../analytics/visit-forms.policy.ts';
import { personChanged, residentsChanged } from '../database/branch-changes.ts';
import { factsForLists } from '../list-facts.ts';
import { countEach } from '../lists/count.query.ts';
import { serveLists } from '../lists/serve-lists.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import { cardQuestions } from '../testing/lists/card-counts.ts';
import { inBenchCounty, ofLargestVillage, onPostgres, today, type BenchCounty } from './bench-county.ts';
import { measure, smoke, verdict } from './measure.ts';

/**
 * The first page of somebody who sees a whole county and does all work: its figures, and the count of every card, after
 * a change that names nobody, and after somebody's record has changed.
 * `home.bench.ts [--postgres] [residents]`: 100 000 on the embedded database (aim 500 ms for the whole page), a million on PostgreSQL (1 s).
 * Prints the parts, and what they come to; ends with 1 when the page is over its limit.
 */
const PAGE_MS = onPostgres ? 1_000 : 500;
const ROUNDS = smoke ? 1 : 5;
const lists = await serveLists(factsForLists(RESIDENT_FACTS));
type Card = Home['areas'][number]['cards'][number];
let good = true;

/** The cards of one list are counted together, as the page asks for them. */
function countOf({ database, staff, asked }: BenchCounty, list: string, cards: readonly Card[]) {
  const served = lists.get(list);
  if (!served) throw new RangeError(`No list ${list}`);
  const reading = {
    ...{ scope: { institutionCode: staff.institutionCode }, staff, asked },
    reader: served.source.readerOf(staff),
  };
  const questions = cardQuestions(served, cards, reading);
  return () => countEach(database, served, questions, reading);
}

async function measureHome(county: BenchCounty): Promise<void> {
  const { database, staff } = county;
  const summary = () =>
    homeSummary(database, {
      ...{ scope: { institutionCode: staff.institutionCode }, userId: staff.id, today },
      ...{ reader: readerOf(staff), visits: visitForms(staff) },
    });
  const cards = homeOf(() => 'M').areas.flatMap((area) => area.cards);
  const parts = [
    { name: '主要数字', count: summary as () => Promise<unknown> },
    ...[...Map.groupBy(cards, ({ list }) => list)].map(([list, own]) => ({
      name: `${list} ×${own.length}`,
      count: countOf(county, list, own),
    })),
  ];
  for (const { name, count } of parts) {
    const { line } = await measure(`home: ${name}`, ROUNDS, PAGE_MS, async () => {
      await residentsChanged(database);
      await count();
    });
    console.log(line);
  }
  const somebody = await ofLargestVillage(database);
  const whole = async (what: string, change: () => Promise<unknown>): Promise<void> => {
    const { line, within } = await measure(`home: all ${parts.length}, ${what}`, ROUNDS, PAGE_MS, async () => {
      await change();
      for (const { count } of parts) await count();
    });
    good &&= within;
    console.log(line);
  };
  await whole('nothing kept', () => residentsChanged(database));
  await whole('after a save', () => personChanged(database, somebody));
}

await inBenchCounty(measureHome, { sheets: true });
process.exitCode = verdict(good);

import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { peopleListOf } from '@gongwei/domain/lists';
import {
  ANALYSIS_IDS,
  AS_NOW,
  codesOfNumber,
  hasRows,
  isAnalysisId,
  MEASURES,
  OWN_ONLY,
  type MeasureDefinition,
  type NumberName,
} from '@gongwei/domain/measures';
import { addDays, addMonths, calendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { factsForLists } from '../list-facts.ts';
import { readAsked } from '../lists/asked.ts';
import { foundIds } from '../lists/export/exported-rows.ts';
import { serveLists, type ServedLists } from '../lists/serve-lists.ts';
import type { ListReader } from '../lists/source.ts';
import { emptyDatabase } from '../loading/empty-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadNucleic } from '../loading/load-nucleic.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { systemRandom } from '../shared/random-source.ts';
import { openSomeDatabase } from '../testing/index.ts';
import { loadAnalyses, peopleOfNumbers, type Analyses } from './analyses.ts';
import { HAND_COUNTS } from './hand-counts.fixture.ts';
import { owedAt } from './hand-earlier.fixture.ts';
import { rawRows, type Raw } from './hand-rows.fixture.ts';
import { measuresOf, pageFigures } from './page-figures.ts';
import { writeBeside } from './hand-county.fixture.ts';

const TODAY = calendarDay(2026, 6, 15);
const PERIOD = { from: calendarDay(2025, 1, 1), until: calendarDay(2026, 12, 31) };

let database: Database;
let analyses: Analyses;
let lists: ServedLists;
let raw: Raw;
let reading: ListReader;
beforeAll(async () => {
  database = await openSomeDatabase();
  analyses = await loadAnalyses();
  lists = await serveLists(factsForLists(RESIDENT_FACTS), [], peopleOfNumbers(analyses));
  await emptyDatabase(database);
  const { institutions, users, entries, files } = seedCounty({ residents: 300, today: TODAY });
  const county = { institutions, entries, users: users.map((user) => ({ ...user, demo: false })), demoPassword: '' };
  await loadCounty(database, { ...county, files: files() }, { forms: await loadFormLibrary(), random: systemRandom });
  await loadNucleic(database, new Date(`${TODAY}T04:00:00Z`));
  await writeBeside(database);
  raw = await rawRows(database);
  const institution = institutions[0]?.code ?? '';
  reading = {
    scope: { institutionCode: institution },
    staff: {
      id: 'doctor',
      institutionCode: institution,
      roles: ['CNT'],
      bases: ['CNT'],
      permissions: ['gwjkdngl', 'gwtjdngl', 'gwsfmkgl', 'gwjsza', 'gwfybjgl'].map((code) => ({ code, letter: 'E' })),
    } as unknown as ListReader['staff'],
    reader: 'reveals',
    asked: { today: TODAY, year: 2026, me: 'doctor', institution },
  };
}, 240_000);
afterAll(() => database?.close());

/** The rows of the list a number opens. */
async function peopleBehind(name: NumberName): Promise<readonly string[]> {
  const served = lists.get(peopleListOf(MEASURES.get(name.measure)?.of ?? '')?.list ?? '');
  if (!served)
    throw new RangeError(
      `${name.measure} opens no list: its form is no line of ANALYSED_FORMS, its rows of no line of PEOPLE_LISTS`,
    );
  const asked = readAsked(served, { where: { number: codesOfNumber(name) } }, reading);
  return (await foundIds(database, served, asked, reading, 100_000)).toSorted();
}

/** Numbers of the page, and the rows the list of each has. */
async function told(pageId: string, measures: readonly string[], period = PERIOD, groups: readonly string[] = []) {
  const page = analyses.get(pageId);
  if (!page) throw new RangeError(pageId);
  const { institutionCode: institution } = reading.scope;
  const asking = { page, period, institution, groups, by: [], measures };
  const { total } = await pageFigures(database, { lists, reading }, { ...asking, disclosure: { kind: 'exact' } });
  const opened = (measure: string) =>
    peopleBehind({ page: pageId, measure, part: 'counts', period, institution, groups });
  return Promise.all(measures.map(async (id) => [id, total[id]?.counts, await opened(id)] as const));
}

describe('numbers reckoned by hand from raw rows', () => {
  it('are three of every page there is', () => {
    const uncounted = ANALYSIS_IDS.filter((id) => !Object.hasOwn(HAND_COUNTS, id));
    expect(uncounted, 'pages without three lines in HAND_COUNTS of hand-counts.fixture.ts').toEqual([]);
    expect(Object.keys(HAND_COUNTS).filter((id) => !isAnalysisId(id))).toEqual([]);
    expect(Object.values(HAND_COUNTS).every((numbers) => Object.keys(numbers).length >= 3)).toBe(true);
  });
  it.each(Object.entries(HAND_COUNTS))('%s', async (page, numbers) => {
    const wanted = Object.entries(numbers).map(([id, byHand]) => [id, byHand(raw)] as const);
    // A number of nobody would prove nothing.
    expect(wanted.filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(await told(page, Object.keys(numbers))).toEqual(wanted.map(([id, rows]) => [id, rows.length, rows]));
  });
});

/** The first, the last and the middle one of those that open somebody. */
function three(all: readonly MeasureDefinition[]): readonly string[] {
  const open = all.filter((one) => hasRows(one) && one.kind !== 'deviation' && one.kind !== 'variation');
  const ids = open.filter(({ of }) => peopleListOf(of)).map(({ id }) => id);
  return [...new Set([0, Math.floor(ids.length / 2), ids.length - 1].flatMap((at) => ids[at] ?? []))];
}

describe('three numbers of a page, institution by institution,', () => {
  it.each(ANALYSIS_IDS)('open as many as they say: %s', async (id) => {
    const page = analyses.get(id) ?? expect.fail();
    const [{ institutionCode: institution }, measures] = [reading.scope, three(measuresOf(page))];
    const asking = { page, period: PERIOD, institution, groups: [], by: ['org'], measures };
    const { rows } = await pageFigures(database, { lists, reading }, { ...asking, disclosure: { kind: 'exact' } });
    const said = rows.flatMap(({ key, cells }) =>
      measures.flatMap((measure) => (cells[measure] ? [[key, measure, cells[measure].counts] as const] : [])),
    );
    const opened: (typeof said)[number][] = [];
    for (const [key, measure] of said) {
      const groups = key === institution ? [OWN_ONLY] : [];
      const people = await peopleBehind({
        ...{ page: id, measure, part: 'counts', period: PERIOD, institution: key, groups },
      });
      opened.push([key, measure, people.length]);
    }
    expect(said.length).toBeGreaterThan(0);
    expect(opened).toEqual(said);
  });
});

describe('百白破 before its programme changed, on 1 January 2025', () => {
  const ends = Array.from({ length: 12 }, (_, month) => addDays(addMonths(calendarDay(2024, 1, 1), month + 1), -1));
  it.each([
    ['dose-owed-dtap-1', 1, 3, 2],
    ['dose-owed-dtap-3', 3, 5, 6],
  ] as const)(
    '%s is counted by hand as it was then, and as it is now where that is asked for',
    async (id, no, then, now) => {
      let moved = 0;
      for (const until of ends) {
        const period = { from: calendarDay(2024, 1, 1), until };
        const [old, today] = [owedAt(no, then, until)(raw), owedAt(no, now, until)(raw)];
        expect(await told('immunisation-statistics', [id], period)).toEqual([[id, old.length, old]]);
        expect(await told('immunisation-statistics', [id], period, [AS_NOW])).toEqual([[id, today.length, today]]);
        if (old.join() !== today.join()) moved += 1;
      }
      // Months in which both are the same prove nothing.
      expect(moved).toBeGreaterThan(0);
    },
  );
});

import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { fieldsOfForm, peopleListOf, subjectVocabulary, type AskedBy, type Fields } from '@gongwei/domain/lists';
import {
  answerMeasure,
  cellOfNumber,
  codesOfNumber,
  hasRows,
  isOwnRow,
  OWN_ONLY,
  ROW_KINDS,
  type AnalysisAnswer,
  type AnalysisCell,
  type AnalysisPage,
  type CountedPerson,
  type LimitSetting,
  type MeasureDefinition,
  type NumberName,
} from '@gongwei/domain/measures';
import { calendarDay, type Json } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../database/database.port.ts';
import { openDatabase } from '../database/open-database.ts';
import { createFacts, type Facts } from '../facts/create-facts.ts';
import { columnOf } from '../facts/fact-columns.ts';
import { factsForLists } from '../list-facts.ts';
import { readAsked } from '../lists/asked.ts';
import { countRows } from '../lists/count.query.ts';
import { serveLists, type ServedLists } from '../lists/serve-lists.ts';
import type { ListReader } from '../lists/source.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { createRandom } from '../seed/random.ts';
import { openTestDatabase, repeats, reportFigure, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { cardCounts } from '../testing/lists/card-counts.ts';
import { changeAtRandom } from '../testing/lists/random-changes.ts';
import { randomCounty, writeCounty } from '../testing/lists/random-county.ts';
import { writeLedger } from '../testing/lists/random-ledger.ts';
import { writePlans } from '../testing/lists/random-plans.ts';
import { writeReviews } from '../testing/lists/random-reviews.ts';
import { writeSamples } from '../testing/lists/random-nucleic.ts';
import { loadAnalyses, peopleOfNumbers, type Analyses } from './analyses.ts';
import { measuresOf, pageFigures } from './page-figures.ts';

const FORMS = [
  'hypertension-follow-up',
  'health-check-up',
  'health-check-up',
  'health-check-up',
  'hypertension-card',
  'diabetes-card',
  'supplement-ultrasound',
];
const RULE_FACTS = RESIDENT_FACTS.flatMap(({ key, value }) => ('rule' in value ? [key] : []));
const OF_THEIR_OWN = ['nucleic-statistics', 'follow-up-statistics', 'appointment-statistics', 'tj-basic-statistics'];
/** Somebody who may read every form. */
const READS_ALL = ['gwjkdngl', 'gwtjdngl', 'gwsfmkgl', 'gwjsza', 'gwfybjgl'].map((code) => ({ code, letter: 'E' }));
const asked: AskedBy = { today: calendarDay(2026, 6, 15), year: 2026, me: 'doctor', institution: '990101' };
const PLACES = ['990101', '990101101', '990101102'];
const PERIODS = [
  { from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) },
  { from: calendarDay(2024, 1, 1), until: calendarDay(2026, 6, 15) },
  { from: calendarDay(2025, 12, 31), until: calendarDay(2026, 1, 1) },
];

let database: Database;
let analyses: Analyses;
let lists: ServedLists;
let facts: Facts;
let postgres: TemporaryPostgres | undefined;
async function prepare(opened: Database): Promise<void> {
  database = opened;
  analyses = await loadAnalyses();
  facts = createFacts({ forms: await loadFormLibrary(), clock: { now: () => new Date(`${asked.today}T04:00:00Z`) } });
  lists = await serveLists(factsForLists(RESIDENT_FACTS), [], peopleOfNumbers(analyses));
  const tree = [
    ['990101', null],
    ['990101101', '990101'],
    ['990101102', '990101'],
  ] as const;
  for (const [code, parent] of tree)
    await database.query(
      'insert into institutions (code, name, level, parent_code, offers_children) values ($1, $1, 3, $2, true) on conflict do nothing',
      [code, parent],
    );
}
afterAll(() => postgres?.stop());

type Asking = Pick<NumberName, 'period' | 'institution' | 'groups'> & { readonly page: AnalysisPage };

/** What a number is, person by person. */
function naive(
  definition: MeasureDefinition,
  people: readonly CountedPerson[],
  asking: Asking,
  settings: readonly LimitSetting[],
): AnalysisCell | undefined {
  const vocabulary = subjectVocabulary(definition.of, lists.library);
  const cell = cellOfNumber(asking.page, definition, { ...asking, today: asked.today, settings });
  if (!cell || !vocabulary) return undefined;
  const { counts, among } = answerMeasure(definition, people, cell, { vocabulary, asked });
  return { value: null, counts, among };
}

const readingOf = (county: string): ListReader => ({
  scope: { institutionCode: county },
  staff: {
    id: 'doctor',
    institutionCode: county,
    roles: ['CNT'],
    bases: ['CNT'],
    permissions: READS_ALL,
  } as unknown as ListReader['staff'],
  reader: 'reveals',
  asked,
});

/** The length of the list a number opens. */
async function lengthOf(county: string, definition: MeasureDefinition, name: NumberName): Promise<number> {
  const served = lists.get(peopleListOf(definition.of)?.list ?? '');
  if (!served) throw new RangeError(definition.of);
  const reading = readingOf(county);
  const question = readAsked(served, { where: { number: codesOfNumber(name) } }, reading);
  return (await countRows(database, served, question, reading, true)).found;
}

/** Sometimes a limit that an institution has set for itself, from some day on. */
async function writeLimits(county: string, random: ReturnType<typeof createRandom>): Promise<void> {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  if (random.next() < 0.5) return;
  const code = pick(['ALT', 'HB', 'WBC', 'UA']);
  const ranges = [{ sex: pick(['all', '1', '2']), ageMin: pick([undefined, 60]), low: 7, high: pick([90, 139.5]) }];
  await database.query(
    `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline,
       version, created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind)
     values ($1, 'limit', 'monitoring-item', 1, $2, $2, '2024-01-01', $3, '[]', 1, $4, '', $4, '', '', 'institution')`,
    [
      county,
      pick(PLACES),
      JSON.stringify({ code, state: '1', ranges }),
      pick(['2024-06-01T02:00:00Z', '2026-01-01T02:00:00Z']),
    ],
  );
}

/** What rules said of a whole history is known of a person; that it is right is held by the tests of facts. */
async function withRules<Person extends CountedPerson & { readonly id: string }>(
  county: string,
  people: readonly Person[],
): Promise<readonly Person[]> {
  const rows = await database.query<Record<string, Json> & { resident_id: string }>(
    'select * from resident_facts where county_code = $1',
    [county],
  );
  const said = new Map(rows.map((row) => [row.resident_id, row]));
  return people.map((person) => {
    const known = RULE_FACTS.flatMap((key) => {
      const value = said.get(person.id)?.[columnOf(key)];
      return value === null || value === undefined ? [] : [[key, value] as const];
    });
    return { ...person, resident: { ...person.resident, ...Object.fromEntries(known) } };
  });
}

async function differences(seed: number): Promise<readonly string[]> {
  const random = createRandom(`figures:${seed}`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  const county = String(300_000 + seed);
  const fields = (id: string): Fields => {
    const form = lists.library.form(id);
    return form ? fieldsOfForm(form.definition, form.dictionaries) : {};
  };
  const plain = randomCounty(seed, 14, asked, Object.fromEntries([...new Set(FORMS)].map((id) => [id, fields(id)])));
  await writeCounty(database, county, plain);
  const beside = await writePlans(database, county, await writeLedger(database, county, plain));
  const stored = await writeReviews(database, county, await writeSamples(database, county, beside));
  await facts.refresh(
    database,
    county,
    stored.map(({ id }) => id),
  );
  const people = await withRules(county, stored);
  await writeLimits(county, random);
  const settings = (await lists.limitsOfNumbers?.(database)) ?? [];
  const told: string[] = [];
  const again: Again[] = [];
  // Samples and tubes, plans, appointments and reviews are of one page alone.
  for (const page of [pick([...analyses.values()]), ...OF_THEIR_OWN.map((id) => analyses.get(id) ?? pick([]))]) {
    const narrowed = random.next() < 0.4 ? pick(page.filters) : undefined;
    const group = narrowed && pick(narrowed.groups);
    const asking: Asking = {
      page,
      period: pick(PERIODS),
      institution: pick(PLACES),
      groups: narrowed && group ? [`${narrowed.id}:${group.code}`] : [],
    };
    const by = pick(['org', ...page.breakdowns.map(({ id }) => id)]);
    // All people at once, or few at a time.
    const counting = { lists, reading: readingOf(county), ...(random.next() < 0.5 && { mostPeople: 3 }) };
    const ask = (of: Queryable) => pageFigures(of, counting, { ...asking, by: [by], disclosure: { kind: 'exact' } });
    const answer = await ask(database);
    again.push({ page: page.id, ask });
    const cells = [
      { asking, cells: answer.total, key: 'total' },
      ...answer.rows.map(({ key, cells: own }) => ({ asking: within(asking, by, key), cells: own, key })),
    ];
    for (const definition of measuresOf(page).filter(hasRows))
      for (const { asking: one, cells: own, key } of isPlaced(definition.of) ? cells : cells.slice(0, 1)) {
        const [wanted, got] = [naive(definition, people, one, settings), own[definition.id]];
        if (wanted?.counts !== got?.counts || wanted?.among !== got?.among)
          told.push(`seed ${seed}: ${page.id} ${definition.id} by ${by} ${key}: ${JSON.stringify([wanted, got])}`);
      }
    const openable = measuresOf(page).filter(({ kind }) => kind === 'count' || kind === 'rate');
    // Of quotients alone nobody is opened.
    if (openable.length === 0) continue;
    const definition = pick(openable);
    const opened = pick(cells);
    const part = pick(['counts', 'among'] as const);
    const number = opened.cells[definition.id];
    // Of contracts, couples and what only the platform holds nobody is opened yet.
    if (!number || !peopleListOf(definition.of)) continue;
    const length = await lengthOf(county, definition, {
      ...opened.asking,
      page: page.id,
      measure: definition.id,
      part,
    });
    if (length !== number[part])
      told.push(`seed ${seed}: ${definition.id} ${part} opens ${length}, says ${number[part]}`);
  }
  await cardCounts(database, lists, readingOf(county));
  await changeAtRandom(database, county, PLACES);
  // Nothing is kept of a database nobody has asked yet.
  const anew: Queryable = { query: (...asked) => database.query(...asked) };
  for (const { page, ask } of again)
    if (written(await ask(database)) !== written(await ask(anew)))
      told.push(`seed ${seed}: ${page} is kept though its rows have changed`);
  const now = await cardCounts(anew, lists, readingOf(county));
  for (const [list, counts] of await cardCounts(database, lists, readingOf(county)))
    if (counts.join() !== now.get(list)?.join()) told.push(`seed ${seed}: cards of ${list} say ${counts.join()}`);
  return told;
}

/** Rows of no institution are told of all at once. */
const isPlaced = (of: string): boolean => !isOwnRow(of) || 'place' in ROW_KINDS[of];

/** Parts are added up in another order, which tells in the last digits of a sum. */
const written = (answer: AnalysisAnswer): string =>
  JSON.stringify(answer, (_key, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value));

type Again = { readonly page: string; readonly ask: (of: Queryable) => Promise<AnalysisAnswer> };

const within = (asking: Asking, by: string, key: string): Asking =>
  by === 'org'
    ? { ...asking, institution: key, groups: key === asking.institution ? [...asking.groups, OWN_ONLY] : asking.groups }
    : { ...asking, groups: [...asking.groups, `in-${by}:${key}`] };

const DATABASES = [
  { name: 'the embedded database', inCi: 3, inLong: 1_000, open: () => openTestDatabase() },
  {
    ...{ name: 'PostgreSQL', inCi: 1, inLong: 200 },
    open: async () => {
      postgres = await startPostgres();
      return openDatabase({ url: await postgres.newCounty() });
    },
  },
] as const;

describe.each(DATABASES)('the numbers of analyses over $name', ({ name, inCi, inLong, open }) => {
  beforeAll(async () => prepare(await open()), 120_000);
  afterAll(() => database?.close());

  it('are what the rule says of each single person, and as many as the people they open', async () => {
    const seeds = repeats(inCi, inLong);
    const told: string[] = [];
    for (let seed = 0; seed < seeds; seed += 1) told.push(...(await differences(seed)));
    reportFigure({
      row: 0,
      what: `measures: numbers in SQL over ${name} that differ from JavaScript, or from the people they open (14 people, five pages a seed)`,
      runs: seeds,
      figure: String(told.length),
      aim: '0',
      passed: told.length === 0,
    });
    expect(told.slice(0, 10)).toEqual([]);
  }, 3_600_000);
});

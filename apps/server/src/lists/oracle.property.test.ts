import { loadForm } from '@gongwei/domain/catalogue';
import { calendarDay } from '@gongwei/domain/shared';
import {
  compileRowValue,
  fieldsOfForm,
  RESIDENT_FIELDS,
  typedExpression,
  vocabularyOf,
  type AskedBy,
  type TypedExpression,
} from '@gongwei/domain/lists';
import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { parameters } from '../database/scope.ts';
import { createRandom } from '../seed/random.ts';
import { openDatabase } from '../database/open-database.ts';
import { openTestDatabase, repeats, reportFigure, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { RESIDENT_SQL } from './sources/resident-columns.ts';
import { CALLS } from './sql/calls.ts';
import { sqlExpression } from './sql/sql-expression.ts';
import { asNumber } from './sql/sql-value.ts';
import { randomCounty, writeCounty, type RandomPerson, type RandomSheets } from '../testing/lists/random-county.ts';
import { randomExpressions } from '../testing/lists/random-expression.ts';

const FORMS = [
  ...['hypertension-follow-up', 'hypertension-card', 'health-check-up', 'past-history'],
  // One has times of the day, one a table of limits.
  ...['blood-glucose-reading', 'monitoring-item'],
];
const forms = new Map(await Promise.all(FORMS.map(async (id) => [id, await loadForm(id)] as const)));
/** A few fields of every type are enough, and keep the counties small. */
const sheets: RandomSheets = Object.fromEntries(
  [...forms].map(([id, { definition, dictionaries }]) => {
    const fields = Object.entries(fieldsOfForm(definition, dictionaries));
    const types = [...new Set(fields.map(([, { type }]) => type))];
    return [
      id,
      Object.fromEntries(types.flatMap((type) => fields.filter(([, facts]) => facts.type === type).slice(0, 3))),
    ];
  }),
);
const vocabulary = vocabularyOf({ resident: RESIDENT_FIELDS }, (id) => forms.get(id));
const asked: AskedBy = { today: calendarDay(2026, 6, 15), year: 2026, me: 'doctor', institution: '990101' };
const KINDS = ['number', 'boolean', 'day', 'text', 'boolean'] as const;

let database: Database;
let postgres: TemporaryPostgres | undefined;
afterAll(() => postgres?.stop());
/** The embedded database, and PostgreSQL: what one of them casts, orders or rounds in its own way shows in one of them. */
const OPEN = {
  PGlite: () => openTestDatabase(),
  PostgreSQL: async () => openDatabase({ url: await (postgres ??= await startPostgres()).newDatabase() }),
};

/** Every expression of every person, as the database says it. */
async function inSql(county: string, expressions: readonly TypedExpression[], truth: boolean) {
  const into = parameters();
  const tables = {
    roots: { resident: { alias: 'r', columns: RESIDENT_SQL } },
    person: { county: 'r.county_code', id: 'r.id' },
  };
  const columns = expressions.map((typed, at) => {
    const value = sqlExpression(typed, { vocabulary, tables, asked, into }, truth);
    return `${asNumber(value)} as v${at}`;
  });
  return database.query<{ id: string } & { [column: string]: unknown }>(
    `select r.id, ${columns.join(', ')} from residents r where r.county_code = ${into.add(county)} order by r.id`,
    into.values,
  );
}

const EDGES = [
  '2024-01-31',
  '2024-02-28',
  '2024-02-29',
  '2024-03-01',
  '2025-02-28',
  '2025-08-29',
  '2025-08-31',
  '2025-11-30',
  '2026-02-28',
  '2026-03-31',
];

/** Ends of months and 29 February, each as a birthday and as the day it is asked on. */
async function edges(): Promise<readonly string[]> {
  const people = randomCounty(1, 1, asked, sheets);
  await writeCounty(database, '200001', people);
  const typed = EDGES.flatMap((from) =>
    EDGES.flatMap((until) =>
      ['fullYears', 'fullMonths', 'yearsBetween'].map((name) => `${name}('${from}', '${until}')`),
    ),
  ).flatMap((source) => typedExpression(source, vocabulary));
  const told: string[] = [];
  const rows = await inSql('200001', typed, false);
  for (const [at, one] of typed.entries()) compare(people, rows, one, (row) => row[`v${at}`] ?? undefined, told);
  return told;
}

async function differences(seed: number): Promise<readonly string[]> {
  const county = String(100_000 + seed);
  const people = randomCounty(seed, 12, asked, sheets);
  await writeCounty(database, county, people);
  const write = randomExpressions(createRandom(`expressions:${seed}`), { resident: RESIDENT_FIELDS, sheets });
  const sources = Array.from({ length: 20 }, (_, at) => write(KINDS[at % KINDS.length] as 'number'));
  const typed = sources.flatMap((source) => typedExpression(source, vocabulary));
  const conditions = typed.filter(({ type }) => type === 'boolean');
  const said = await inSql(county, typed, false);
  const held = await inSql(county, conditions, true);
  const told: string[] = [];
  for (const [at, expression] of typed.entries())
    compare(people, said, expression, (row) => row[`v${at}`] ?? undefined, told);
  // As a condition of a list only “true” counts.
  for (const [at, expression] of conditions.entries())
    compare(
      people,
      held,
      expression,
      (row) => row[`v${at}`] === true,
      told,
      (value) => value === true,
    );
  return told.map((line) => `seed ${seed}: ${line}`);
}

function compare(
  people: readonly RandomPerson[],
  rows: readonly ({ id: string } & { [column: string]: unknown })[],
  expression: TypedExpression,
  fromSql: (row: { [column: string]: unknown }) => unknown,
  told: string[],
  counts: (value: unknown) => unknown = (value) => value,
): void {
  const run = compileRowValue(expression, vocabulary);
  for (const row of rows) {
    const person = people.find(({ id }) => id === row.id) as RandomPerson;
    const [wanted, got] = [counts(run({ person, asked })), fromSql(row)];
    if (!same(wanted, got))
      told.push(`${expression.source}\n  ${row.id}: JavaScript ${String(wanted)}, SQL ${String(got)}`);
  }
}

/** Both are exact up to the last step into a double. */
const same = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number'
    ? a === b || Math.abs(a - b) <= 1e-14 * Math.max(Math.abs(a), Math.abs(b))
    : JSON.stringify(a) === JSON.stringify(b);

describe('the random expressions', () => {
  it('draw every function there is', () => {
    const sources = Array.from({ length: 20 }, (_, seed) => {
      const write = randomExpressions(createRandom(`expressions:${seed}`), { resident: RESIDENT_FIELDS, sheets });
      return Array.from({ length: 20 }, (_one, at) => write(KINDS[at % KINDS.length] as 'number'));
    }).flat();
    const typed = sources.map((source) => typedExpression(source, vocabulary).source).join(' ');
    // These people have no rows of rows: `counted-rows.contract.ts` counts those of self-checks.
    const drawn = Object.keys(CALLS).filter((name) => name !== 'rowsAbove');
    expect(drawn.filter((name) => !typed.includes(`${name}(`))).toEqual([]);
  });
});

describe('what the database answers', () => {
  it.each([
    ['PGlite', repeats(20, 1_000)],
    ['PostgreSQL', repeats(8, 300)],
  ] as const)(
    'is on %s what the rule says of each single person',
    async (name, seeds) => {
      database = await OPEN[name]();
      const told: string[] = [...(await edges())];
      for (let seed = 0; seed < seeds; seed += 1) told.push(...(await differences(seed)));
      await database.close();
      reportFigure({
        row: 0,
        what: `lists on ${name}: rows in SQL that differ from JavaScript (12 people, 20 expressions a seed)`,
        runs: seeds,
        figure: String(told.length),
        aim: '0',
        passed: told.length === 0,
      });
      expect(told.slice(0, 10)).toEqual([]);
    },
    600_000,
  );
});

import {
  path,
  subjectVocabulary,
  typedParts,
  writeExpression,
  type ExpressionTree,
  type Vocabulary,
} from '@gongwei/domain/lists';
import {
  compileMeasure,
  countedRows,
  isOwnRow,
  rowsOfCell,
  type MeasureCell,
  type MeasureDefinition,
  type MeasurePart,
} from '@gongwei/domain/measures';
import type { Parameter } from '../database/database.port.ts';
import { parameters } from '../database/scope.ts';
import { isByHome, keepingOf, type Keeping } from './keeping.ts';
import { ofHomes } from '../lists/changes-read.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import type { ListReader, ListSource } from '../lists/source.ts';
import { readTogether } from '../lists/read-together.ts';
import { sqlExpression, type SqlScope } from '../lists/sql/sql-expression.ts';
import { asNumber } from '../lists/sql/sql-value.ts';

/** Into which groups rows fall: an expression that gives the group's code, or none where everything is one group. */
export type Grouping = ExpressionTree | DayGroups | undefined;
/** By day or month themselves, as so many letters of it: a condition for each of sixty days would be worked out sixty times for each row. */
export type DayGroups = { readonly day: ExpressionTree; readonly letters: number };

/** Who asks, over which rows. */
export type Asking = { readonly lists: ServedLists; readonly reading: Pick<ListReader, 'scope' | 'staff' | 'asked'> };

/** The group of everything. */
export const WHOLE = '';

/** Rows of a kind as somebody asks about them. @throws RangeError for a kind nothing stands behind. */
export function rowsAsked({ lists, reading }: Asking, of: MeasureDefinition['of']) {
  const source = lists.sourceOf(of);
  const vocabulary = subjectVocabulary(of, lists.library);
  if (!vocabulary) throw new RangeError(`Nothing stands behind “${of}”`);
  // As the list reads them that the number opens: who may only look is told no day a birth could be reckoned from.
  const looks = source.readerOf(reading.staff) === 'looks';
  const tables = (looks && source.lookingTables) || source.tables;
  const scope: SqlScope = { vocabulary, tables, asked: reading.asked, into: parameters() };
  return { source, scope, sql: written(vocabulary, scope) };
}

/**
 * What measures have in common that are counted in one pass over rows. Sheets of a period are found by their day, all of them are more to unpack;
 * rows of other kinds are read once, whichever days count, and those of which one is picked are ranked first.
 */
export const rowsToRead = ({ of, day, within, pick }: MeasureDefinition): string => {
  if (of === 'resident') return of;
  return JSON.stringify([
    of,
    day ?? (day === null ? 'none' : ''),
    isOwnRow(of) && pick !== 'latest' ? '' : within,
    pick === 'latest',
  ]);
};

/** What is asked of the database. */
type CountStatement = { readonly statement: string; readonly values: readonly Parameter[] };

/**
 * A statement that counts measures of the same rows (`rowsToRead`) by home and group, and of everything; of all homes or of these. `first` is one
 * of them, whose rows are all of them.
 */
export function countStatement(
  { lists, reading }: Asking,
  first: MeasureDefinition,
  measures: readonly MeasureDefinition[],
  cell: MeasureCell,
  grouping: Grouping,
): {
  readonly counts: readonly Counted[];
  readonly keeping: Keeping | undefined;
  readonly ask: (homes?: readonly string[], people?: number) => CountStatement;
} {
  const { source, scope, sql } = rowsAsked({ lists, reading }, first.of);
  const { tables, into, vocabulary } = scope;
  const from = `${source.table} ${source.joins}`;
  const id = `r.${source.key.at(-1) ?? 'id'}`;
  const { person, newest } = whoseRows(source, id);
  const group = groupSql(grouping, sql) ?? 'null::text';
  const rows = `${source.reach({ ...reading, counting: true }, into)} and ${sql(rowsOfCell(first, cell), 'boolean')}`;
  const latest = first.of !== 'resident' && first.pick === 'latest';
  const whose = tables.person ? `, ${tables.person.county} as whose_county, ${tables.person.id} as whose` : '';
  // What measures of one page ask of somebody's records is much the same.
  const people = tables.person && {
    people: 'select whose_county, whose from picked',
    sheets: true as const,
    rows: first.of === 'resident' ? { table: 'residents', alias: 'r', joins: source.joins } : undefined,
  };
  const { scope: each, joins } = readTogether(source, scope, people);
  const { values, counts } = answersOf(first, measures, cell, written(vocabulary, each));
  const inner = [...values.values()].map(({ name, text }) => `, ${text} as ${name}`).join('');
  const more = joins(inner);
  const home = isByHome(first) ? sql(path('resident', 'institution'), 'text') : `''::text`;
  const { values: given } = into;
  // The newest of somebody is the newest of a group, too, but not the other way round.
  const statementOf = (rows: string): string => {
    const picked = latest
      ? `select *, ${isNewest('person')} as of_all from (select *, ${isNewest('g, person')} as of_group
       from (select ${home} as home, ${group} as g, ${person} as person, ${id} as id, r.county_code as county${whose}, ${newest} as day from ${from} where ${rows}) as found) as ranked where of_group`
      : `select true as picked${whose} from ${from} where ${rows}`;
    const answers = latest
      ? `select picked.home, picked.g, picked.person, picked.of_all${inner} from picked join ${from.replace(source.table, `${source.table} on r.county_code = picked.county and ${id} = picked.id`)}${more}`
      : `select ${home} as home, ${group} as g, ${person} as person, true as of_all${inner} from ${from}${more} where ${rows}`;
    // Materialized: merged into the counts, each answer would be worked out again for every count that asks it.
    return `with picked as materialized (${picked}), answers as materialized (${answers})
     ${countedBy(counts, 'null::text', 'of_all')}${grouping ? ` union all ${countedBy(counts, 'g', 'g is not null')}` : ''}`;
  };
  const ask = (homes?: readonly string[], people?: number): CountStatement => {
    if (!homes) return { statement: statementOf(rows), values: given };
    // Of others an index of their own finds those of a village.
    const bySomebody = first.of.startsWith('record:') || first.of === 'plan';
    const theirs = { home, person: bySomebody ? tables.person?.id : undefined, scope: reading.scope };
    const { condition, values } = ofHomes({ ...theirs, homes, people }, given);
    return { statement: statementOf(`${rows}${condition}`), values };
  };
  return { counts, keeping: keepingOf(first, ask().statement), ask };
}

type AnswerType = 'boolean' | 'number' | 'text' | 'day' | 'time';

const written =
  (vocabulary: Vocabulary, scope: SqlScope) =>
  (expression: ExpressionTree, type: AnswerType): string => {
    const value = sqlExpression(typedParts(expression, '', vocabulary, type), scope, type === 'boolean');
    return type === 'number' ? asNumber(value) : value.sql;
  };

const isNewest = (of: string): string => `row_number() over (partition by ${of} order by day desc, id desc) = 1`;

/** Whose a row is, and by what the newest of somebody's is told. */
function whoseRows({ tables: { own }, person }: ListSource, id: string): { person: string; newest: string } {
  if (own) return { person: `${own.county} || ' ' || ${own.person}`, newest: own.newest };
  return { person: person ?? id, newest: 'r.occurred_on' };
}

function groupSql(
  grouping: Grouping,
  sql: (expression: ExpressionTree, type: 'text' | 'day') => string,
): string | undefined {
  if (!grouping) return undefined;
  return 'day' in grouping ? `left((${sql(grouping.day, 'day')})::text, ${grouping.letters})` : sql(grouping, 'text');
}

type Written = { readonly name: string; readonly text: string };
/** A column of the counts, of what holds of a row: how many, of what the sum, or all values of it, below which some shares lie. */
export type Counted = {
  readonly name: string;
  readonly holds: string;
  readonly sum?: string;
  /** What shares are asked for, each under its name. */
  readonly shares?: readonly Share[];
  /** Whoever has such a row counts once. */
  readonly people: boolean;
};

export type Share = { readonly name: string; readonly share: number };

/** Rows that are kept, and whoever has one of them, by a group: a row of numbers for each of the two that is asked for. */
function countedBy(counts: readonly Counted[], group: string, kept: string): string {
  const parts = [false, true].filter((people) => counts.some((one) => one.people === people));
  return parts
    .map((people) => {
      // Numbers of the other part are in its own rows.
      const columns = counts.map((one) => {
        if (one.people !== people) return `null::${typeOf(one)} as ${one.name}`;
        return people ? ofEach(one) : ofRows(one);
      });
      const grouped = group === 'g' ? ' group by home, g' : ' group by home';
      const from = people ? eachPerson(counts, group, kept) : `answers where ${kept}`;
      return `select home, ${group} as g, ${columns.join(', ')} from ${from}${grouped}`;
    })
    .join(' union all ');
}

const total = (text: string, holds?: string): string =>
  `(sum(${text})${holds === undefined ? '' : ` filter (where ${holds})`})::float8`;

const typeOf = ({ sum, shares }: Counted): string => (sum === undefined ? 'int' : shares ? 'float8[]' : 'float8');

function ofRows({ name, holds, sum, shares }: Counted): string {
  if (sum === undefined) return `(count(*) filter (where ${holds}))::int as ${name}`;
  if (shares === undefined) return `${total(sum, holds)} as ${name}`;
  return `array_agg((${sum})::float8) filter (where ${holds} and ${sum} is not null) as ${name}`;
}

const ofEach = ({ name, sum }: Counted): string =>
  sum === undefined ? `(count(*) filter (where ${name}))::int as ${name}` : `${total(name)} as ${name}`;

/** Who has many rows is one by the aggregates: a `distinct` would sort them for each count. */
function eachPerson(counts: readonly Counted[], group: string, kept: string): string {
  const columns = counts
    .filter(({ people }) => people)
    .map(({ name, holds, sum }) =>
      sum === undefined ? `bool_or(${holds}) as ${name}` : `sum(${sum}) filter (where ${holds}) as ${name}`,
    );
  const one = group === 'g' ? 'home, g, person' : 'home, person';
  return `(select ${one}, ${columns.join(', ')} from answers where ${kept} group by ${one}) as people`;
}

/** What is asked of each row, every part once, and what is counted of it. */
function answersOf(
  first: MeasureDefinition,
  measures: readonly MeasureDefinition[],
  cell: MeasureCell,
  sql: (expression: ExpressionTree, type: 'boolean' | 'number') => string,
): { readonly values: ReadonlyMap<string, Written>; readonly counts: readonly Counted[] } {
  const values = new Map<string, Written>();
  const once = (expression: ExpressionTree, type: 'boolean' | 'number'): string => {
    const key = `${type} ${writeExpression(expression)}`;
    const known = values.get(key) ?? { name: `e${values.size}`, text: sql(expression, type) };
    values.set(key, known);
    return known.name;
  };
  // A condition is a chain of others, many of them the same in every measure of a page.
  const chain = (expression: ExpressionTree): readonly string[] =>
    expression.kind === 'binary' && expression.operator === '&&'
      ? [...chain(expression.left), ...chain(expression.right)]
      : [once(expression, 'boolean')];
  const counts = measures.flatMap((definition, at): readonly Counted[] => {
    const measure = compileMeasure(definition, cell);
    // Among all rows those of the period, where others count all.
    const own = definition.within === first.within ? [] : chain(rowsOfCell(definition, { ...cell, narrowed: [] }));
    const said = (part: MeasurePart): string => [...own, ...chain(countedRows(measure, part))].join(' and ');
    const among = said('among');
    const counted = measure.counts ? said('counts') : among;
    const people = definition.pick === 'any' && definition.of !== 'resident';
    const value = measure.value && once(measure.value, 'number');
    const isSpread = definition.kind === 'deviation' || definition.kind === 'variation';
    return [
      { name: `c${at}`, holds: counted, people },
      { name: `a${at}`, holds: among, people },
      ...(value && definition.kind !== 'quantile' ? [{ name: `t${at}`, holds: among, people, sum: value }] : []),
      ...(value && definition.kind === 'quantile'
        ? [{ name: `q${at}`, holds: among, people, sum: value, shares: [{ name: `q${at}`, share: definition.share }] }]
        : []),
      ...(value && isSpread ? [{ name: `s${at}`, holds: among, people, sum: `${value} * ${value}` }] : []),
    ];
  });
  return { values, counts: sharesTogether(counts) };
}

/** Shares of the same values read them once. */
function sharesTogether(counts: readonly Counted[]): readonly Counted[] {
  const known = new Map<string, Counted>();
  for (const one of counts) {
    const key = one.shares ? `${one.holds} of ${one.sum}` : one.name;
    const shares = [...(known.get(key)?.shares ?? []), ...(one.shares ?? [])];
    known.set(key, { ...(known.get(key) ?? one), ...(one.shares && { shares }) });
  }
  return [...known.values()];
}

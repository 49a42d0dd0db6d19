import { unpacked } from './sql-names.ts';

/** Something a row is asked, in words that are the same wherever it is asked again; written once. */
export type Asked = { readonly words: string; readonly sql: () => string };

/** What is asked of a record; `alone`: it needs nothing of the row the record is read for. */
export type Condition = Asked & { readonly alone: boolean };

/** The records a tally looks through: those of one form, under this alias, and whose. */
export type TallyRecords = {
  readonly words: string;
  readonly alias: string;
  readonly ofForm: () => string;
  readonly person: { readonly county: string; readonly id: string };
};

/** A number over those of a person's records of one form that keep all `conditions`. */
export type TallyPart = {
  readonly aggregate: 'count' | 'sum';
  /** What is added up, or counted where it is there; records themselves where nothing is said. */
  readonly value?: Asked;
  readonly conditions: readonly Condition[];
};

/**
 * Records that several values of a row ask about, read once a row instead of once a value. Its joins stand after the tables of the rows,
 * whose names they use.
 */
export type SharedRecords = {
  /** One record, `select … limit 1`: the alias under which its answers are read. */
  one(asked: Asked): string;
  /** A number over the records, of that alias, that all questions about one form look through together: the column that holds it. */
  tally(from: TallyRecords, part: TallyPart): string;
  /** Something worked out of all that: the column that holds it. */
  value(asked: Asked): string;
  /** To be asked once, when everything is written. */
  joins(): string;
};

/**
 * `people`: of whom there are rows at all, as a query of `county` and `person`. Where there are many of them, a number nothing of whose question
 * depends on the row is counted for all of them in one pass over the records, instead of in one look a row.
 */
export function shareRecords(people?: string): SharedRecords {
  const ones = new Map<string, { readonly alias: string; readonly rows: string }>();
  const tallies = new Map<string, Tally>();
  const values = new Map<string, { readonly column: string; readonly sql: string }>();
  return {
    one({ words, sql }) {
      const known = ones.get(words) ?? { alias: `one${ones.size}`, rows: sql() };
      ones.set(words, known);
      return known.alias;
    },
    tally(from, part) {
      const known = tallies.get(from.words) ?? createTally(`all${tallies.size}`, from, people);
      tallies.set(from.words, known);
      return known.column(part);
    },
    value({ words, sql }) {
      const known = values.get(words);
      if (known) return known.column;
      // First written, as it may ask for others, which then stand before it.
      const text = sql();
      const column = `said${values.size}.v`;
      values.set(words, { column, sql: text });
      return column;
    },
    joins: () =>
      [
        ...[...ones.values()].map(({ alias, rows }) => ` left join lateral (${rows}) as ${alias} on true`),
        ...[...tallies.values()].map((tally) => tally.join()),
        ...[...values.values()].map(({ sql }, at) => ` cross join lateral (select ${sql} as v offset 0) as said${at}`),
      ].join(''),
  };
}

type Tally = { column(part: TallyPart): string; join(): string };
type Told = { readonly name: string; readonly sql: string; readonly alone: boolean };

/** Each condition and value is worked out once a record, and what all numbers ask for is asked of the records themselves. */
function createTally(alias: string, { alias: record, ofForm, person }: TallyRecords, people?: string): Tally {
  const form = ofForm();
  const asked = new Map<string, Told>();
  const parts = new Map<string, TallyColumn>();
  const nameOf = ({ words, sql, alone = true }: Asked & { readonly alone?: boolean }): string => {
    const known = asked.get(words) ?? { name: `e${asked.size}`, sql: sql(), alone };
    asked.set(words, known);
    return known.name;
  };
  return {
    column({ aggregate, value, conditions }) {
      const one = { aggregate, names: conditions.map(nameOf), ...(value && { value: nameOf(value) }) };
      const key = JSON.stringify(one);
      if (!parts.has(key)) parts.set(key, one);
      const column = `${alias}.n${[...parts.keys()].indexOf(key)}`;
      // Who has no such record is in no group.
      return aggregate === 'count' ? `coalesce(${column}, 0)` : column;
    },
    join() {
      const all = [...parts.values()];
      const isCommon = (name: string): boolean => all.every(({ names }) => names.includes(name));
      const told = [...asked.values()];
      const [common, own] = [told.filter(({ name }) => isCommon(name)), told.filter(({ name }) => !isCommon(name))];
      const numbers = all.map((one, at) => `${numberOf(one, isCommon)} as n${at}`).join(', ');
      // What needs no answers is asked before they are unpacked, where an index may serve it.
      const looksInside = ({ sql }: Told): boolean => sql.includes(`${record}.bare`);
      const and = (some: readonly Told[]): string => some.map(({ sql }) => ` and ${sql}`).join('');
      const each = (whose: string, columns: readonly string[]): string => {
        const rows = `select *, ${unpacked(record)} as bare from records ${record} where ${form} and ${whose}${and(common.filter((one) => !looksInside(one)))} offset 0`;
        return `select ${[...columns, ...own.map(({ name, sql }) => `${sql} as ${name}`)].join(', ')} from (${rows}) as ${record} where true${and(common.filter(looksInside))} offset 0`;
      };
      const key = [`${record}.county_code`, `${record}.subject_id`];
      if (people === undefined || !told.every(({ alone }) => alone)) {
        const whose = `${key[0]} = ${person.county} and ${key[1]} = ${person.id}`;
        return ` left join lateral (select ${numbers} from (${each(whose, [])}) as each) as ${alias} on true`;
      }
      const grouped = `select county_code, subject_id, ${numbers} from (${each(`(${key.join(', ')}) in (${people})`, key)}) as each group by 1, 2`;
      return ` left join (${grouped}) as ${alias} on ${alias}.county_code = ${person.county} and ${alias}.subject_id = ${person.id}`;
    },
  };
}

type TallyColumn = { readonly aggregate: string; readonly value?: string; readonly names: readonly string[] };

function numberOf({ aggregate, value = '*', names }: TallyColumn, isCommon: (name: string) => boolean): string {
  const rest = names.filter((name) => !isCommon(name));
  return `${aggregate}(${value})${rest.length > 0 ? ` filter (where ${rest.join(' and ')})` : ''}`;
}

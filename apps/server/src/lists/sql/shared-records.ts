import { unpacked } from './sql-names.ts';

/** Something a row is asked, in words that are the same wherever it is asked again; written once. */
export type Asked = { readonly words: string; readonly sql: () => string };

/** A number over those of a person's records of one form that keep all `conditions`. */
export type TallyPart = {
  readonly aggregate: 'count' | 'sum';
  /** What is added up, or counted where it is there; records themselves where nothing is said. */
  readonly value?: Asked;
  readonly conditions: readonly Asked[];
};

/**
 * Records that several values of a row ask about, read once a row instead of once a value. Its joins stand after the tables of the rows,
 * whose names they use.
 */
export type SharedRecords = {
  /** One record, `select … limit 1`: the alias under which its answers are read. */
  one(asked: Asked): string;
  /** A number over the records, of that alias, that all questions about one form look through together: the column that holds it. */
  tally(from: Asked & { readonly alias: string }, part: TallyPart): string;
  /** To be asked once, when everything is written. */
  joins(): string;
};

export function shareRecords(): SharedRecords {
  const ones = new Map<string, { readonly alias: string; readonly rows: string }>();
  const tallies = new Map<string, Tally>();
  return {
    one({ words, sql }) {
      const known = ones.get(words) ?? { alias: `one${ones.size}`, rows: sql() };
      ones.set(words, known);
      return known.alias;
    },
    tally(from, part) {
      const known = tallies.get(from.words) ?? createTally(`all${tallies.size}`, from.alias, from.sql());
      tallies.set(from.words, known);
      return known.column(part);
    },
    joins: () =>
      [
        ...[...ones.values()].map(({ alias, rows }) => `(${rows}) as ${alias}`),
        ...[...tallies.values()].map((tally) => tally.sql()),
      ]
        .map((read) => ` left join lateral ${read} on true`)
        .join(''),
  };
}

type Tally = { column(part: TallyPart): string; sql(): string };

/** Each condition and value is worked out once a record, and what all numbers ask for is asked of the records themselves. */
function createTally(alias: string, record: string, whose: string): Tally {
  const asked = new Map<string, { readonly name: string; readonly sql: string }>();
  const parts = new Map<string, TallyColumn>();
  const nameOf = ({ words, sql }: Asked): string => {
    const known = asked.get(words) ?? { name: `e${asked.size}`, sql: sql() };
    asked.set(words, known);
    return known.name;
  };
  return {
    column({ aggregate, value, conditions }) {
      const one = { aggregate, names: conditions.map(nameOf), ...(value && { value: nameOf(value) }) };
      const key = JSON.stringify(one);
      if (!parts.has(key)) parts.set(key, one);
      return `${alias}.n${[...parts.keys()].indexOf(key)}`;
    },
    sql() {
      const all = [...parts.values()];
      const isCommon = (name: string): boolean => all.every(({ names }) => names.includes(name));
      const told = [...asked.values()];
      const [common, own] = [told.filter(({ name }) => isCommon(name)), told.filter(({ name }) => !isCommon(name))];
      // What needs no answers is asked before they are unpacked, where an index may serve it.
      const looksInside = ({ sql }: { readonly sql: string }): boolean => sql.includes(`${record}.bare`);
      const and = (some: readonly { readonly sql: string }[]): string => some.map(({ sql }) => ` and ${sql}`).join('');
      const rows = `select *, ${unpacked(record)} as bare from records ${record} where ${whose}${and(common.filter((one) => !looksInside(one)))} offset 0`;
      const each = `select ${own.map(({ name, sql }) => `${sql} as ${name}`).join(', ')} from (${rows}) as ${record} where true${and(common.filter(looksInside))} offset 0`;
      return `(select ${all.map((one, at) => `${numberOf(one, isCommon)} as n${at}`).join(', ')} from (${each}) as each) as ${alias}`;
    },
  };
}

type TallyColumn = { readonly aggregate: string; readonly value?: string; readonly names: readonly string[] };

function numberOf({ aggregate, value = '*', names }: TallyColumn, isCommon: (name: string) => boolean): string {
  const rest = names.filter((name) => !isCommon(name));
  return `${aggregate}(${value})${rest.length > 0 ? ` filter (where ${rest.join(' and ')})` : ''}`;
}

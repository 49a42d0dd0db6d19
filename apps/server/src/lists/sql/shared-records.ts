import type { Needs } from './conditions-of-records.ts';
import {
  countRecords,
  inOnePass,
  keysOf,
  oneOfEach,
  recordsAsked,
  type FormRecords,
  type PeopleAsked,
  type RecordsCounted,
} from './records-of-people.ts';
import { joinsOf, type FoundOfEach } from './sheets-of-people.ts';

/** Something a row is asked, in words that are the same wherever it is asked again; written once. */
export type Asked = { readonly words: string; readonly sql: () => string };

/** What is asked of a record, and what it needs besides it; `day`: of the record it asks only the day. */
export type Condition = Asked & { readonly needs: Needs; readonly day: boolean };

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
  /** One record, `select … limit 1` of a row: the alias under which its answers are read. */
  one(
    of: FormRecords & { readonly way: 'asc' | 'desc' },
    sql: () => string,
    which: (data: string) => readonly Condition[],
  ): string;
  /** A number over the records, of that alias, that all questions about one form look through together: the column that holds it. */
  tally(from: FormRecords, part: TallyPart): string;
  /** Something worked out of all that: the column that holds it. */
  value(asked: Asked): string;
  /** To be asked once, when everything is written. */
  joins(): string;
};

/**
 * `asked`: of whom there are rows at all. Where there are many of them, records nothing of whose question depends on the row are found for all
 * of them in one pass, instead of in one look a row.
 */
export function shareRecords(asked?: PeopleAsked): SharedRecords {
  const ones = new Map<string, { readonly alias: string; readonly join: string | FoundOfEach }>();
  const counted = new Map<string, RecordsCounted>();
  const tallies = new Map<string, Tally>();
  const values = new Map<string, { readonly column: string; readonly sql: string }>();
  return {
    one({ words, ...of }, sql, which) {
      const known = ones.get(words);
      if (known) return known.alias;
      const alias = `one${ones.size}`;
      const conditions = which(`${of.alias}.bare`);
      const join =
        asked && inOnePass(asked, conditions)
          ? oneOfEach(alias, of, asked, conditions)
          : ` left join lateral (${sql()}) as ${alias} on true`;
      ones.set(words, { alias, join });
      return alias;
    },
    tally(from, part) {
      const { aggregate, value, conditions } = part;
      if (asked && aggregate === 'count' && !value && conditions.every(isOfDays)) {
        const words = `${from.alias} ${conditions.map((one) => one.words).join(' ')}`;
        const known = counted.get(words) ?? countRecords(`had${counted.size}`, from, asked, conditions);
        counted.set(words, known);
        return known.column(from);
      }
      const known = tallies.get(from.words) ?? createTally(`all${tallies.size}`, from, asked);
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
    joins() {
      const all = [
        ...[...ones.values()].map(({ join }) => join),
        ...counted.values(),
        ...[...tallies.values()].map((tally) => tally.joined()),
      ];
      const isOfEach = (one: string | FoundOfEach): one is FoundOfEach => typeof one !== 'string';
      return [
        joinsOf(all.filter(isOfEach), asked),
        ...all.filter((one) => !isOfEach(one)),
        ...[...values.values()].map(({ sql }, at) => ` cross join lateral (select ${sql} as v offset 0) as said${at}`),
      ].join('');
    },
  };
}

const isOfDays = ({ needs, day }: Condition): boolean => needs === 'nothing' && day;

/** `joined`: of each of many people, or of one row after the other. */
type Tally = { column(part: TallyPart): string; joined(): string | FoundOfEach };
type Told = { readonly name: string; readonly sql: string; readonly needs: Needs; readonly day: boolean };

/** Each condition and value is worked out once a record, and what all numbers ask for is asked of the records themselves. */
function createTally(alias: string, of: FormRecords, people?: PeopleAsked): Tally {
  const { alias: record, ofForm, person } = of;
  const form = ofForm();
  const asked = new Map<string, Told>();
  const parts = new Map<string, TallyColumn>();
  const nameOf = ({ words, sql, needs = 'nothing', day = false }: Asked & Partial<Condition>): string => {
    const known = asked.get(words) ?? { name: `e${asked.size}`, sql: sql(), needs, day };
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
    joined() {
      const all = [...parts.values()];
      const isCommon = (name: string): boolean => all.every(({ names }) => names.includes(name));
      const told = [...asked.values()];
      const [common, own] = [told.filter(({ name }) => isCommon(name)), told.filter(({ name }) => !isCommon(name))];
      const numbers = all.map((one, at) => `${numberOf(one, isCommon)} as n${at}`).join(', ');
      const columns = (keys: readonly string[]): string =>
        [...keys, ...own.map(({ name, sql }) => `${sql} as ${name}`)].join(', ');
      const each = (keys: readonly string[], all?: PeopleAsked, among?: boolean): string =>
        `select ${columns(keys)} from ${recordsAsked(of, form, all, common, own, among)} offset 0`;
      if (!people || !inOnePass(people, told))
        return ` left join lateral (select ${numbers} from (${each([])}) as each) as ${alias} on true`;
      const grouped = (among: boolean): string =>
        `select county_code, subject_id, ${numbers} from (${each(keysOf(record), people, among)}) as each group by 1, 2`;
      return {
        alias,
        person,
        asks: () => 1,
        join: () =>
          ` left join (${grouped(false)}) as ${alias} on ${alias}.county_code = ${person.county} and ${alias}.subject_id = ${person.id}`,
        query(forms) {
          forms.push(form);
          return { sql: grouped(true), numbers: all.length };
        },
      };
    },
  };
}

type TallyColumn = { readonly aggregate: string; readonly value?: string; readonly names: readonly string[] };

function numberOf({ aggregate, value = '*', names }: TallyColumn, isCommon: (name: string) => boolean): string {
  const rest = names.filter((name) => !isCommon(name));
  return `${aggregate}(${value})${rest.length > 0 ? ` filter (where ${rest.join(' and ')})` : ''}`;
}

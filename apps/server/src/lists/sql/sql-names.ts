import {
  ORDER_OF,
  WHOLE_DAY,
  type AskedBy,
  type FieldFacts,
  type RECORD_FACTS,
  type ValueType,
} from '@gongwei/domain/lists';
import type { Parameters } from '../../database/scope.ts';
import { besideRecord, type BesideRecord } from './beside-record.ts';
import type { AnswersRead } from './answers-read.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { monthOfDay, monthOfInstant, toldDaySql, toldInstantSql, toldTimeSql } from '../../privacy/birth-days.ts';
import { plain, type SqlValue } from './sql-value.ts';

/**
 * The answers of a record, unpacked. They are stored packed once they are long, and each look into them would unpack them anew: where many
 * parts of one statement look into the same record, they are unpacked first, behind an `offset` or `limit` that keeps this in its place.
 */
export const unpacked = (alias: string): string => `${alias}.data || '{}'::jsonb`;

/** Who asks, and where parameters go. */
type Asking = { readonly asked: AskedBy; readonly into: Parameters };
/** Columns behind the fields of a root, for a table of any alias, as somebody asks. Fields that are worked out of others need none. */
export type SqlColumns = { readonly [field: string]: (alias: string, asking: Asking) => SqlValue };

/** `data`: where the answers of a record are, if they are not where they are stored; `read`: each of them is read once a row. */
export type SqlRoot = {
  readonly alias: string;
  readonly columns?: SqlColumns;
  readonly data?: string;
  readonly read?: AnswersRead | undefined;
};

/** Which tables the names of an expression are read from. `person`: whose records `latest(…)` and its like look at. */
export type SqlTables = {
  readonly roots: { readonly [root: string]: SqlRoot };
  readonly person?: { readonly county: string; readonly id: string };
  /** For who may only look: days of sheets that are birthdays are read as the first of their month (`toldDay`). */
  readonly byMonth?: boolean;
  /** What facts of that person repeat of questions over the records. */
  readonly kept?: KeptAnswers;
  /** The rows themselves, where one person has several: what is read, whose they are, and which is newer, in SQL over the same aliases. */
  readonly own?: {
    readonly from: string;
    readonly county: string;
    readonly person: string;
    readonly newest: string;
    readonly id: string;
  };
};

const READERS: { readonly [Type in ValueType]: string } = {
  text: 'list_text',
  any: 'list_text',
  instant: 'list_text',
  list: 'list_text',
  code: 'list_code',
  number: 'list_number',
  boolean: 'list_flag',
  codes: 'list_codes',
  day: 'list_day',
  time: 'list_time',
  table: 'list_rows',
};

type FactColumn = Exclude<keyof typeof RECORD_FACTS, '@removed' | BesideRecord>;
const FACT_COLUMNS: { readonly [Fact in FactColumn]: string } = {
  '@id': 'id',
  '@form': 'form_id',
  '@occurredOn': 'occurred_on',
  '@institution': 'institution_code',
  '@createdAt': 'created_at',
  '@createdBy': 'created_by',
  '@updatedAt': 'updated_at',
  '@updatedBy': 'updated_by',
  '@version': 'version',
  '@stage': 'stage',
};

const NEVER_MISSING: readonly string[] = ['@id', '@occurredOn', '@createdAt', '@updatedAt'];

/** Of the rows themselves, each of which is a record, an index serves the order. */
const ofFact = (alias: string, key: string, column: string): SqlValue =>
  alias === 'r' && NEVER_MISSING.includes(key) ? { sql: column, raw: column } : plain(column);

const ofRecord = (alias: string) => ({
  county: `${alias}.county_code`,
  person: `${alias}.subject_id`,
  form: `${alias}.form_id`,
});

/** When a record was written down, for who may only look; rows themselves are ordered by the month of all. */
function toldWritten(alias: string, column: string): SqlValue {
  const { form: _form, ...whose } = ofRecord(alias);
  return { sql: toldInstantSql(whose, column), ...(alias === 'r' && { raw: monthOfInstant(column) }) };
}

const TOLD_FACTS: { readonly [fact: string]: typeof toldWritten } = {
  '@occurredOn': (alias, column) => plain(toldDaySql(ofRecord(alias), column)),
  '@createdAt': toldWritten,
  '@updatedAt': toldWritten,
};

const toldFact = (alias: string, key: string, column: string): SqlValue =>
  TOLD_FACTS[key]?.(alias, column) ?? ofFact(alias, key, column);

/** Answers that have a day, as who may only look is told them. */
const TOLD: { readonly [Type in ValueType]?: typeof toldDaySql } = { day: toldDaySql, time: toldTimeSql };

const toldAnswer = (alias: string, type: ValueType, answer: string): string =>
  TOLD[type]?.(ofRecord(alias), answer) ?? answer;

/** An answer or a fact of a record. Keys of answers are parameters, too: nothing is pasted. */
export function recordValue(
  { alias, data = `${alias}.data`, read }: SqlRoot,
  key: string,
  type: ValueType,
  into: Parameters,
  byMonth: boolean,
): SqlValue {
  if (key === '@removed') return plain(`(${alias}.removed_at is not null)`);
  const beside = besideRecord(alias, key);
  if (beside !== undefined) return plain(beside);
  if (key.startsWith(ORDER_OF)) return plain(`(${alias}.text_order ->> ${into.add(key.slice(ORDER_OF.length))})`);
  if (key in FACT_COLUMNS) {
    const column = `${alias}.${FACT_COLUMNS[key as keyof typeof FACT_COLUMNS]}`;
    if (key === '@version') return plain(`${column}::numeric`);
    return byMonth ? toldFact(alias, key, column) : ofFact(alias, key, column);
  }
  const answer = read
    ? read.column(READERS[type], key, () => into.add(key))
    : `${READERS[type]}(${data} -> ${into.add(key)}::text)`;
  return plain(byMonth ? toldAnswer(alias, type, answer) : answer);
}

/** A field of a root that is a column. */
export function columnValue(tables: SqlTables, root: string, key: string, facts: FieldFacts, asking: Asking): SqlValue {
  const table = tables.roots[root];
  const column = table?.columns?.[key];
  if (!table || !column) throw new RangeError(`No column stands behind ${root}.${key} (${facts.type})`);
  const value = column(table.alias, asking);
  if (tables.byMonth && root === 'resident' && key === 'filedOn') {
    const sql = monthOfDay(value.sql);
    return { sql, raw: sql };
  }
  // What is worked out of sheets tells their days.
  if (!tables.byMonth || facts.type !== 'day' || facts.is === undefined || !tables.person) return value;
  return plain(toldDaySql({ county: tables.person.county, person: tables.person.id }, value.sql));
}

/** What whoever asks brings along, as parameters. */
export function contextValue(name: string, asked: AskedBy, into: Parameters): SqlValue | undefined {
  if (name === '@today') return plain(`${into.add(asked.today)}::date`);
  if (name === '@year' || name === 'year') return plain(`${into.add(asked.year)}::numeric`);
  if (name === '@minute') return plain(`${into.add(asked.minute ?? WHOLE_DAY)}::numeric`);
  if (name === '@me') return plain(`${into.add(asked.me)}::text`);
  return name === '@institution' ? plain(`${into.add(asked.institution)}::text`) : undefined;
}

/** The record of the row outside, as a question over other records names it. */
export const outerOf = ({ roots: { record } }: SqlTables): SqlTables['roots'] => (record ? { outer: record } : {});

/** How many subqueries deep an expression stands, so that each table has a name of its own. */
export const depthOf = ({ roots }: SqlTables): number => {
  const alias = roots['record']?.alias ?? '';
  return /^q\d+$/.test(alias) ? Number(alias.slice(1)) + 1 : 1;
};

import type { RecordsExpression } from '@gongwei/domain/lists';
import type { Condition, SharedRecords, TallyPart } from './shared-records.ts';
import { unpacked, type SqlRoot } from './sql-names.ts';
import { fraction, plain, type SqlValue } from './sql-value.ts';

/** A question over a person's records in pieces of SQL. Each piece adds its parameters when it is written, so none is written in vain. */
type RecordsQuestion = Pick<RecordsExpression, 'pick' | 'form'> & {
  /** Of the table of records. */
  readonly alias: string;
  /** The name of the form. */
  readonly ofForm: () => string;
  /** Whose records. */
  readonly person: { readonly county: string; readonly id: string };
  /** What else has to hold of one, whose answers are there. */
  readonly which: (data: string) => readonly Condition[];
  /** What is read of the record. */
  readonly answer: (record: SqlRoot) => string;
};

/** As subqueries. */
export function askedAlone(question: RecordsQuestion): SqlValue {
  const { pick, alias, answer } = question;
  const rows = rowsOf(question);
  if (pick === 'count') return plain(`(select count(*) ${rows})::numeric`);
  if (pick === 'has') return plain(`exists (select 1 ${rows})`);
  const value = answer({ alias });
  if (pick === 'average') return mean(`(select sum(${value}) ${rows})`, `(select count(${value}) ${rows})`);
  return plain(`(select ${value} ${oneOf(pick, alias, rows)})`);
}

/** As parts of what the statement reads once a row. `words`: the question without what is read of the record, and that. */
export function askedTogether(
  question: RecordsQuestion,
  words: { readonly record: string; readonly value: string },
  shared: SharedRecords,
): SqlValue {
  const { pick, form, alias, which, ofForm, person, answer } = question;
  if (pick !== 'count' && pick !== 'has' && pick !== 'average') {
    const record = shared.one(
      { words: words.record, alias, ofForm, person, way: pick === 'first' ? 'asc' : 'desc' },
      () => `select *, ${unpacked(alias)} as bare ${oneOf(pick, alias, rowsOf(question))}`,
      which,
    );
    return plain(answer({ alias: record, data: `${record}.bare` }));
  }
  const record: SqlRoot = { alias, data: `${alias}.bare` };
  const conditions = which(`${alias}.bare`);
  // Those about the same days together, as the days are found by an index.
  const days = conditions.filter((one) => one.words.includes('record.@occurredOn')).map((one) => one.words);
  const from = { words: [form, ...days].join(' '), alias, ofForm, person };
  const tally = (part: Omit<TallyPart, 'conditions'>): string => shared.tally(from, { ...part, conditions });
  if (pick === 'average') {
    const value = { words: words.value, sql: () => answer(record) };
    return mean(tally({ aggregate: 'sum', value }), tally({ aggregate: 'count', value }));
  }
  const count = tally({ aggregate: 'count' });
  return plain(pick === 'count' ? `${count}::numeric` : `(${count} > 0)`);
}

/** Records of a form that are not removed. */
const standing = (alias: string, form: string): string => `${alias}.form_id = ${form} and ${alias}.removed_at is null`;

const rowsOf = ({ alias, ofForm, person, which }: RecordsQuestion): string =>
  `from records ${alias} where ${[`${alias}.county_code = ${person.county}`, `${alias}.subject_id = ${person.id}`, standing(alias, ofForm()), ...which(`${alias}.data`).map(({ sql }) => sql())].join(' and ')}`;

function oneOf(pick: RecordsExpression['pick'], alias: string, rows: string): string {
  const way = pick === 'first' ? 'asc' : 'desc';
  return `${rows} order by ${alias}.occurred_on ${way}, ${alias}.id ${way} limit 1`;
}

/** Kept as a fraction, so that it is as exact as in JavaScript. */
const mean = (sum: string, count: string): SqlValue => fraction(sum, [`nullif(${count}, 0)::numeric`]);

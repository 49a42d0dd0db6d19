import { clausePattern, FILTRATION_LIMITS, type ValueType } from '@gongwei/domain/lists';
import type { Parameters } from '../../database/scope.ts';
import { added, extreme, floored, mean, rounded } from './arithmetic.ts';
import { asNumber, crossed, isNull, plain, type SqlValue } from './sql-value.ts';

/** A call's arguments as SQL, with what is known of them. */
export type CallArguments = {
  readonly values: readonly SqlValue[];
  readonly types: readonly ValueType[];
  /** Written codes of a list, and written texts and numbers, by argument. */
  readonly written: readonly (readonly string[] | string | number | boolean | undefined)[];
  readonly into: Parameters;
  /** The result only has to be right where it is true: bare columns may be used, which indexes serve. */
  readonly truth: boolean;
};

type Compile = (call: CallArguments) => SqlValue;

const DAYS_LIMIT = 4_000_000;
const whole = (value: SqlValue, limit: number): string =>
  `least(greatest(${floored(value).sql}, -${limit}), ${limit})::int`;

/** Days, months or years on; missing where it would leave the years 2 to 9998. */
const moved =
  (unit: 'days' | 'months' | 'years', perYear: number): Compile =>
  ({ values: [day, count] }) => {
    const [from, by] = [(day as SqlValue).sql, whole(count as SqlValue, DAYS_LIMIT)];
    const year = `extract(year from ${from}) + (${by})::numeric / ${perYear}`;
    return plain(`case when ${year} > 1 and ${year} < 9999 then (${from} + make_interval(${unit} => ${by}))::date end`);
  };

/** A day out of answers takes longer to read than to reckon with: it is read once, however often it stands in `use`. */
const readOnce = (day: string, as: string, use: (day: string) => string): string =>
  day.includes('list_day(') ? `(select ${use(`${as}.day`)} from (select ${day} as day offset 0) as ${as})` : use(day);

const span =
  (sql: (from: string, until: string) => string): Compile =>
  ({ values: [from, until] }) =>
    plain(
      readOnce((until as SqlValue).sql, 'ends', (ends) =>
        readOnce((from as SqlValue).sql, 'begins', (begins) => sql(begins, ends)),
      ),
    );

/** On the last day of a month that has no such day as the other one's, the month is full (`fullMonths`): the day after it says so. */
const onItsLast = (day: string, other: string): string =>
  `(${day} + (case when extract(day from ${day}) < extract(day from ${other}) and extract(day from ${day} + 1) = 1 then 1 else 0 end))`;
/** Counted by PostgreSQL itself: a function of our own in which a day stands twice would be called for every row. */
const apart = (from: string, until: string): string =>
  `age((case when ${until} < ${from} then ${until} else ${onItsLast(until, from)} end)::timestamp, (case when ${until} < ${from} then ${onItsLast(from, until)} else ${from} end)::timestamp)`;
const years = (from: string, until: string): string => `extract(year from ${apart(from, until)})`;
const neverBelow = (from: string, until: string, span: string): string =>
  `(case when ${from} is not null and ${until} is not null then greatest(0, ${span}) end)`;

const codesOf = ({ written, into }: CallArguments): string =>
  `${into.add((written[1] as readonly string[] | undefined) ?? [])}::text[]`;

const hasAny: Compile = (call) => {
  const [{ sql, raw, stored }] = call.values as [SqlValue];
  const codes = (call.written[1] as readonly string[] | undefined) ?? [];
  // Where only rows that are there can have the codes, those are looked up instead of all that might be beside them.
  const own = stored && !codes.includes(stored.otherwise) ? stored.column : undefined;
  const value = call.truth ? (own ?? raw ?? sql) : sql;
  return plain(call.types[0] === 'codes' ? `(${value} && ${codesOf(call)})` : `(${value} = any(${codesOf(call)}))`);
};

const hasAnyExcept: Compile = (call) => {
  const [{ sql }] = call.values as [SqlValue];
  return plain(call.types[0] === 'codes' ? `(not (${sql} <@ ${codesOf(call)}))` : `(${sql} <> all(${codesOf(call)}))`);
};

const countExcept: Compile = (call) => {
  const [{ sql }] = call.values as [SqlValue];
  const codes = codesOf(call);
  if (call.types[0] !== 'codes') return plain(`(${sql} <> all(${codes}))::int::numeric`);
  return plain(
    `(case when ${sql} is not null then (select count(*) from unnest(${sql}) as chosen(code) where chosen.code <> all(${codes})) end)::numeric`,
  );
};

const between: Compile = ({ values: [value, from, below] }) => {
  const [low, high] = [crossed(value as SqlValue, from as SqlValue), crossed(value as SqlValue, below as SqlValue)];
  return plain(
    `case when ${isNull(value as SqlValue)} then false when ${isNull(from as SqlValue)} or ${isNull(below as SqlValue)} then null
      else (${low[0]}) >= (${low[1]}) and (${high[0]}) < (${high[1]}) end`,
  );
};

const anyNull = (values: readonly SqlValue[]): string => values.map(isNull).join(' or ');

const countEquals: Compile = ({ values }) => {
  const [wanted, ...rest] = values as [SqlValue, ...SqlValue[]];
  const hits = rest.map((value) => {
    const [a, b] = crossed(wanted, value);
    return `((${a}) = (${b}))::int`;
  });
  return plain(`(case when not (${anyNull(values)}) then ${hits.join(' + ')} end)::numeric`);
};

const AFTER = '\u{10FFFF}';
/** A written beginning is a range, which every index in collation C serves. */
const startsWith: Compile = ({ values, written, into }) => {
  const [text, part] = values as [SqlValue, SqlValue];
  const [, prefix] = written;
  if (typeof prefix !== 'string') return plain(`starts_with(${text.sql}, ${part.sql})`);
  if (prefix === '') return plain('null::boolean');
  return plain(
    `(${text.sql} collate "C" >= ${into.add(prefix)}::text and ${text.sql} collate "C" < ${into.add(prefix + AFTER)}::text)`,
  );
};

const LENGTH_LIMIT = 100_000;
const part =
  (side: 'left' | 'right'): Compile =>
  ({ values: [text, count] }) =>
    plain(`nullif(${side}(${(text as SqlValue).sql}, greatest(0, ${whole(count as SqlValue, LENGTH_LIMIT)})), '')`);

const dayOf: Compile = ({ values: [value], types: [type] }) => {
  const { sql } = value as SqlValue;
  if (type === 'instant') return plain(`((${sql} at time zone 'UTC') + interval '8 hours')::date`);
  // What is read as a time begins with a day there is.
  return plain(type === 'time' ? `left(${sql}, 10)::date` : sql);
};

/** CKD-EPI 2009 as `ckdEpi2009` of the clinical rules says it, whole; creatinine in μmol/L, adults only, within `FILTRATION_LIMITS`. */
const filtration: Compile = ({ values }) => {
  const [creatinine, age, sex] = (values as [SqlValue, SqlValue, SqlValue]).map(asNumber);
  const { creatinine: creatinines, age: ages } = FILTRATION_LIMITS;
  const bySex = (female: string, male: string): string =>
    `(case ${sex} when 'female' then ${female} when 'male' then ${male} end)`;
  const ratio = `((${creatinine})::float8 / 88.4 / ${bySex('0.7', '0.9')}::float8)`;
  const rate = `141 * power(least(${ratio}, 1), ${bySex('-0.329', '-0.411')}::float8) * power(greatest(${ratio}, 1), -1.209::float8)
    * power(0.993::float8, (${age})::float8) * ${bySex('1.018', '1')}::float8`;
  return plain(
    `(case when (${creatinine}) between ${creatinines.join(' and ')} and (${age}) between ${ages.join(' and ')} and ${sex} in ('female', 'male') then round((${rate})::numeric) end)`,
  );
};

const textMatches: Compile = ({ values: [text], written, into }) =>
  plain(
    `((${(text as SqlValue).sql}) ~ ${into.add(clausePattern((written[1] as readonly string[] | undefined) ?? []))}::text)`,
  );
const number = (value: SqlValue | undefined): string => `(${asNumber(value as SqlValue)})::numeric`;

const digitsOf = ({ written }: CallArguments): number => Math.min(12, Math.max(0, Number(written[1] ?? 0)));

/** A day alone, without a time, has no minute. */
const minuteSql = (time: string): string =>
  `(case when ${time} ~ '^.{10}[T ][0-9]{2}:[0-9]{2}' then substr(${time}, 12, 2)::int * 60 + substr(${time}, 15, 2)::int end)::numeric`;

/** Every function that has a signature in `domain/lists`, in SQL. */
export const CALLS: { readonly [name: string]: Compile } = {
  sum: ({ values }) => values.reduce((sum, value) => added(sum, value, '+')),
  max: ({ values }) => extreme(values, 'greatest'),
  min: ({ values }) => extreme(values, 'least'),
  mean: ({ values }) => mean(values),
  round: (call) => rounded(call.values[0] as SqlValue, digitsOf(call)),
  floor: ({ values: [value] }) => floored(value as SqlValue),
  countTrue: ({ values }) => plain(`(${values.map(({ sql }) => `coalesce(${sql}, false)::int`).join(' + ')})::numeric`),
  countEquals,
  hasAny,
  hasAnyExcept,
  countExcept,
  between,
  isMissing: ({ values }) => plain(`(${anyNull(values)})`),
  anyMissing: ({ values }) => plain(`(${anyNull(values)})`),
  addDays: moved('days', 365),
  addMonths: moved('months', 12),
  addYears: moved('years', 1),
  daysBetween: ({ values: [from, until] }) =>
    plain(`(${(until as SqlValue).sql} - ${(from as SqlValue).sql})::numeric`),
  fullYears: span((from, until) => neverBelow(from, until, years(from, until))),
  fullMonths: span((from, until) =>
    neverBelow(from, until, `${years(from, until)} * 12 + extract(month from ${apart(from, until)})`),
  ),
  yearsBetween: span(years),
  left: part('left'),
  right: part('right'),
  length: ({ values: [value], types: [type] }) =>
    plain(`${type === 'codes' ? 'cardinality' : 'char_length'}(${(value as SqlValue).sql})::numeric`),
  concat: ({ values }) => plain(`(${values.map(({ sql }) => sql).join(' || ')})`),
  day: dayOf,
  yearOf: ({ values: [day] }) => plain(`extract(year from ${(day as SqlValue).sql})::numeric`),
  monthOf: ({ values: [day] }) => plain(`extract(month from ${(day as SqlValue).sql})::numeric`),
  weekdayOf: ({ values: [day] }) => plain(`extract(isodow from ${(day as SqlValue).sql})::numeric`),
  hourOf: ({ values: [at] }) =>
    plain(`extract(hour from (${(at as SqlValue).sql} at time zone 'UTC') + interval '8 hours')::numeric`),
  minuteOf: ({ values: [time] }) => plain(minuteSql((time as SqlValue).sql)),
  textMatches,
  ckdEpi2009: filtration,
  startsWith,
  joined: ({ values }) => plain(`nullif(concat_ws(' ', ${values.map(({ sql }) => sql).join(', ')}), '')`),
  pairText: ({ values: [first, second] }) =>
    plain(`(trim_scale(${number(first)})::text || '/' || trim_scale(${number(second)})::text)`),
  rangeText: ({ values: [low, high] }) => plain(`list_range_text(${number(low)}, ${number(high)})`),
  criticalText: ({ values: [low, high] }) => plain(`list_critical_text(${number(low)}, ${number(high)})`),
  numbersInOrder: ({ values: [text] }) => plain(`numbers_in_order(${(text as SqlValue).sql})`),
  rowCount: ({ values: [rows] }) => plain(`jsonb_array_length(${(rows as SqlValue).sql})::numeric`),
  rowSum: ({ values: [rows, column] }) => {
    const cell = `o -> (${(column as SqlValue).sql})::text`;
    return plain(
      `(select sum((${cell})::numeric) from jsonb_array_elements(${(rows as SqlValue).sql}) o where jsonb_typeof(${cell}) = 'number')`,
    );
  },
  rowsAbove: ({ values: [rows, column, ticked] }) => {
    const cell = `o -> (${(column as SqlValue).sql})::text`;
    const number = `jsonb_typeof(${cell}) = 'number' and (${cell})::numeric > 0`;
    const tick = ticked ? ` and o -> (${ticked.sql})::text = 'true'::jsonb` : '';
    return plain(
      `case when ${(rows as SqlValue).sql} is not null then (select count(*) from jsonb_array_elements(${(rows as SqlValue).sql}) o where case when ${number}${tick} then true else false end)::numeric end`,
    );
  },
  referenceText: ({ values: [rows] }) => plain(`list_reference_text(${(rows as SqlValue).sql})`),
  contains: ({ values: [text, wanted] }) =>
    plain(
      `(position(lower((${(wanted as SqlValue).sql}) collate "C") in lower((${(text as SqlValue).sql}) collate "C")) > 0)`,
    ),
};

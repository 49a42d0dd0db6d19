import { writeExpression, type RecordsExpression } from '@gongwei/domain/lists';
import type { Parameters } from '../../database/scope.ts';

/** A fact that repeats what an expression over a person's records says: its column, and the key by which `fact_versions` tells whether it is filled. */
type KeptValue = { readonly key: string; readonly column: string };
/** By the expression, as `writeExpression` has it: `latest(form).key`, `count(form, when: …)`. */
export type KeptAnswers = ReadonlyMap<string, KeptValue>;

type From = { readonly kept: KeptAnswers; readonly into: Parameters; readonly year: number };

/**
 * What a fact repeats word for word, and `has(form)` and the year that is asked where the day of the latest one is kept, from columns of facts
 * instead of the person's records: a list of a county asks one of them of everybody. `slow` is the same from the records; it answers while a fact is being filled, and where a year is asked that
 * is not the last one. `undefined` where no fact says it.
 */
export function fromFacts(asked: RecordsExpression, slow: () => string, from: From): string | undefined {
  const { pick, form, when, path, year } = asked;
  const repeated = from.kept.get(writeExpression(asked));
  if (repeated) return fastOr(slow, [repeated], repeated.column, from);
  const day = from.kept.get(`latest(${form}).@occurredOn`);
  if (when || !day || (pick !== 'has' && pick !== 'latest')) return undefined;
  if (!year) return pick === 'has' ? fastOr(slow, [day], `${day.column} is not null`, from) : undefined;
  const value = pick === 'has' ? day : from.kept.get(`latest(${form}).${path.join('.')}`);
  return value && isAskedYear(year) ? ofTheYear(pick, value, day, slow, from) : undefined;
}

const fastOr = (slow: () => string, values: readonly KeptValue[], said: string, from: From): string =>
  `(case when ${filled(values, from)} then ${said} else ${slow()} end)`;

/** The year of the question: the last one there are records of, as a rule. */
const isAskedYear = (year: NonNullable<RecordsExpression['year']>): boolean =>
  year.kind === 'name' && ['year', '@year'].includes(year.path.join('.'));

/** Which year is asked for, where that does not depend on the row: the one of the question, or one that is written down. */
export function yearOf(year: NonNullable<RecordsExpression['year']>, asked: number): number | undefined {
  if (isAskedYear(year)) return asked;
  const written = year.kind === 'literal' ? Number(year.value) : Number.NaN;
  return Number.isInteger(written) && written >= 1000 && written <= 9999 ? written : undefined;
}

function ofTheYear(pick: string, value: KeptValue, day: KeptValue, slow: () => string, from: From): string {
  const [begins, ends] = ['01-01', '12-31'].map((on) => `${from.into.add(`${from.year}-${on}`)}::date`);
  const inYear = `coalesce(${day.column} >= ${begins}, false)`;
  const said = pick === 'has' ? inYear : `(case when ${inYear} then ${value.column} end)`;
  return `(case when ${filled([value, day], from)} and coalesce(${day.column} <= ${ends}, true) then ${said} else ${slow()} end)`;
}

const filled = (values: readonly KeptValue[], { into }: From): string =>
  [...new Set(values.map(({ key }) => key))]
    .map((key) => `coalesce((select built_at is not null from fact_versions where key = ${into.add(key)}), false)`)
    .join(' and ');

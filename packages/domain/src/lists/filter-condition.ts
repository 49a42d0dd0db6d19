import type { Expression } from '../forms/formula/syntax.ts';
import { parseCalendarDay, type Reader } from '../shared/index.ts';
import type { CompiledFilter } from './compile-list.ts';
import type { Filter, FilterValue } from './list-definition.ts';
import { allOf, anyOf, binary, call, listOf, literal } from './language/build.ts';
import type { TypedExpression } from './language/check-types.ts';
import type { AskedBy } from './language/person-history.ts';
import { relativeDay } from './relative-day.ts';
import { residentSearch } from './search-clauses.ts';

/** A value that does not fit its filter: asked wrongly, told in one sentence. */
export const badFilter = (key: string): RangeError =>
  new RangeError(`The value of the filter “${key}” does not fit it.`);

/** The condition a filter makes with a value. @throws RangeError where the value does not fit the filter. */
export function filterCondition(
  { filter, on }: CompiledFilter,
  given: FilterValue,
  asked: AskedBy,
  reader: Reader,
): Expression {
  const value = resolved(given, asked);
  const fail = (): never => {
    throw badFilter(filter.key);
  };
  if (isCodes(value)) {
    if (value.length === 0) return literal(true);
    if (filter.kind === 'switch') return value[0] === '1' ? (on[0] as TypedExpression).expression : literal(true);
    if (filter.kind === 'place' && filter.match !== 'exact')
      return anyOf(on.flatMap((one) => value.map((code) => call('startsWith', one.expression, literal(code)))));
    if (!BY_CODES.includes(filter.kind)) fail();
    return anyOf(on.map((one) => isOneOf(one, value)));
  }
  if ('text' in value) {
    if (filter.kind !== 'text') fail();
    return textCondition(filter.match ?? 'contains', on, value.text, reader);
  }
  if (filter.kind !== 'range' && filter.kind !== 'days') fail();
  return anyOf(on.map((one) => isWithin(one, value, filter.kind === 'days', fail)));
}

/** What a typed text is looked for in. Who may only look finds by nothing they are not shown. */
export function textCondition(
  match: NonNullable<Filter['match']>,
  on: readonly TypedExpression[],
  text: string,
  reader: Reader,
): Expression {
  const wanted = text.trim();
  const ofResidents = match === 'search' && on.some(({ source }) => source.startsWith('resident.'));
  const open = on.filter(
    ({ source, sensitive }) =>
      !(ofResidents && source.startsWith('resident.')) && (reader === 'reveals' || sensitive.size === 0),
  );
  if (match === 'exact') return anyOf(open.map((one) => isOneOf(one, [wanted])));
  const callee = match === 'prefix' ? 'startsWith' : 'contains';
  const conditions = open.map(({ expression }) => call(callee, expression, literal(wanted)));
  return anyOf([...(ofResidents ? [residentSearch(wanted, reader)] : []), ...conditions]);
}

const BY_CODES: readonly Filter['kind'][] = ['choice', 'person', 'place', 'thing'];

const isCodes = (value: FilterValue): value is readonly string[] => Array.isArray(value);

function isOneOf({ expression, type }: TypedExpression, codes: readonly string[]): Expression {
  if (type !== 'boolean') return call('hasAny', expression, listOf(codes));
  return anyOf(codes.map((code) => binary('==', expression, literal(code === 'true' || code === '1'))));
}

type Bounds = { readonly from?: string | number; readonly to?: string | number };

function isWithin(
  { expression, type }: TypedExpression,
  { from, to }: Bounds,
  days: boolean,
  fail: () => never,
): Expression {
  const value = days && type !== 'day' ? call('day', expression) : expression;
  const bound = (given: string | number): Expression => {
    if (days ? typeof given !== 'string' || !parseCalendarDay(given) : typeof given !== 'number') fail();
    return literal(given);
  };
  return allOf([
    ...(from === undefined ? [] : [binary('>=', value, bound(from))]),
    ...(to === undefined ? [] : [binary('<=', value, bound(to))]),
  ]);
}

/** `@me`, `@myInstitution`, `@today-30d` … stand for what they say. */
export function resolved(value: FilterValue, asked: AskedBy): FilterValue {
  if (isCodes(value)) return value.map((code) => String(word(code, asked)));
  if ('text' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([bound, given]) => [bound, typeof given === 'string' ? word(given, asked) : given]),
  ) as Bounds;
}

function word(text: string, asked: AskedBy): string | number {
  if (text === '@me') return asked.me;
  if (text === '@myInstitution' || text === '@institution') return asked.institution;
  return text === '@year' ? asked.year : (relativeDay(text, asked.today) ?? text);
}

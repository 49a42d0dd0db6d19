import { formulaError, type Expression } from '../forms/formula/syntax.ts';
import { parseFormula } from '../forms/formula/parse.ts';
import { allOf, binary, call, literal, path } from '../lists/language/build.ts';
import { mapExpression } from '../lists/language/map-expression.ts';
import { CONDITIONS } from './terms/conditions.data.ts';
import { LIMITS } from './terms/limits.data.ts';
import { RULES } from './terms/rules.data.ts';
import type { CalendarDay } from '../shared/index.ts';
import type { Limit, LimitSetting, LimitValue, Period } from './measure-terms.ts';

/** What the terms of a measure are written out for. `of`: the form whose record is the row, if it is one. */
export type Writing = {
  readonly period: Period;
  readonly settings: readonly LimitSetting[];
  readonly of: string | undefined;
  readonly today: CalendarDay;
};

type Call = Expression & { readonly kind: 'call' };

const limits = new Map(LIMITS.map((limit) => [limit.id, limit]));
const rules = new Map(RULES.map((rule) => [rule.id, rule]));
const conditions = new Map(CONDITIONS.map((condition) => [condition.id, condition]));

/**
 * An expression of measures as one of lists: limits, named conditions and the period are written out, so that both interpreters of lists
 * answer it. @throws SyntaxError for a term there is not.
 */
export function writeOut(expression: Expression, writing: Writing): Expression {
  return mapExpression(
    expression,
    (part, inside) => {
      if (part.kind === 'name') return nameOf(part.path, writing);
      if (part.kind === 'records' && part.year?.kind === 'name' && part.year.path[0] === 'period')
        return inPeriod(part, writing);
      if (part.kind !== 'call') return undefined;
      const asked = { ...writing, of: inside ?? writing.of };
      if (part.callee === 'limit') return limitOf(part, asked);
      if (part.callee === 'rule') return ruleOf(part, asked);
      if (part.callee === 'is') return conditionOf(part, asked);
      return undefined;
    },
    undefined,
  );
}

/** The same of a text. */
export const writtenOut = (source: string, writing: Writing): Expression =>
  writeOut(parseFormula(source, 'history'), writing);

function nameOf(parts: readonly string[], { period }: Writing): Expression | undefined {
  const name = parts.join('.');
  if (name === 'period.start') return literal(period.from);
  if (name === 'period.end') return literal(period.until);
  return name === 'year' || name === '@year' || name === 'period.year'
    ? literal(Number(period.until.slice(0, 4)))
    : undefined;
}

/** `has(form, period, …)`: by the day of the sheet. */
function inPeriod(part: Expression & { readonly kind: 'records' }, writing: Writing): Expression {
  const { year: _, when, ...rest } = part;
  const within = { ...writing, of: part.form };
  return { ...rest, when: allOf([daysOf(writing.period), ...(when ? [writeOut(when, within)] : [])]) };
}

/** What is looked at lies in the period: the record, unless another day is named. */
export const daysOf = ({ from, until }: Period, day: Expression = path('record', '@occurredOn')): Expression =>
  allOf([binary('>=', day, literal(from)), binary('<=', day, literal(until))]);

function termOf(part: Call): string {
  const [first] = part.arguments;
  if (part.arguments.length !== 1 || first?.value.kind !== 'name')
    throw formulaError(`“${part.callee}” takes the name of a term`, part.at);
  return first.value.path.join('.');
}

function conditionOf(part: Call, writing: Writing): Expression {
  const condition = conditions.get(termOf(part));
  if (!condition) throw formulaError(`There is no condition “${termOf(part)}”`, part.at);
  if (condition.of !== writing.of) throw formulaError(`“${condition.id}” is asked of a ${condition.of}`, part.at);
  return writtenOut(condition.when, writing);
}

/** Rules over a whole history are facts that are kept of a person: of the running year, as it stands today, and of the one before. */
function ruleOf(part: Call, writing: Writing): Expression {
  const rule = rules.get(termOf(part));
  if (!rule) throw formulaError(`There is no rule “${termOf(part)}”`, part.at);
  if ('value' in rule) {
    if (rule.of !== writing.of) throw formulaError(`“${rule.id}” is asked of a ${rule.of}`, part.at);
    return writtenOut(rule.value, writing);
  }
  const back = Number(writing.today.slice(0, 4)) - Number(writing.period.until.slice(0, 4));
  if (back === 0) return path('resident', rule.fact);
  if (back === 1) return path('resident', rule.lastYear);
  // What a year that is longer over would have said is not kept: unknown.
  const unknown = binary('/', literal(1), literal(0));
  return rule.gives === 'number' ? unknown : binary('==', literal(0), unknown);
}

function limitOf(part: Call, writing: Writing): Expression {
  const limit = limits.get(termOf(part));
  if (!limit) throw formulaError(`There is no limit “${termOf(part)}”`, part.at);
  return withSettings(limit, writing);
}

/** The day by which the age counts and a setting is in force: that of the record, or the last of the period. */
const eventDay = ({ of, period }: Writing): Expression =>
  of === undefined ? literal(period.until) : path('record', '@occurredOn');

/** The nearest institution's newest setting that was in force, or the usual values. */
function withSettings(limit: Limit, writing: Writing): Expression {
  const place = path(...(writing.of === undefined ? ['resident', 'institution'] : ['record', '@institution']));
  const nearest = writing.settings
    .filter((setting) => setting.limit === limit.id)
    .sort((a, b) => a.institution.length - b.institution.length || (a.from < b.from ? -1 : 1));
  return nearest.reduce<Expression>(
    (otherwise, { institution, from, until, values }) => ({
      kind: 'choice',
      condition: allOf([
        call('startsWith', place, literal(institution)),
        binary('>=', eventDay(writing), literal(from)),
        ...(until === undefined ? [] : [binary('<', eventDay(writing), literal(until))]),
      ]),
      whenTrue: byPerson(values, writing),
      whenFalse: otherwise,
      at: 0,
    }),
    byPerson(limit.values, writing),
  );
}

/** The value for a person's sex and age; the last of the values is for everybody who is left. */
function byPerson(values: readonly LimitValue[], writing: Writing): Expression {
  const [last, ...earlier] = [...values].reverse();
  if (!last) throw new RangeError('A limit has a value');
  return earlier.reduce<Expression>(
    (otherwise, value) => ({
      kind: 'choice',
      condition: allOf(whoOf(value, writing)),
      whenTrue: literal(value.value),
      whenFalse: otherwise,
      at: 0,
    }),
    literal(last.value),
  );
}

function whoOf({ sex, minAge, maxAge }: LimitValue, writing: Writing): readonly Expression[] {
  const age = call('yearsBetween', path('resident', 'birthDate'), eventDay(writing));
  return [
    ...(sex === undefined ? [] : [binary('==', path('resident', 'sex'), literal(sex))]),
    ...(minAge === undefined ? [] : [binary('>=', age, literal(minAge))]),
    ...(maxAge === undefined ? [] : [binary('<=', age, literal(maxAge))]),
  ];
}

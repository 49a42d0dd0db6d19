import type { Expression } from '../forms/formula/syntax.ts';
import { parseFormula } from '../forms/formula/parse.ts';
import { OWN_ROWS } from '../lists/language/vocabulary.ts';
import { allOf, binary, call, literal, path } from '../lists/language/build.ts';
import type { CalendarDay } from '../shared/index.ts';
import { dayOf, placeOf } from './counted.rules.ts';
import type { Counted, MeasureDefinition } from './measure-definition.ts';
import type { LimitSetting, Period } from './measure-terms.ts';
import { daysOf, writeOut, type Writing } from './write-out.ts';

/** Of which cell a number is asked: the place, the days, and what else narrows it. */
export type MeasureCell = {
  readonly period: Period;
  readonly today: CalendarDay;
  /** The institution with all below it. */
  readonly institution: string;
  /** Conditions of filters and of the row and column of a table, in the language of measures. */
  readonly narrowed: readonly string[];
  readonly settings: readonly LimitSetting[];
};

/** A measure for a period, written out in the language of lists. */
export type CompiledMeasure = {
  readonly definition: MeasureDefinition;
  /** Which rows belong at all: population, and nothing that excludes. */
  readonly population: Expression;
  /** Who is in the denominator, of those. */
  readonly among: Expression;
  /** Who is counted, of those among. Absent for means and sums. */
  readonly counts?: Expression;
  readonly value?: Expression;
};

/** The form whose sheets are the rows; `undefined` where the rows are residents. */
export const formOf = (of: Counted): string | undefined => {
  if (of === 'review') return 'health-check-up';
  return of.startsWith('record:') ? of.slice('record:'.length) : undefined;
};

type WithRows = Exclude<MeasureDefinition, { readonly kind: 'ratio' | 'registered' | 'calendar' }>;

/** Whether people stand behind a number: ratios, registered numbers and days have none. */
export const hasRows = (definition: MeasureDefinition): definition is WithRows =>
  definition.kind !== 'ratio' && definition.kind !== 'registered' && definition.kind !== 'calendar';

type Asked = Pick<MeasureCell, 'period' | 'today' | 'settings'>;

const writing = (of: Counted, { period, today, settings }: Asked): Writing => ({
  period,
  today,
  settings,
  of: formOf(of),
});

/** Something that is not known excludes nobody. */
const notTrue = (condition: Expression): Expression => binary('==', call('countTrue', condition), literal(0));

/** @throws SyntaxError for a term there is not; RangeError for what has no rows of its own: ratios, and what is registered. */
export function compileMeasure(definition: MeasureDefinition, asked: Asked): CompiledMeasure {
  if (!hasRows(definition)) throw new RangeError(`“${definition.id}” has no rows of its own`);
  const write = (source: string): Expression =>
    writeOut(parseFormula(source, 'history'), writing(definition.of, asked));
  const population = allOf([
    write(definition.population),
    ...definition.exclusions.map(({ when }) => notTrue(write(when))),
  ]);
  if (definition.kind === 'count')
    return { definition, population, among: literal(true), counts: write(definition.counts) };
  if (definition.kind === 'rate')
    return { definition, population, among: write(definition.among), counts: write(definition.counts) };
  const value = write(definition.value);
  const present = { ...call('isMissing', value) };
  return {
    definition,
    population,
    among: allOf([write(definition.among), { kind: 'unary', operator: '!', operand: present, at: 0 }]),
    value,
  };
}

/** Which rows lie in a cell, before any measure is asked of them. @throws SyntaxError where what narrows the cell is no condition. */
export function rowsOfCell(
  definition: Pick<MeasureDefinition, 'of' | 'within' | 'day'>,
  cell: MeasureCell,
): Expression {
  const { of, within } = definition;
  const [day, place] = [dayOf(definition), placeOf(of)];
  return allOf([
    ...(place ? [call('startsWith', path(...place), literal(cell.institution))] : []),
    ...(within === 'period' && day !== undefined ? [daysOf(cell.period, parseFormula(day, 'history'))] : []),
    ...cell.narrowed.map((source) => writeOut(parseFormula(source, 'history'), writing(of, cell))),
  ]);
}

/** Which part of a number is opened: who is counted, or who is in the denominator. */
export type MeasurePart = 'counts' | 'among';

/** Who of the rows of a cell belongs to a number, before the pick. */
export const countedRows = (measure: CompiledMeasure, part: MeasurePart): Expression =>
  allOf([measure.population, measure.among, ...(part === 'counts' && measure.counts ? [measure.counts] : [])]);

/**
 * The people of a number as one condition of a list: the list's length is the number. Where one sheet a person counts, it is the latest of
 * the cell (`latest`), or the latest of those that count (`any`).
 * @throws SyntaxError where what narrows the cell is no condition.
 */
export function peopleOf(measure: CompiledMeasure, part: MeasurePart, cell: MeasureCell): Expression {
  const { of, pick } = measure.definition;
  const rows = rowsOfCell(measure.definition, cell);
  const counted = countedRows(measure, part);
  const several = severalOf(of);
  if (several === undefined || pick === 'all') return allOf([rows, counted]);
  return pick === 'latest'
    ? allOf([rows, counted, isLatest(several, rows)])
    : allOf([rows, counted, isLatest(several, allOf([rows, counted]))]);
}

/** Rows of which a person may have several, one of which is picked: sheets, samples taken from them, planned visits, appointments. */
type Several = { readonly from: string; readonly id: readonly [root: string, key: string] };
function severalOf(of: Counted): Several | undefined {
  if (Object.hasOwn(OWN_ROWS, of)) return { from: of, id: [of, 'id'] };
  const form = formOf(of);
  return form === undefined ? undefined : { from: form, id: ['record', '@id'] };
}

/** Whether a row is the person's latest of those for which something holds. */
const isLatest = ({ from: form, id }: Several, when: Expression): Expression =>
  binary('==', path(...id), { kind: 'records', pick: 'latest', form, when, path: [id[1]], at: 0 });

/** One thing that has to hold for a row to count, and what is said where it does not. */
export type CountingStep = { readonly fails: string; readonly when: Expression };

/**
 * Why a row counts, or at which step it does not: the same conditions as of the number, one by one and in their order.
 * @throws SyntaxError for a condition that is none.
 */
export function countingSteps(definition: WithRows, cell: MeasureCell): readonly CountingStep[] {
  const { of, pick, population, exclusions, hint } = definition;
  const rows = rowsOfCell(definition, cell);
  const several = severalOf(of);
  const measure = compileMeasure({ ...definition, exclusions: [] }, cell);
  const holds = (condition: string): Expression =>
    compileMeasure({ ...definition, population: condition, exclusions: [] }, cell).population;
  return [
    { fails: '不在所选的机构、日期或筛选里', when: rows },
    ...(several !== undefined && pick === 'latest'
      ? [{ fails: '所选日期里有更近的一次，按那一次计', when: isLatest(several, rows) }]
      : []),
    { fails: '不属于这项指标的统计对象', when: holds(population) },
    ...exclusions.map(({ when, why }) => ({ fails: `不计：${why}`, when: notTrue(holds(when)) })),
    { fails: '没有这项指标要的结果，不进分母', when: measure.among },
    ...(measure.counts ? [{ fails: `不符合：${hint}`, when: measure.counts }] : []),
  ];
}

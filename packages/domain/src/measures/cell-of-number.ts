import { addMonths, parseCalendarDay, type CalendarDay } from '../shared/index.ts';
import { BY_DAY, conditionsByGroup, type AnalysisPage } from './analysis-page.ts';
import { askedOf, hasArchive, placeOf, tellingDayOf } from './counted.rules.ts';
import { formOf, type MeasureCell } from './compile-measure.ts';
import { AS_NOW } from './meant-then.rules.ts';
import type { Condition, Counted, MeasureDefinition } from './measure-definition.ts';
import type { LimitSetting } from './measure-terms.ts';
import { settingsWithin } from './monitored-limits.rules.ts';
import type { NumberName } from './number-name.ts';
import { ROW_KINDS } from './row-kinds.data.ts';

/**
 * A page's groups are told by its own rows. A measure of residents among numbers of sheets takes the age of the period's end instead of
 * that of the sheet; what only a sheet can say (its month) has no number there: `undefined`.
 */
function fitted(condition: Condition, page: AnalysisPage, { of }: MeasureDefinition): Condition | undefined {
  if (areAlike(of, page.of)) return condition;
  if (!hasArchive(of)) return askedOf(of, page.of, condition);
  const put = condition.replace(/yearsBetween\(resident\.birthDate, record\.\w+\)/g, AGE);
  return OF_ROWS.test(put) ? undefined : put;
}
/** What only rows of some kind can say. */
const OF_ROWS = new RegExp(
  `\\b(?:record|entry|${[...new Set(Object.values(ROW_KINDS).map(({ root }) => root))].join('|')})\\.|is\\(`,
);
/** Whether the groups of a breakdown are asked of rows of another kind than the page's as they stand. */
export const isAlike = (
  { breakdowns, filters }: AnalysisPage,
  id: string,
  { of }: Pick<MeasureDefinition, 'of'>,
): boolean => [...breakdowns, ...filters].some((one) => one.id === id && one.alike?.includes(of) === true);
/** Check-ups beside their review are check-ups. */
const areAlike = (of: Counted, other: Counted): boolean =>
  of === other || (formOf(of) !== undefined && formOf(of) === formOf(other));
const AGE = 'yearsBetween(resident.birthDate, period.end)';

/** A day, or a whole month: `2026-11-23`, `2026-11`. Residents are of no day. */
function onDays(day: string | undefined, code: string): Condition | undefined {
  const [whole, first] = [parseCalendarDay(code), parseCalendarDay(`${code}-01`)];
  if (whole) return day && `${day} == '${whole}'`;
  if (!first) throw new RangeError(`“${code}” is no day`);
  return day && `${day} >= '${first}' && ${day} < '${addMonths(first, 1)}'`;
}

/**
 * The conditions of group keys for the rows of a measure; `undefined` where its rows cannot be told apart so.
 * @throws RangeError for a key of a group or day there is not.
 */
export function narrowedFor(
  page: AnalysisPage,
  definition: MeasureDefinition,
  groups: readonly string[],
): readonly Condition[] | undefined {
  const isDay = (key: string): boolean => key.replace(/^in-/, '').startsWith(`${BY_DAY}:`);
  const days = groups.filter(isDay).map((key) => onDays(tellingDayOf(definition), key.split(':')[1] ?? ''));
  const own = conditionsByGroup(
    page,
    groups.filter((key) => !isDay(key)),
  ).map(({ id, when }) => (isAlike(page, id, definition) ? when : fitted(when, page, definition)));
  const conditions = [...days, ...own];
  return conditions.every((condition) => condition !== undefined) ? conditions : undefined;
}

/** Of an institution alone, without those below it. */
export const OWN_ONLY = 'own:1';

/** The cell a number of a page is asked of; `settings`: limits institutions have set for themselves. @throws RangeError for a group there is not. */
export function cellOfNumber(
  page: AnalysisPage,
  definition: MeasureDefinition,
  {
    period,
    institution,
    groups,
    today,
    settings = [],
  }: Pick<NumberName, 'period' | 'institution' | 'groups'> & {
    readonly today: CalendarDay;
    readonly settings?: readonly LimitSetting[] | undefined;
  },
): MeasureCell | undefined {
  const narrowed = narrowedFor(
    page,
    definition,
    groups.filter((key) => key !== OWN_ONLY && key !== AS_NOW),
  );
  if (!narrowed) return undefined;
  const place = placeOf(definition.of)?.join('.');
  const own = groups.includes(OWN_ONLY) ? [`${place} == '${institution}'`] : [];
  if (own.length > 0 && place === undefined) return undefined;
  return {
    period,
    institution,
    today,
    narrowed: [...narrowed, ...own],
    settings: settingsWithin(settings, institution),
  };
}

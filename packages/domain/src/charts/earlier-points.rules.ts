import type { ConceptSeries } from '../resident/resident.ts';
import { isWholeDay, type CalendarDay } from '../shared/index.ts';

/** Values of one sheet or day, in the order of the concepts asked for. */
export type EarlierPoint = {
  readonly on: CalendarDay;
  readonly recordId: string;
  readonly formId: string;
  readonly values: readonly (number | undefined)[];
};

/** The points of several concepts put together sheet by sheet, oldest first; those of the record itself are left out. */
export function pointsBySheet(
  series: readonly ConceptSeries[],
  concepts: readonly string[],
  except: string | undefined,
): readonly EarlierPoint[] {
  const sheets = new Map<string, EarlierPoint & { values: (number | undefined)[] }>();
  concepts.forEach((concept, at) => {
    for (const { on, value, recordId, formId } of series.find((one) => one.concept === concept)?.points ?? []) {
      // A figure has no place for what is told by the month.
      if (recordId === except || !isWholeDay(on)) continue;
      const sheet = sheets.get(recordId) ?? { on, recordId, formId, values: concepts.map(() => undefined) };
      sheet.values[at] = value;
      sheets.set(recordId, sheet);
    }
  });
  return [...sheets.values()].sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}

/** One point a day. `choose` says which of two sheets of a day counts. */
export function onePerDay(
  points: readonly EarlierPoint[],
  choose: (one: EarlierPoint, other: EarlierPoint) => EarlierPoint,
): readonly EarlierPoint[] {
  const days = new Map<CalendarDay, EarlierPoint>();
  for (const point of points) {
    const known = days.get(point.on);
    days.set(point.on, known ? choose(known, point) : point);
  }
  return [...days.values()];
}

/** The sheet whose first value is higher, as for the class of a blood pressure. */
export const higher = (one: EarlierPoint, other: EarlierPoint): EarlierPoint =>
  (other.values[0] ?? -Infinity) > (one.values[0] ?? -Infinity) ? other : one;

/** Of two sheets of a day the later one's values, filled up with the other's. */
export const together = (one: EarlierPoint, other: EarlierPoint): EarlierPoint => ({
  ...other,
  values: other.values.map((value, at) => value ?? one.values[at]),
});

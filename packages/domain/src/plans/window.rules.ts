import { addDays, type CalendarDay } from '../shared/index.ts';
import type { Programme } from './plan.ts';

/** Days before the first day of a visit's window from which it is told of. */
const SOON = 7;
/** Visits whose windows are told of that much before; the first of a pregnancy is owed at once. */
const WINDOWED: { readonly [programme in Programme]?: RegExp } = {
  child: /./,
  vaccination: /./,
  pregnancy: /^第[2-9]次$/,
};

/** The first day on which a planned visit counts, where it has one; nothing where it may be made any day until it is due. */
export function windowFrom(plan: {
  readonly programme: Programme;
  readonly what: string;
  readonly soonOn: CalendarDay;
  readonly dueOn: CalendarDay;
}): CalendarDay | undefined {
  const { programme, what, soonOn, dueOn } = plan;
  const from = programme === 'puerperium' ? soonOn : addDays(soonOn, SOON);
  const has = programme === 'puerperium' || WINDOWED[programme]?.test(what) === true;
  // Of one that rests the days were moved.
  return has && from < dueOn ? from : undefined;
}

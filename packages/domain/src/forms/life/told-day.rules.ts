import { dayInChina, monthOf, type CalendarDay, type CalendarMonth, type ToldDay } from '../../shared/index.ts';

/** Sheets of a birth itself: their day is the birthday of a child that may have no archive. */
export const BIRTH_FORMS: readonly string[] = ['delivery-mother', 'delivery-newborn', 'surveillance-perinatal-death'];

/** The months somebody or one of the family was born in, as far as sheets of that time may exist. */
export type BirthMonths = ReadonlySet<CalendarMonth>;

/** Basic public health services are told of in sheets since 2009; of who was born before, no sheet has the day. */
export const FIRST_SHEETS = '2009-01-01' as CalendarDay;

/** The months of these births. */
export const birthMonths = (births: readonly CalendarDay[]): BirthMonths =>
  new Set(births.filter((day) => day >= FIRST_SHEETS).map(monthOf));

/**
 * The day of a sheet as it is told to who may only look. What is done at a birth is a sheet like others, so that its day is the birthday: all
 * sheets of such a month are told by the month (a gap among their days would be the hint), those of the birth itself always. `formId`: `undefined` for
 * a day that is no sheet's own.
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * toldDay('immunization-dose', calendarDay(2025, 8, 12), birthMonths([calendarDay(2025, 8, 11)])); // '2025-08'
 * ```
 */
export const toldDay = (formId: string | undefined, day: CalendarDay, births: BirthMonths): ToldDay =>
  (formId !== undefined && BIRTH_FORMS.includes(formId)) || births.has(monthOf(day)) ? monthOf(day) : day;

/**
 * The instant at which something was written down, as it is told to who may only look: what is done at a birth is written down at once, so that the
 * hour would tell the day that `toldDay` hides. Of a month somebody was born in only the month is told, in China's time.
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * toldInstant('2025-07-31T16:30:00Z', birthMonths([calendarDay(2025, 8, 11)])); // '2025-08'
 * ```
 */
export const toldInstant = (instant: string, births: BirthMonths): string => {
  const month = monthOf(dayInChina(instant));
  return births.has(month) ? month : instant;
};

import { addDays, addMonths, type CalendarDay } from '../../shared/index.ts';

/** A length of time as the programme gives it: days are counted, months and years are calendar months (clamped to the month's end). */
export type Period = { readonly days?: number; readonly months?: number; readonly years?: number };

/** When one dose of a vaccine is given: ages and intervals. */
export type ProgrammeDose = {
  readonly minAge: Period;
  /** Exclusive: given on that age it is late. */
  readonly recommendedBefore?: Period;
  readonly minInterval?: Period;
  /** Only of inactivated encephalitis vaccine: later it is given as soon as possible. */
  readonly maxInterval?: Period;
  readonly minIntervalFromFirst?: Period;
  readonly recommendedWithinOfFirst?: Period;
  /** DTaP given until 2024-12-31 counts by the programme of then. */
  readonly minAgeUntil2024?: Period;
  readonly product?: string;
};

/** A vaccine of the national programme with its doses. */
export type ProgrammeVaccine = {
  readonly code: string;
  readonly name: string;
  /** Injected live vaccine: 28 days from other ones not given on the same day. */
  readonly live: boolean;
  /** Exclusive: from that age on it is not given any more. */
  readonly catchUpMaxAge: Period;
  readonly doses: readonly ProgrammeDose[];
};

export const after = (day: CalendarDay, { days = 0, months = 0, years = 0 }: Period): CalendarDay =>
  addDays(addMonths(day, months + years * 12), days);

export const latest = (...days: readonly (CalendarDay | undefined)[]): CalendarDay | undefined =>
  days.reduce<CalendarDay | undefined>(
    (last, day) => (day !== undefined && (last === undefined || day > last) ? day : last),
    undefined,
  );

/** One stored dose. */
export type GivenDose = {
  /** dictionaries/vaccine-code */
  readonly vaccine: string;
  readonly date: CalendarDay;
  /** IPV, bOPV or tOPV where it is known. */
  readonly product?: string | undefined;
  /** What somebody decided against the rule: a dose counts, or does not, whatever its age and interval. */
  readonly valid?: boolean | undefined;
};

/** Combined vaccines and what else counts for a programme vaccine, each with its own least ages (months) where the leaflet has some. */
const COUNTS_FOR: { readonly [vaccine: string]: { readonly [given: string]: readonly number[] } } = {
  DTaP: { 'DTaP-IPV-Hib': [2, 3, 4, 18], 'DTaP-Hib': [3, 4, 5, 18] },
  POLIO: { 'DTaP-IPV-Hib': [2, 3, 4, 18] },
  'MPSV-A': { 'MenAC-Hib': [], MCV4: [] },
  'MPSV-AC': { MCV4: [] },
};

/** Given vaccines that contain injected live virus, of the programme or not. */
const LIVE_INJECTED = new Set(['BCG', 'MMR', 'JE-L', 'HepA-L', 'VarV']);
export const isLiveInjected = (vaccine: string): boolean => LIVE_INJECTED.has(vaccine);

export const countsFor = (vaccine: string, given: string): boolean =>
  given === vaccine || Object.hasOwn(COUNTS_FOR[vaccine] ?? {}, given);

/** Least age of a dose (from 1) of a combined vaccine by its own leaflet. */
export function leafletAge(vaccine: string, given: string, dose: number): Period | undefined {
  const months = COUNTS_FOR[vaccine]?.[given]?.[dose - 1];
  return months === undefined ? undefined : { months };
}

import { codeOf, numberOf, textOf, type RawInput } from '../../clinical/index.ts';
import {
  addDays,
  calendarDay,
  compareExact,
  daysBetween,
  divideExact,
  exactToNumber,
  fullMonths,
  multiplyExact,
  parseCalendarDay,
  type CalendarDay,
} from '../../shared/index.ts';
import { isPresent } from '../follow-up/visit-reader.ts';

/** Phase of a tuberculosis treatment. */
export type TreatmentPhase = 'intensive' | 'continuation';

/** 治疗月序: the first month is 1. Missing before the treatment began. */
export const treatmentMonth = (startedOn: CalendarDay, on: CalendarDay): number | undefined =>
  on < startedOn ? undefined : fullMonths(startedOn, on) + 1;

/** Months of the intensive phase (or of injections) as the regimen's name begins: `2HRZE/4HR` 2. Missing for names that do not say. */
export function intensiveMonths(regimen: string | undefined): number | undefined {
  const months = Number(/^\s*(\d{1,2})\s*[A-Za-z（(]/.exec(regimen ?? '')?.[1]);
  return months >= 1 && months <= 24 ? months : undefined;
}

/**
 * Phase of a month of treatment. The regimen's name decides; without one a first treatment has 2 intensive months, a repeated one 3 and
 * multidrug resistance 8 months of injections (section 4.2 [recall], the longest of each, so that nobody is seen too rarely). With nothing
 * known, only months 1–2 and those after 8 are certain.
 */
export function treatmentPhase(data: RawInput): TreatmentPhase | undefined {
  const month = numberOf(data['treatmentMonth']);
  if (month === undefined || month < 1) return undefined;
  const resistant = isPresent(data['isMultidrugResistant']);
  const limit =
    intensiveMonths(textOf(data['chemotherapyRegimen'])) ?? assumedMonths(resistant, codeOf(data['patientType']));
  if (limit !== undefined) return month <= limit ? 'intensive' : 'continuation';
  if (month <= 2) return 'intensive';
  return month > 8 ? 'continuation' : undefined;
}

function assumedMonths(resistant: boolean | undefined, patientType: string | undefined): number | undefined {
  if (resistant === true) return 8;
  if (resistant === undefined) return undefined;
  return patientType === '1' ? 2 : patientType === '2' ? 3 : undefined;
}

/** Visits that a whole treatment owes: the first at home, then monthly with a doctor as supervisor, else three a month in the intensive phase. */
export const owedVisits = (supervisor: string, intensive: number, continuation: number): number =>
  1 + (supervisor === '1' ? intensive : intensive * 3) + continuation;

/**
 * Whether the doses missed since the last visit come to a week or more, which is to be reported (section 4.3): daily 7, intermittent as many as
 * a week has, 3 unless told [P]. Missing without the count or the usage.
 */
export function isReportableMiss(
  drugUsage: string | undefined,
  missedDoses: number | undefined,
  dosesPerWeek = 3,
): boolean | undefined {
  if (missedDoses === undefined || missedDoses < 0 || (drugUsage !== '1' && drugUsage !== '2')) return undefined;
  return missedDoses >= (drugUsage === '1' ? 7 : Math.ceil(dosesPerWeek));
}

/** Share of the doses owed that were taken. */
export type MedicationRate = {
  /** Percent with 1 place. */
  readonly rate: number;
  /** At least 90 % by the unrounded ratio: 89.95 % prints as 90.0 and is not regular. */
  readonly regular: boolean;
};

/** 服药率 of a treatment (section 4.3 [recall], "90 % and above" taken as inclusive [P]). Missing without doses owed. */
export function medicationRate(
  dosesTaken: number | undefined,
  dosesDue: number | undefined,
): MedicationRate | undefined {
  if (dosesTaken === undefined || dosesTaken < 0 || !(dosesDue! > 0)) return undefined;
  return {
    rate: exactToNumber(divideExact(multiplyExact(dosesTaken, 100), dosesDue!, 1)!),
    regular: compareExact(multiplyExact(dosesTaken, 10), multiplyExact(dosesDue!, 9)) >= 0,
  };
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

const EPOCH = calendarDay(1970, 1, 1);

/** Minutes of a local time since 1970, the whole span for a day without a clock time. */
function minutesOf(text: string | undefined): { readonly from: number; readonly until: number } | undefined {
  const parts = MOMENT.exec(text?.trim() ?? '');
  const day = parseCalendarDay(parts?.[1] ?? '');
  if (!parts || !day) return undefined;
  const midnight = daysBetween(EPOCH, day) * 24 * 60;
  if (parts[2] === undefined) return { from: midnight, until: midnight + 24 * 60 - 1 };
  const [hours, minutes] = [Number(parts[2]), Number(parts[3])];
  if (hours > 23 || minutes > 59) return undefined;
  const at = midnight + hours * 60 + minutes;
  return { from: at, until: at };
}

const LIMIT_MINUTES = 72 * 60;

/**
 * Whether the first visit came within 72 hours of the notice, the last minute included (section 4.1 [S]). Local times, `YYYY-MM-DD` alone or
 * with `THH:mm`. Of a day without a time only what every minute of it agrees on; missing for a visit before the notice.
 */
export function isWithin72Hours(
  noticeReceivedAt: string | undefined,
  firstVisitAt: string | undefined,
): boolean | undefined {
  const [notice, visit] = [minutesOf(noticeReceivedAt), minutesOf(firstVisitAt)];
  if (!notice || !visit || visit.until < notice.from) return undefined;
  if (visit.until - notice.from <= LIMIT_MINUTES) return true;
  return visit.from - notice.until > LIMIT_MINUTES ? false : undefined;
}

/** Two visits within 72 hours that found nobody are reported to the superior institution (section 4.1 [S]). */
export const isUnreachable = (failedVisits: number): boolean => failedVisits >= 2;

/** Last day for the first visit, when only the day of the notice counts. */
export const firstVisitUntil = (noticeOn: CalendarDay): CalendarDay => addDays(noticeOn, 3);

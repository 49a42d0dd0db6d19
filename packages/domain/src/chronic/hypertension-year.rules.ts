import { isUncontrolled } from '../clinical/index.ts';
import { addMonths, calendarDay, daysBetween, divideExact, exactToNumber, partsOf, type CalendarDay } from '../shared/index.ts';
import { dueStatus } from './follow-up-interval.rules.ts';

/** One stored follow-up, as the yearly indicators need it. */
export type YearlyFollowUp = {
  readonly on: CalendarDay;
  /** Clinic or home visit (follow-up mode 1 or 2); a telephone call does not count towards the four. */
  readonly faceToFace: boolean;
  /** False when the patient was lost or the care ended: no visit at all. */
  readonly visited: boolean;
  /** Age on that day. */
  readonly age: number;
  readonly systolic?: number;
  readonly diastolic?: number;
  /** Uncontrolled, adverse reaction, complication or crisis: the next contact is due within 14 days. */
  readonly needsEarlyVisit: boolean;
  /** All required items filled, class in keeping with the readings. */
  readonly complete: boolean;
  readonly nextFollowUpDate?: CalendarDay;
};

export type PatientYear = {
  readonly year: number;
  /** Judged on this day: the last of the year, or an earlier one for a running year. */
  readonly asOf: CalendarDay;
  readonly enrolledOn: CalendarDay;
  /** Day on which the care ended within the year. */
  readonly endedOn?: CalendarDay;
  readonly followUps: readonly YearlyFollowUp[];
  readonly checkUps: readonly CalendarDay[];
};

const earlier = (a: CalendarDay, b: CalendarDay): CalendarDay => (a < b ? a : b);
const later = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b);

/** Days in care within the year until `asOf`, both ends counted; 0 when not in care. */
export function managedDays({ year, asOf, enrolledOn, endedOn }: Omit<PatientYear, 'followUps' | 'checkUps'>): number {
  const from = later(enrolledOn, calendarDay(year, 1, 1));
  const until = earlier(earlier(asOf, calendarDay(year, 12, 31)), endedOn ?? asOf);
  return Math.max(0, daysBetween(from, until) + 1);
}

/** Visits owed for so many days in care: min(4, ⌊days / 90⌋); 0 means the time has not come (section 6.1 [P]). */
export const requiredVisits = (days: number): number => Math.min(4, Math.floor(Math.max(0, days) / 90));

export type StandardFailure = 'visits' | 'early-visit' | 'check-up' | 'interval' | 'completeness';
export type StandardManagement = {
  /** `not-yet`: no visit owed so far; neither numerator nor denominator. */
  readonly state: 'standard' | 'not-standard' | 'not-yet';
  readonly failures: readonly StandardFailure[];
  readonly requiredVisits: number;
  readonly faceToFaceVisits: number;
};

const EARLY_DAYS = 14;
const INTERVAL_DAYS = 100;

/** Whether a patient's year counts as managed by the standard; all five conditions of section 6.1 must hold [P]. */
export function standardManagement(patient: PatientYear): StandardManagement {
  const end = earlier(patient.asOf, calendarDay(patient.year, 12, 31));
  const visits = visitsOf(patient, end);
  const faceToFace = visits.filter((visit) => visit.faceToFace);
  const required = requiredVisits(managedDays(patient));
  const base = { requiredVisits: required, faceToFaceVisits: faceToFace.length };
  if (required === 0) return { state: 'not-yet', failures: [], ...base };
  const checks: readonly (readonly [StandardFailure, boolean])[] = [
    ['visits', faceToFace.length >= required],
    ['early-visit', visits.every((visit, index) => !visit.needsEarlyVisit || earlyVisitHeld(visit, visits[index + 1], patient, end))],
    ['check-up', checkUpHeld(patient, end)],
    ['interval', faceToFace.every((visit, index) => index === 0 || daysBetween(faceToFace[index - 1]!.on, visit.on) <= INTERVAL_DAYS)],
    ['completeness', visits.every((visit) => visit.complete)],
  ];
  const failures = checks.filter(([, held]) => !held).map(([failure]) => failure);
  return { state: failures.length === 0 ? 'standard' : 'not-standard', failures, ...base };
}

const visitsOf = ({ year, followUps }: PatientYear, end: CalendarDay): readonly YearlyFollowUp[] =>
  followUps.filter((visit) => visit.visited && partsOf(visit.on).year === year && visit.on <= end).sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));

/** Days still to come, of this year's end or of the care's, are not held against anybody; a January visit is looked for beyond the year. */
function earlyVisitHeld(visit: YearlyFollowUp, next: YearlyFollowUp | undefined, patient: PatientYear, end: CalendarDay): boolean {
  if (next && daysBetween(visit.on, next.on) <= EARLY_DAYS) return true;
  if (!next && daysBetween(visit.on, patient.endedOn ? earlier(patient.endedOn, end) : end) <= EARLY_DAYS) return true;
  return patient.followUps.some((other) => other.visited && other.on > visit.on && daysBetween(visit.on, other.on) <= EARLY_DAYS);
}

/** One check-up in the year; who enrolled within the year has twelve months for it. */
function checkUpHeld({ year, enrolledOn, checkUps }: PatientYear, end: CalendarDay): boolean {
  if (partsOf(enrolledOn).year === year && end < addMonths(enrolledOn, 12)) return true;
  return checkUps.some((day) => partsOf(day).year === year && day <= end);
}

/**
 * Whether the blood pressure counts as controlled in the year (section 6): by the year's last follow-up; lost, without both readings, or with the
 * next one overdue on `asOf` (in the year) counts as not controlled. The age of that day decides the limit.
 */
export function isControlledInYear(patient: PatientYear): boolean {
  const end = earlier(patient.asOf, calendarDay(patient.year, 12, 31));
  const last = patient.followUps.filter(({ on }) => partsOf(on).year === patient.year && on <= end)
    .reduce<YearlyFollowUp | undefined>((latest, visit) => (!latest || visit.on >= latest.on ? visit : latest), undefined);
  if (!last?.visited || isUncontrolled(last.systolic, last.diastolic, last.age) !== false) return false;
  return !last.nextFollowUpDate || dueStatus(last.nextFollowUpDate, end).state !== 'overdue';
}

export type Indicator = {
  readonly numerator: number;
  readonly denominator: number;
  /** Percent with 1 place; missing for an empty denominator, shown as —. */
  readonly rate?: number;
};

/** Percentage of two counts, 1 place half up (section 6). */
export function indicator(numerator: number, denominator: number): Indicator {
  const rate = divideExact(numerator * 100, denominator, 1);
  return { numerator, denominator, ...(rate ? { rate: exactToNumber(rate) } : {}) };
}

/** 管理人群血压控制率 of a year. The caller leaves out who died or moved away within it (section 6, default). */
export const bloodPressureControlRate = (patients: readonly PatientYear[]): Indicator =>
  indicator(patients.filter(isControlledInYear).length, patients.length);

/** 规范管理率 of a year: patients whose time has not come count nowhere. */
export function standardManagementRate(patients: readonly PatientYear[]): Indicator {
  const judged = patients.map(standardManagement).filter(({ state }) => state !== 'not-yet');
  return indicator(judged.filter(({ state }) => state === 'standard').length, judged.length);
}

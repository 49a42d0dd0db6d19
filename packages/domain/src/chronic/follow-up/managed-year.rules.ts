import { isUncontrolled } from '../../clinical/index.ts';
import {
  addMonths,
  calendarDay,
  daysBetween,
  divideExact,
  exactToNumber,
  multiplyExact,
  partsOf,
  roundHalfUp,
  type CalendarDay,
} from '../../shared/index.ts';
import { isGlucoseUncontrolled } from '../diabetes/diabetes-visit.rules.ts';
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
  /** mmol/L; diabetes. */
  readonly fastingGlucose?: number;
  /** The danger was graded; severe mental disorder. */
  readonly riskAssessed?: boolean;
  /** Uncontrolled, adverse reaction, complication or crisis: the next contact is due within 14 days. */
  readonly needsEarlyVisit: boolean;
  /** All required items filled, class in keeping with the readings. */
  readonly complete: boolean;
  readonly nextFollowUpDate?: CalendarDay;
};

/** A year of care of one patient, as it is held against the standard. */
export type PatientYear = {
  readonly year: number;
  /** Judged on this day: the last of the year, or an earlier one for a running year. */
  readonly asOf: CalendarDay;
  readonly enrolledOn: CalendarDay;
  /** Day on which the care ended within the year. */
  readonly endedOn?: CalendarDay;
  readonly followUps: readonly YearlyFollowUp[];
  readonly checkUps: readonly CalendarDay[];
  /** Patient or guardian did not agree to the check-up (severe mental disorder): then it is not held against the care. */
  readonly checkUpDeclined?: boolean;
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

/** Why a year of care is not up to the standard. */
export type StandardFailure =
  | 'visits'
  | 'early-visit'
  | 'check-up'
  | 'interval'
  | 'completeness'
  | 'glucose-tests'
  | 'risk-assessment';
/** Diseases whose year the standard judges; tuberculosis is judged by its treatment, COPD has no standard yet. */
export type YearlyDisease = 'hypertension' | 'diabetes' | 'psychosis';
/** Whether a year of care is up to the standard, and what is missing. */
export type StandardManagement = {
  /** `not-yet`: no visit owed so far; neither numerator nor denominator. */
  readonly state: 'standard' | 'not-standard' | 'not-yet';
  readonly failures: readonly StandardFailure[];
  readonly requiredVisits: number;
  readonly faceToFaceVisits: number;
};

const EARLY_DAYS = 14;
const INTERVAL_DAYS = 100;

/**
 * Whether a patient's year counts as managed by the standard; all conditions of section 6.1 must hold [P]. Diabetes also owes a fasting glucose at
 * as many visits; with severe mental disorder every visit grades the danger and a visit need not be face to face.
 */
export function standardManagement(patient: PatientYear, disease: YearlyDisease = 'hypertension'): StandardManagement {
  const end = earlier(patient.asOf, calendarDay(patient.year, 12, 31));
  const visits = visitsOf(patient, end);
  const faceToFace = disease === 'psychosis' ? visits : visits.filter((visit) => visit.faceToFace);
  const required = requiredVisits(managedDays(patient));
  const base = { requiredVisits: required, faceToFaceVisits: faceToFace.length };
  if (required === 0) return { state: 'not-yet', failures: [], ...base };
  const checks: readonly (readonly [StandardFailure, boolean])[] = [
    ['visits', faceToFace.length >= required],
    [
      'early-visit',
      visits.every((visit, index) => !visit.needsEarlyVisit || earlyVisitHeld(visit, visits[index + 1], patient, end)),
    ],
    ['check-up', patient.checkUpDeclined === true || checkUpHeld(patient, end)],
    [
      'interval',
      faceToFace.every(
        (visit, index) => index === 0 || daysBetween(faceToFace[index - 1]!.on, visit.on) <= INTERVAL_DAYS,
      ),
    ],
    ['completeness', visits.every((visit) => visit.complete)],
    [
      'glucose-tests',
      disease !== 'diabetes' || visits.filter((visit) => visit.fastingGlucose !== undefined).length >= required,
    ],
    ['risk-assessment', disease !== 'psychosis' || visits.every((visit) => visit.riskAssessed === true)],
  ];
  const failures = checks.filter(([, held]) => !held).map(([failure]) => failure);
  return { state: failures.length === 0 ? 'standard' : 'not-standard', failures, ...base };
}

const visitsOf = ({ year, followUps }: PatientYear, end: CalendarDay): readonly YearlyFollowUp[] =>
  followUps
    .filter((visit) => visit.visited && partsOf(visit.on).year === year && visit.on <= end)
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));

/** Days still to come, of this year's end or of the care's, are not held against anybody; a January visit is looked for beyond the year. */
function earlyVisitHeld(
  visit: YearlyFollowUp,
  next: YearlyFollowUp | undefined,
  patient: PatientYear,
  end: CalendarDay,
): boolean {
  if (next && daysBetween(visit.on, next.on) <= EARLY_DAYS) return true;
  if (!next && daysBetween(visit.on, patient.endedOn ? earlier(patient.endedOn, end) : end) <= EARLY_DAYS) return true;
  return patient.followUps.some(
    (other) => other.visited && other.on > visit.on && daysBetween(visit.on, other.on) <= EARLY_DAYS,
  );
}

/** One check-up in the year; who enrolled within the year has twelve months for it. */
function checkUpHeld({ year, enrolledOn, checkUps }: PatientYear, end: CalendarDay): boolean {
  if (partsOf(enrolledOn).year === year && end < addMonths(enrolledOn, 12)) return true;
  return checkUps.some((day) => partsOf(day).year === year && day <= end);
}

/**
 * Whether the disease counts as controlled in the year (section 6): by the year's last follow-up; lost, without the readings, or with the next
 * one overdue on `asOf` (in the year) counts as not controlled. Blood pressure by the age of that day, glucose below 7.0 mmol/L fasting.
 */
export function isControlledInYear(
  patient: PatientYear,
  disease: Exclude<YearlyDisease, 'psychosis'> = 'hypertension',
): boolean {
  const end = earlier(patient.asOf, calendarDay(patient.year, 12, 31));
  const last = patient.followUps
    .filter(({ on }) => partsOf(on).year === patient.year && on <= end)
    .reduce<YearlyFollowUp | undefined>(
      (latest, visit) => (!latest || visit.on >= latest.on ? visit : latest),
      undefined,
    );
  if (!last?.visited || isVisitUncontrolled(last, disease) !== false) return false;
  return !last.nextFollowUpDate || dueStatus(last.nextFollowUpDate, end).state !== 'overdue';
}

const isVisitUncontrolled = (visit: YearlyFollowUp, disease: YearlyDisease): boolean | undefined =>
  disease === 'diabetes'
    ? isGlucoseUncontrolled(visit.fastingGlucose)
    : isUncontrolled(visit.systolic, visit.diastolic, visit.age);

/** A rate with the two numbers it is made of. */
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
  indicator(patients.filter((patient) => isControlledInYear(patient)).length, patients.length);

/** 管理人群血糖控制率 of a year, by the same reckoning. */
export const glucoseControlRate = (patients: readonly PatientYear[]): Indicator =>
  indicator(patients.filter((patient) => isControlledInYear(patient, 'diabetes')).length, patients.length);

/** 规范管理率 of a year: patients whose time has not come count nowhere. */
export function standardManagementRate(
  patients: readonly PatientYear[],
  disease: YearlyDisease = 'hypertension',
): Indicator {
  const judged = patients
    .map((patient) => standardManagement(patient, disease))
    .filter(({ state }) => state !== 'not-yet');
  return indicator(judged.filter(({ state }) => state === 'standard').length, judged.length);
}

/** 健康管理率: managed of those who should be there, estimated as adults × prevalence (whole people, half up) where they are not counted. */
export const managementRate = (managed: number, adults: number, prevalence: number): Indicator =>
  indicator(managed, roundHalfUp(multiplyExact(adults, prevalence), 0));

import { indicator, type Indicator } from '../follow-up/managed-year.rules.ts';
import { medicationRate } from './tuberculosis-treatment.rules.ts';

/** One patient's treatment, as the indicators need it. */
export type TuberculosisTreatment = {
  /** Whether the first home visit came within 72 hours of the notice; missing where it is not known. */
  readonly within72h?: boolean;
  readonly visitsDue?: number;
  readonly visitsDone?: number;
  readonly dosesDue?: number;
  readonly dosesTaken?: number;
  /** The treatment came to its end (stop reason 1 完成疗程), and its closing assessment was written. */
  readonly completed: boolean;
  readonly closed: boolean;
};

/** Why the care of a tuberculosis patient is not up to the standard. */
export type TuberculosisFailure = 'first-visit' | 'visits' | 'closing';

/** Managed by the standard: the first visit in time, all visits made, the closing assessment written (section 6.1 [P]). What is not known fails. */
export function tuberculosisFailures(treatment: TuberculosisTreatment): readonly TuberculosisFailure[] {
  const { visitsDue, visitsDone } = treatment;
  return [
    ...(treatment.within72h === true ? [] : ['first-visit' as const]),
    ...(visitsDue !== undefined && visitsDone !== undefined && visitsDone >= visitsDue ? [] : ['visits' as const]),
    ...(treatment.closed ? [] : ['closing' as const]),
  ];
}

/** 肺结核患者管理率: managed of those confirmed and notified in the same time (section 6 [recall]). */
export const tuberculosisManagementRate = (managed: number, notified: number): Indicator =>
  indicator(managed, notified);

/** 肺结核患者规则服药率: of completed treatments those with at least 90 % of the doses; unknown doses count as not regular. */
export function regularMedicationRate(treatments: readonly TuberculosisTreatment[]): Indicator {
  const completed = treatments.filter((treatment) => treatment.completed);
  return indicator(
    completed.filter(({ dosesTaken, dosesDue }) => medicationRate(dosesTaken, dosesDue)?.regular === true).length,
    completed.length,
  );
}

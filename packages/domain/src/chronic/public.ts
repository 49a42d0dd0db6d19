export {
  askAfterRecommendation,
  askAfterReferral,
  isManagedAge,
  isTuberculosisSuspect,
  suggestsHypertension,
  type RespiratoryComplaints,
} from './case-finding.rules.ts';
export {
  assessCopdFollowUp,
  copdFacts,
  copdRiskLevel,
  type CopdAssessment,
  type CopdCrisisSign,
  type CopdFacts,
  type CopdFollowUpInput,
  type CopdLevel,
} from './copd/copd-follow-up.rules.ts';
export { copdAssessment, copdPlanned, copdRules, goldGradeRule, goldGroupRule } from './copd/copd-rules.ts';
export {
  assessDiabetesFollowUp,
  diabetesFacts,
  type DiabetesAssessment,
  type DiabetesFollowUpInput,
} from './diabetes/diabetes-follow-up.rules.ts';
export { diabetesAssessment, diabetesRules } from './diabetes/diabetes-rules.ts';
export {
  FASTING_CONTROL_LIMIT,
  diabetesCrisisReasons,
  isGlucoseCrisis,
  isGlucoseUncontrolled,
  type DiabetesCrisisInput,
  type DiabetesCrisisSign,
} from './diabetes/diabetes-visit.rules.ts';
export { formsWithPreviousFacts, previousFactsOf, type EarlierVisit } from './follow-up/follow-up-facts.rules.ts';
export {
  GRACE_DAYS,
  SOON_DAYS,
  dueStatus,
  firstFollowUpOn,
  intervalOfSpan,
  nextFollowUpOn,
  type ChronicDisease,
  type DueStatus,
  type FollowUpInterval,
} from './follow-up/follow-up-interval.rules.ts';
export { hypertensionCardRisk } from './hypertension/hypertension-card-risk.rules.ts';
export {
  assessHypertensionFollowUp,
  hypertensionFacts,
  type HypertensionAssessment,
  type HypertensionFollowUpInput,
} from './hypertension/hypertension-follow-up.rules.ts';
export { hypertensionAssessment, hypertensionRules } from './hypertension/hypertension-rules.ts';
export {
  crisisReasons,
  type CrisisInput,
  type CrisisSign,
  type HypertensionFacts,
} from './hypertension/hypertension-visit.rules.ts';
export {
  DIABETIC_AIMS,
  individualAim,
  isFastingWithinAim,
  type AimInput,
  type AimScheme,
  type IndividualAim,
} from './individual-aims.rules.ts';
export {
  bloodPressureControlRate,
  glucoseControlRate,
  indicator,
  isControlledInYear,
  managedDays,
  managementRate,
  requiredVisits,
  standardManagement,
  standardManagementRate,
  type Indicator,
  type PatientYear,
  type StandardFailure,
  type StandardManagement,
  type YearlyDisease,
  type YearlyFollowUp,
} from './follow-up/managed-year.rules.ts';
export {
  SOCIAL_FUNCTIONS,
  isReportable,
  psychosisClass,
  unstableReasons,
  type PsychosisClass,
  type UnstableReason,
} from './psychosis/psychosis-class.rules.ts';
export {
  assessPsychosisFollowUp,
  isLostToFollowUp,
  isPsychosisVisit,
  psychosisFacts,
  psychosisPlan,
  type PsychosisAssessment,
  type PsychosisPlan,
} from './psychosis/psychosis-follow-up.rules.ts';
export { psychosisAssessment, psychosisPlanned, psychosisRules } from './psychosis/psychosis-rules.ts';
export {
  SCREENING_VERDICT,
  screeningAfter,
  screeningState,
  type ScreeningEvent,
  type ScreeningState,
} from './screening-state.rules.ts';
export {
  assessTuberculosisFollowUp,
  tuberculosisInterval,
  type TuberculosisAssessment,
} from './tuberculosis/tuberculosis-follow-up.rules.ts';
export {
  tuberculosisAssessment,
  tuberculosisCardAssessment,
  tuberculosisFacts,
  tuberculosisMedicationRate,
  tuberculosisRules,
  tuberculosisTreatmentMonth,
} from './tuberculosis/tuberculosis-rules.ts';
export {
  firstVisitUntil,
  intensiveMonths,
  isReportableMiss,
  isUnreachable,
  isWithin72Hours,
  medicationRate,
  owedVisits,
  treatmentMonth,
  treatmentPhase,
  type MedicationRate,
  type TreatmentPhase,
} from './tuberculosis/tuberculosis-treatment.rules.ts';
export {
  regularMedicationRate,
  tuberculosisFailures,
  tuberculosisManagementRate,
  type TuberculosisFailure,
  type TuberculosisTreatment,
} from './tuberculosis/tuberculosis-year.rules.ts';
export {
  managementMeasureOf,
  visitClassOf,
  type ManagementMeasure,
  type VisitClass,
  type VisitFacts,
  type VisitFindings,
} from './follow-up/visit-class.rules.ts';
export { isVisit } from './follow-up/visit-reader.ts';
export {
  PRESCRIPTION_STANDING,
  PRESCRIPTION_HANDED,
  prescriptionAfter,
  prescriptionHanded,
  prescriptionChange,
  type PrescriptionEvent,
} from './prescription.machine.ts';
export { TEMPLATE_FORMS, prescriptionFrom } from './prescription-template.rules.ts';

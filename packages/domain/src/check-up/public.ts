export { FINDING_CATEGORY, isHint, worstOf, type Finding, type FindingCategory, type Severity } from './finding.ts';
export { abnormalityTexts, inReportOrder, type AbnormalityTexts } from './abnormality-text.rules.ts';
export { assessCheckUp, type CheckUpAssessment } from './assessment.rules.ts';
export { checkUpAssessment, checkUpRules, ckdEpi2009Rule } from './check-up-rules.ts';
export { describedEcgSeverity, ecgFindingsSeverity, type EcgSheet } from './ecg-severity.rules.ts';
export { guidanceLetter, type GuidanceLetter } from './guidance/guidance-letter.rules.ts';
export { RESULTS_WITHIN, laboratoryFields } from './laboratory-sheet.ts';
export {
  recheckAdvice,
  referralAdvice,
  type RecheckAdvice,
  type RecheckWithin,
  type ReferralAdvice,
} from './guidance/recheck.rules.ts';
export {
  missingRequiredItems,
  requiredItems,
  type ExamPurpose,
  type RequiredItemsInput,
} from './required-items.rules.ts';
export {
  backfillFromSupplements,
  type BackfillInput,
  type Backfilled,
  type SupplementSheet,
} from './supplement/supplement-backfill.rules.ts';
export {
  abdominalUltrasoundResult,
  abdominalUltrasoundSeverity,
  otherUltrasoundSeverity,
} from './ultrasound-severity.rules.ts';
export {
  MMSE_ITEMS,
  assessCognition,
  mmseEducationOf,
  serialSevens,
  type CognitionAssessment,
} from './scales/cognition.rules.ts';
export {
  cognitionAssessment,
  depressionAssessment,
  elderlyRules,
  moodAssessment,
  selfCareAssessment,
} from './scales/elderly-rules.ts';
export {
  GDS_ITEMS,
  assessDepression,
  assessMood,
  type DepressionAssessment,
  type MoodAssessment,
} from './scales/mood.rules.ts';
export {
  SELF_CARE_ACTIVITIES,
  assessSelfCare,
  selfCareGrade,
  type SelfCareActivity,
  type SelfCareAssessment,
  type SelfCareGrade,
} from './scales/self-care.rules.ts';
export {
  UNBALANCED,
  assessTcmConstitution,
  bodyHeavyCode,
  frequentColdsCode,
  largeAbdomenCode,
  unbalancedResult,
  type TcmConstitution,
  type TcmResult,
  type TcmScore,
  type UnbalancedKey,
} from './tcm/tcm-constitution.rules.ts';
export { tcmConstitution, tcmProposals, tcmRules } from './tcm/tcm-rules.ts';
export { examGroups, openExams, type OpenExam } from './required-exams.rules.ts';

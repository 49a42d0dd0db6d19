export {
  apgarHeartRate,
  apgarMinutes,
  apgarScore,
  asphyxiaOf,
  epds,
  epdsOf,
  epdsPoints,
  type ApgarSigns,
  type Asphyxia,
  type EpdsResult,
} from './birth-scales.rules.ts';
export {
  agePartsOf,
  ageTextOf,
  completedMonths,
  correctedAge,
  correctedMonths,
  dueDayOf,
  exactAgeOf,
  gestationalDaysOf,
  isPreterm,
  type AgeParts,
  type ExactAge,
} from './child-age.ts';
export {
  childAnaemia,
  childAnaemiaLimit,
  developmentDeviates,
  developmentLevel,
  developmentQuotient,
  fiveMark,
  ironDose,
  isFontanelleUnusual,
  isRicketsSuspected,
  isToothingLate,
  isVisionAbnormal,
  vitaminDDose,
  vitaminDStatus,
  warningSignAge,
  type AnaemiaStandard,
  type ChildAnaemia,
  type DevelopmentLevel,
} from './child-health.rules.ts';
export {
  childAge,
  childCheckUp,
  childDeathAge,
  childGrowth,
  childRules,
  frailChildFollowUp,
  newbornHearing,
  newbornVisit,
} from './child-rules.ts';
export { childCheckUpStages, type ChildCheckUpStage } from './child-check-up.stages.data.ts';
export {
  CHILD_STAGES,
  childPlan,
  isSystematicChild,
  nextStageDue,
  stageExaminations,
  stageOn,
  stageTiming,
  stageWindow,
  type ChildStage,
  type PlannedStage,
  type StageState,
  type StageTiming,
  type StageWindow,
} from './child-visit-plan.rules.ts';
export {
  birthTiming,
  cycleAdjustedDueDate,
  equivalentPeriod,
  gestationalAge,
  gestationalAgeOf,
  gestationalAgeText,
  isEarlyPregnancy,
  naegeleDueDate,
  redateByUltrasound,
  transferDueDate,
  trimester,
  ultrasoundDueDate,
  type BirthTiming,
  type GestationalAge,
  type Redating,
  type Trimester,
} from './gestational-age.rules.ts';
export { doseGivenRule, vaccinesRefused } from './given-doses.rules.ts';
export {
  lmsAt,
  lmsScore,
  lmsValue,
  loadWhoGrowth,
  type LmsParameters,
  type PackedLmsTable,
} from './growth-lms.rules.ts';
export {
  growthTrend,
  isGainTooSmall,
  loadGrowthPercentiles,
  percentileBand,
  percentileLevel,
  type GrowthPoint,
  type GrowthTrend,
} from './growth-monitoring.rules.ts';
export {
  growthCurves,
  growthLinesAt,
  isByAge,
  monthsOfKey,
  type GrowthIndicator,
  type GrowthKey,
  type GrowthLines,
  type PackedGrowthTable,
} from './growth-table.ts';
export {
  childBodyMass,
  growthLevel,
  growthLevel3,
  heightForTable,
  interpolatedScore,
  sdBand,
  sdLine,
  type GrowthLevel,
  type GrowthLevel3,
  type MeasurePosition,
  type SdBand,
} from './growth.rules.ts';
export {
  OBSERVATION_MINUTES,
  hasBasicSeries,
  isBatchUsable,
  reactionReportHours,
} from './immunization-indicators.rules.ts';
export { childOfSheet, immunizationRules, nextDoses, vaccinationCheck } from './immunization-rules.ts';
export {
  nextDose,
  vaccinationPlan,
  type ChildVaccination,
  type DoseState,
  type VaccinePlan,
} from './immunization.rules.ts';
export {
  isEarlyNeonatalDeath,
  isMaternalDeath,
  isPerinatal,
  isRegisteredEarly,
  isSystematicallyManaged,
  isVisitedAfterBirth,
  perinatalMortality,
  rate,
  type EndedPregnancy,
  type PerinatalDeath,
  type RateBase,
} from './maternal-indicators.rules.ts';
export {
  apgarAssessment,
  certificateValidity,
  deliveryAssessment,
  gestationalWeek,
  maternalRules,
  postpartumAssessment,
  pregnancyDating,
  pregnancyRiskAssessment,
  prenatalAssessment,
  prenatalSchedule,
  prepregnancyFollowUp,
} from './maternal-rules.ts';
export {
  gramsOf,
  highRiskChildTypes,
  needsEarlyNewbornVisit,
  newbornFindings,
  type NewbornFinding,
} from './newborn.rules.ts';
export {
  GROWTH_LEVEL_TEXT,
  NUTRITION_TEXT,
  growthBands,
  growthLevelText,
  nutritionFindings,
  physiqueEvaluation,
  type ChildMeasures,
  type GrowthBands,
  type NutritionFinding,
} from './nutrition.rules.ts';
export { postpartumFindings, postpartumTiming, type PostpartumTiming } from './postpartum.rules.ts';
export { ageOfPregnancy, datePregnancy, type PregnancyDating } from './pregnancy-dating.rules.ts';
export {
  abdomenBand,
  bodyMassBeforePregnancy,
  fundalHeightBand,
  gainBand,
  isStagnant,
  positionIn,
  totalGain,
  weeklyGain,
  weightGain,
  type Band,
  type BandPosition,
  type BodyMassBeforePregnancy,
  type WeightGain,
} from './pregnancy-growth.rules.ts';
export {
  amnioticFluid,
  areMovementsReduced,
  birthHaemorrhage,
  birthWeightClass,
  glucoseAfterBirth,
  glucoseInPregnancy,
  isFetalHeartRateAbnormal,
  isPressureRise,
  isPuerperalFever,
  isReportedAnaemia,
  pregnancyAnaemia,
  pregnancyPressure,
  type AmnioticFluid,
  type BirthHaemorrhage,
  type BirthWeightClass,
  type GlucoseAfterBirth,
  type GlucoseInPregnancy,
  type GlucoseResult,
  type PregnancyPressure,
} from './pregnancy-measures.rules.ts';
export {
  gradeReportHours,
  pregnancyRisk,
  riskFactorsOf,
  riskManagement,
  type PregnancyRisk,
  type PregnancyRiskFacts,
} from './pregnancy-risk.rules.ts';
export { riskFactsOf, screeningFromNumbers, screeningResult } from './pregnancy-screening.rules.ts';
export {
  certificateValidUntil,
  premaritalOpinion,
  prepregnancyWindows,
  type PremaritalFindings,
  type PremaritalOpinion,
  type PrepregnancyWindows,
} from './premarital.rules.ts';
export { prenatalFindings, type PrenatalFinding } from './prenatal-assessment.rules.ts';
export {
  PRENATAL_VISITS,
  nextPrenatalVisitOn,
  postpartumDays,
  postpartumSchedule,
  prenatalPlan,
  visitNumberFor,
  type PlannedVisit,
  type PostpartumSchedule,
  type PrenatalPlanInput,
  type PrenatalVisit,
  type VisitState,
} from './prenatal-schedule.rules.ts';
export { PROGRAMME_DOSES, factOfDose, type DoseOfProgramme } from './programme-doses.ts';
export {
  healthVerdict,
  monthsAfterImmunoglobulin,
  needsInactivatedPolio,
  preVaccination,
  type HealthVerdict,
  type PreVaccination,
  type VaccinationHealth,
} from './vaccine-health.rules.ts';
export { vaccineStock, type VaccineStock } from './vaccine-stock.rules.ts';
export { judgeDoses, type DoseRule, type JudgedDose } from './vaccine-history.rules.ts';
export type { GivenDose, Period, ProgrammeDose, ProgrammeVaccine } from './vaccine-programme.ts';

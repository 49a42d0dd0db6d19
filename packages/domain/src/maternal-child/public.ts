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
} from './birth/birth-scales.rules.ts';
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
} from './child/child-age.ts';
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
} from './child/child-health.rules.ts';
export {
  childAge,
  childCheckUp,
  childDeathAge,
  childGrowth,
  childRules,
  frailChildFollowUp,
  newbornHearing,
  newbornVisit,
} from './child/child-rules.ts';
export { childCheckUpStages, NEWBORN_VISITS, type ChildCheckUpStage } from './child/child-check-up.stages.data.ts';
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
} from './child/child-visit-plan.rules.ts';
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
} from './pregnancy/gestational-age.rules.ts';
export { doseGivenRule, vaccinesRefused } from './immunization/given-doses.rules.ts';
export {
  lmsAt,
  lmsScore,
  lmsValue,
  loadWhoGrowth,
  type LmsParameters,
  type PackedLmsTable,
} from './growth/growth-lms.rules.ts';
export {
  growthTrend,
  isGainTooSmall,
  loadGrowthPercentiles,
  percentileBand,
  percentileLevel,
  type GrowthPoint,
  type GrowthTrend,
} from './growth/growth-monitoring.rules.ts';
export {
  growthCurves,
  growthLinesAt,
  isByAge,
  monthsOfKey,
  type GrowthIndicator,
  type GrowthKey,
  type GrowthLines,
  type PackedGrowthTable,
} from './growth/growth-table.ts';
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
} from './growth/growth.rules.ts';
export {
  OBSERVATION_MINUTES,
  hasBasicSeries,
  isBatchUsable,
  reactionReportHours,
} from './immunization/immunization-indicators.rules.ts';
export {
  childOfSheet,
  immunizationRules,
  nextDoses,
  vaccinationCheck,
  withOtherDoses,
} from './immunization/immunization-rules.ts';
export {
  nextDose,
  vaccinationPlan,
  type ChildVaccination,
  type DoseState,
  type VaccinePlan,
} from './immunization/immunization.rules.ts';
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
} from './pregnancy/maternal-indicators.rules.ts';
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
} from './pregnancy/maternal-rules.ts';
export {
  gramsOf,
  highRiskChildTypes,
  needsEarlyNewbornVisit,
  newbornFindings,
  type NewbornFinding,
} from './birth/newborn.rules.ts';
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
} from './growth/nutrition.rules.ts';
export { postpartumFindings, postpartumTiming, type PostpartumTiming } from './birth/postpartum.rules.ts';
export { ageOfPregnancy, datePregnancy, type PregnancyDating } from './pregnancy/pregnancy-dating.rules.ts';
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
} from './pregnancy/pregnancy-growth.rules.ts';
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
} from './pregnancy/pregnancy-measures.rules.ts';
export {
  gradeReportHours,
  pregnancyRisk,
  riskFactorsOf,
  riskManagement,
  type PregnancyRisk,
  type PregnancyRiskFacts,
} from './pregnancy/pregnancy-risk.rules.ts';
export { riskFactsOf, screeningFromNumbers, screeningResult } from './pregnancy/pregnancy-screening.rules.ts';
export {
  certificateValidUntil,
  premaritalOpinion,
  prepregnancyWindows,
  type PremaritalFindings,
  type PremaritalOpinion,
  type PrepregnancyWindows,
} from './premarital/premarital.rules.ts';
export { prenatalFindings, type PrenatalFinding } from './pregnancy/prenatal-assessment.rules.ts';
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
} from './pregnancy/prenatal-schedule.rules.ts';
export { EARLIER_DOSES, type EarlierDose } from './immunization/earlier-doses.data.ts';
export { PROGRAMME_DOSES, factOfDose, type DoseOfProgramme } from './immunization/programme-doses.ts';
export {
  healthVerdict,
  monthsAfterImmunoglobulin,
  needsInactivatedPolio,
  preVaccination,
  type HealthVerdict,
  type PreVaccination,
  type VaccinationHealth,
} from './immunization/vaccine-health.rules.ts';
export { vaccineStock, type VaccineStock } from './immunization/vaccine-stock.rules.ts';
export { judgeDoses, type DoseRule, type JudgedDose } from './immunization/vaccine-history.rules.ts';
export type { GivenDose, Period, ProgrammeDose, ProgrammeVaccine } from './immunization/vaccine-programme.ts';
export {
  CARD_STANDING,
  CLOSING_REASONS,
  careCardAfter,
  isCardOpen,
  type CareCardEvent,
  type CareCardForm,
} from './care-card.rules.ts';

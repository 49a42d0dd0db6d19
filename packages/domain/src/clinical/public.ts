export {
  altitudeCorrection,
  anaemiaDegree,
  anaemiaLimit,
  anaemiaLimitByAge,
  degreeBelow,
  type AnaemiaDegree,
} from './anaemia.rules.ts';
export { codeOf, codesOf, numberOf, rowsOf, textOf, type RawInput } from './answer-reader.ts';
export { causeBornDead, OWN_BIRTH_YEARS } from './birth.rules.ts';
export {
  BLOOD_PRESSURE_GRADE_CODES,
  bloodPressureLevel,
  controlLimits,
  higherArm,
  isHypertensiveCrisis,
  isUncontrolled,
  type BloodPressureGrade,
  type BloodPressureLevel,
} from './blood-pressure.rules.ts';
export {
  bodyMassClass,
  bodyMassClassOf,
  bodyMassIndex,
  isCentrallyObese,
  targetWeight,
  waistClass,
  type BodyMassClass,
  type WaistClass,
} from './body-measure.rules.ts';
export { allOf, anyOf, atLeast, below, countOf, within, type Count, type Fact } from './certainty.ts';
export { isDepressionPositive, isMmsePositive, type Schooling } from './cognition.rules.ts';
export { conceptRanges } from './concept-ranges.ts';
export { conceptById, concepts, type ChartBand, type Concept, type ConceptChart } from './concepts.ts';
export {
  QTC_LIMITS,
  correctedQt,
  glucoseToMgdl,
  glucoseToMmol,
  spiritsEquivalent,
  type Drinks,
} from './conversion.rules.ts';
export {
  catBurden,
  catTotal,
  goldGrade,
  goldGroup,
  hasFrequentExacerbations,
  isAirflowObstructed,
  isMuchBurdened,
  type CopdBurden,
  type GoldGrade,
  type GoldGroup,
} from './copd.rules.ts';
export {
  decimalEyesight,
  fivePointEyesight,
  otherEyesight,
  readEyesight,
  type EyesightNotation,
} from './eyesight.rules.ts';
export {
  classifyGlucose,
  isGestationalDiabetes,
  type GlucoseClassification,
  type GlucoseMeasures,
  type GlucoseState,
} from './glucose-state.rules.ts';
export {
  hypertensionRiskReasons,
  type HypertensionRiskInput,
  type HypertensionRiskReason,
} from './hypertension-risk.rules.ts';
export {
  basicHypertensionRisk,
  countRiskFactors,
  hypertensionRiskFactors,
  printedRisk,
  riskColumn,
  riskLevelOf,
  riskTier,
  type BasicRiskInput,
  type CardiovascularRisk,
  type PrintedRisk,
  type RiskColumn,
  type RiskFactor,
  type RiskFactorInput,
  type RiskFactors,
  type RiskTier,
  type TierInput,
} from './hypertension-stratification.rules.ts';
export {
  albuminCreatinineRatio,
  ckdEpi2009,
  ckdEpi2021,
  filtrationStage,
  type FiltrationStage,
} from './kidney.rules.ts';
export {
  albuminuriaStage,
  isBloodCountCritical,
  isMarkedlyRaised,
  isUricAcidHighBySex,
  isUricAcidRisk,
  isUrineNormal,
  laboratoryMark,
  uricAcidLevel,
  urineMark,
  type Mark,
  type UricAcidLevel,
  type UrineItem,
  type UrineMark,
  type UrineMeasure,
} from './laboratory-marks.rules.ts';
export {
  isDyslipidemia,
  isHdlLow,
  isLipoproteinAHigh,
  isPancreatitisRisk,
  lipidLevel,
  nonHdlCholesterol,
  type Lipid,
  type LipidLevel,
  type LipidPanel,
} from './lipids.rules.ts';
export { isLiveCard } from './live-card.rules.ts';
export { tellsOfLoss } from './lost-visit.rules.ts';
export { referenceRange, type ReferenceRange } from './reference-range.rules.ts';
export { pointsOf, totalOf } from './scale-points.ts';
export { clinicalSex, forSex, type ClinicalSex } from './sex.ts';

export {
  ascvdRisk,
  ascvdRiskFactors,
  cholesterolBand,
  lifetimeFactors,
  lifetimeRisk,
  lipidGoals,
  type AscvdInput,
  type AscvdRisk,
  type CholesterolBand,
  type LifetimeInput,
  type LipidGoals,
} from './assessment/ascvd-risk.rules.ts';
export { assessmentAnswers, sayingOnly, type AssessmentAnswers } from './assessment/assessment-answers.ts';
export { bloodPressureStatistics } from './readings/blood-pressure-statistics.rules.ts';
export { contractChange, type ContractSave } from './contract/contract-change.rules.ts';
export { contractAfter, TERMINATE_REASONS, type ContractCommand } from './contract/contract-command.rules.ts';
export { contractExpired, contractWithFile, contractWithoutFile } from './contract/contract-of-file.rules.ts';
export {
  CONTRACT_FORM,
  CONTRACT_STANDING,
  contractStateOf,
  contractTerm,
  isLiveContract,
  overlapsContract,
} from './contract/contract-term.rules.ts';
export { contractServices, SERVICE_STANDINGS, type AgreedService } from './contract/contract-services.rules.ts';
export type { ServiceRecord } from './contract/service-tasks.rules.ts';
export type { ContractState } from './contract/contract.machine.ts';
export { decodeBloodPressure, pressureKey, type DeviceBloodPressure } from './devices/bluetooth-blood-pressure.ts';
export {
  decodeGlucose,
  decodeGlucoseContext,
  glucoseKey,
  type DeviceGlucose,
  type GlucoseContext,
} from './devices/bluetooth-glucose.ts';
export {
  isResidentsReading,
  meterAnswers,
  meterDoubts,
  meterWords,
  type MeterReading,
} from './devices/meter-reading.ts';
export { meterPlaces, type MeterPlace } from './devices/meter-places.ts';
export { readMeter, type MeterValues } from './devices/read-meter.ts';
export { requestLastRecord, requestRecords } from './devices/record-access.ts';
export { measuredAt, readDeviceTime, shiftMinutes } from './devices/device-time.ts';
export { glucoseStatistics } from './readings/glucose-statistics.rules.ts';
export {
  dailySwings,
  glucoseTrend,
  mealRises,
  sevenPoints,
  type GlucoseReading,
  type GlucoseTrend,
  type MealRise,
} from './readings/glucose-trend.rules.ts';
export {
  AMBULATORY_LIMITS,
  HOME_LIMITS,
  defaultAim,
  isEmergency,
  meanArterialPressure,
  pressureDefects,
  pressureFlags,
  pressureWarning,
  raisedWarning,
  timeSlotOf,
  type PressureAim,
  type PressureDefect,
  type PressureFlag,
  type PressureWarning,
  type PressureWarningCode,
  type WarningLevel,
} from './readings/home-blood-pressure.rules.ts';
export {
  glucoseFromMgdl,
  glucoseReadingWarning,
  isPremeal,
  timePointOf,
  type DeviceMeal,
  type GlucoseWarning,
  type GlucoseWarningCode,
  type GlucoseWarningInput,
} from './readings/home-glucose.rules.ts';
export { bloodPressureWarning, glucoseWarning } from './readings/home-reading.rules.ts';
export { hypertensionRiskAssessment } from './assessment/hypertension-risk-assessment.rules.ts';
export {
  metabolicComponents,
  metabolicSyndrome,
  type MetabolicComponents,
  type MetabolicInput,
  type MetabolicVerdict,
} from './assessment/metabolic-syndrome.rules.ts';
export {
  BODY_MASS_CODES,
  CENTRAL_OBESITY_CODES,
  OBESITY_CODES,
  assessObesity,
  isWaistHeightRisk,
  isWaistHipRisk,
  type ObesityAssessment,
  type ObesityRisk,
} from './assessment/obesity-risk.rules.ts';
export {
  bySession,
  morningSurge,
  nightFall,
  pressureStatistics,
  withoutFirstDay,
  type NightFall,
  type PressureReading,
  type PressureSession,
  type PressureStatistics,
} from './readings/pressure-statistics.rules.ts';
export {
  ascvdAssessment,
  metabolicAssessment,
  obesityAssessment,
  preventionRules,
  strokeAssessment,
} from './assessment/risk-assessment-rules.ts';
export { bytesOfHex, finite, hexOfBytes, readSfloat, type SpecialFloat } from './devices/sfloat.ts';
export {
  strokeFactors,
  strokeRisk,
  type StrokeFactors,
  type StrokeInput,
  type StrokeVerdict,
} from './assessment/stroke-risk.rules.ts';
export { bindingMessage, deviceName, type DeviceKind } from './devices/device-kind.ts';
export {
  MONITORING_STANDING,
  monitoringAfter,
  monitoringChange,
  type MonitoringEvent,
} from './readings/monitoring.machine.ts';
export { HANDLING_WAYS, READING_STANDING, readingAfter, type ReadingEvent } from './readings/reading.machine.ts';
export { MEDICATION_STANDING, medicationAfter, type MedicationEvent } from './medication/medication.machine.ts';
export { sheetChange } from './sheet-change.rules.ts';
export {
  HOME_RANGES,
  type HomeDays,
  type HomeFile,
  type HomeGlucose,
  type HomeKind,
  type HomeMedicine,
  type HomeOrder,
  type HomePlan,
  type HomePressure,
} from './home/home-file.ts';
export { homeSpan, type HomeAsked } from './home/home-range.rules.ts';
export {
  changeSince,
  PRESSURE_SLOT_LABELS,
  PRESSURE_SLOTS,
  pressureDetail,
  type PressureDay,
  type PressureDetail,
  type SlotMean,
} from './home/pressure-detail.rules.ts';
export {
  GLUCOSE_POINT_LABELS,
  GLUCOSE_POINTS,
  glucoseDetail,
  SEVEN_POINTS,
  type GlucoseDetail,
  type JudgedGlucose,
} from './home/glucose-detail.rules.ts';
export type { ReportFacts, ReportGlucose, ReportPeriod, ReportPressure } from './report/report-facts.ts';
export { madeReport, reportDays } from './report/made-report.rules.ts';
export { reachedOf } from './report/report-numbers.rules.ts';
export {
  HEALTH_REPORT_FORM,
  HEALTH_REPORT_STANDING,
  healthReportAfter,
  healthReportChange,
  type HealthReportEvent,
} from './report/health-report.machine.ts';
export {
  checkMedication,
  type MedicationCheck,
  type MedicationFile,
  type MedicationPoint,
} from './medication/medication-check.rules.ts';

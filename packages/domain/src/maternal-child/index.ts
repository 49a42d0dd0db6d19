export * from './birth-scales.rules.ts';
export * from './child-age.ts';
export * from './child-health.rules.ts';
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
export * from './child-check-up.stages.data.ts';
export * from './child-visit-plan.rules.ts';
export * from './gestational-age.rules.ts';
export * from './given-doses.rules.ts';
export * from './growth-lms.rules.ts';
export * from './growth-monitoring.rules.ts';
export * from './growth-table.ts';
export * from './growth.rules.ts';
export * from './immunization-indicators.rules.ts';
export * from './immunization-rules.ts';
export * from './immunization.rules.ts';
export * from './maternal-indicators.rules.ts';
export * from './maternal-rules.ts';
export * from './newborn.rules.ts';
export * from './nutrition.rules.ts';
export * from './postpartum.rules.ts';
export * from './pregnancy-dating.rules.ts';
export * from './pregnancy-growth.rules.ts';
export * from './pregnancy-measures.rules.ts';
export * from './pregnancy-risk.rules.ts';
export * from './pregnancy-screening.rules.ts';
export * from './premarital.rules.ts';
export * from './prenatal-assessment.rules.ts';
export * from './prenatal-schedule.rules.ts';
export * from './programme-doses.ts';
export * from './vaccine-health.rules.ts';
export { vaccineStock, type VaccineStock } from './vaccine-stock.rules.ts';
export type { DoseRule, JudgedDose } from './vaccine-history.rules.ts';
export { judgeDoses } from './vaccine-history.rules.ts';
export type { GivenDose, Period, ProgrammeDose, ProgrammeVaccine } from './vaccine-programme.ts';

export * from './birth/birth-scales.rules.ts';
export * from './child/child-age.ts';
export * from './child/child-health.rules.ts';
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
export * from './child/child-check-up.stages.data.ts';
export * from './child/child-visit-plan.rules.ts';
export * from './pregnancy/gestational-age.rules.ts';
export * from './immunization/given-doses.rules.ts';
export * from './growth/growth-lms.rules.ts';
export * from './growth/growth-monitoring.rules.ts';
export * from './growth/growth-table.ts';
export * from './growth/growth.rules.ts';
export * from './immunization/immunization-indicators.rules.ts';
export * from './immunization/immunization-rules.ts';
export * from './immunization/immunization.rules.ts';
export * from './pregnancy/maternal-indicators.rules.ts';
export * from './pregnancy/maternal-rules.ts';
export * from './birth/newborn.rules.ts';
export * from './growth/nutrition.rules.ts';
export * from './birth/postpartum.rules.ts';
export * from './pregnancy/pregnancy-dating.rules.ts';
export * from './pregnancy/pregnancy-growth.rules.ts';
export * from './pregnancy/pregnancy-measures.rules.ts';
export * from './pregnancy/pregnancy-risk.rules.ts';
export * from './pregnancy/pregnancy-screening.rules.ts';
export * from './premarital/premarital.rules.ts';
export * from './pregnancy/prenatal-assessment.rules.ts';
export * from './pregnancy/prenatal-schedule.rules.ts';
export * from './immunization/earlier-doses.data.ts';
export * from './immunization/programme-doses.ts';
export * from './immunization/vaccine-health.rules.ts';
export { vaccineStock, type VaccineStock } from './immunization/vaccine-stock.rules.ts';
export type { DoseRule, JudgedDose } from './immunization/vaccine-history.rules.ts';
export { judgeDoses } from './immunization/vaccine-history.rules.ts';
export type { GivenDose, Period, ProgrammeDose, ProgrammeVaccine } from './immunization/vaccine-programme.ts';

import type { AnalysisPage } from './analysis-page.ts';

/** Written out, one import each, so that the bundler makes one chunk of every page. */
const chunks = {
  'annual-analysis-report': async () => (await import('./pages/annual-analysis-report.data.ts')).annualAnalysisReport,
  'appointment-statistics': async () => (await import('./pages/appointment-statistics.data.ts')).appointmentStatistics,
  'follow-up-statistics': async () => (await import('./pages/follow-up-statistics.data.ts')).followUpStatistics,
  'public-health-statistics': async () =>
    (await import('./pages/public-health-statistics.data.ts')).publicHealthStatistics,
  'immunisation-statistics': async () =>
    (await import('./pages/immunisation-statistics.data.ts')).immunisationStatistics,
  'maternal-child-summary': async () => (await import('./pages/maternal-child-summary.data.ts')).maternalChildSummary,
  'nucleic-statistics': async () => (await import('./pages/nucleic-statistics.data.ts')).nucleicStatistics,
  'smart-big-screen': async () => (await import('./pages/smart-big-screen.data.ts')).smartBigScreen,
  summary: async () => (await import('./pages/summary.data.ts')).summary,
  'third-party-statistics': async () => (await import('./pages/third-party-statistics.data.ts')).thirdPartyStatistics,
  'tj-basic-statistics': async () => (await import('./pages/tj-basic-statistics.data.ts')).tjBasicStatistics,
  'tj-blood-pressure': async () => (await import('./pages/tj-blood-pressure.data.ts')).tjBloodPressure,
  'tj-blood-routine': async () => (await import('./pages/tj-blood-routine.data.ts')).tjBloodRoutine,
  'tj-blood-sugar': async () => (await import('./pages/tj-blood-sugar.data.ts')).tjBloodSugar,
  'tj-diabetes-patients': async () => (await import('./pages/tj-diabetes-patients.data.ts')).tjDiabetesPatients,
  'tj-dyslipidemia': async () => (await import('./pages/tj-dyslipidemia.data.ts')).tjDyslipidemia,
  'tj-ecg': async () => (await import('./pages/tj-ecg.data.ts')).tjEcg,
  'tj-elderly-check-up': async () => (await import('./pages/tj-elderly-check-up.data.ts')).tjElderlyCheckUp,
  'tj-elderly-summary': async () => (await import('./pages/tj-elderly-summary.data.ts')).tjElderlySummary,
  'tj-exercise': async () => (await import('./pages/tj-exercise.data.ts')).tjExercise,
  'tj-kidney-function': async () => (await import('./pages/tj-kidney-function.data.ts')).tjKidneyFunction,
  'tj-liver-function': async () => (await import('./pages/tj-liver-function.data.ts')).tjLiverFunction,
  'tj-self-care-assessment': async () => (await import('./pages/tj-self-care-assessment.data.ts')).tjSelfCareAssessment,
  'tj-self-rated-health': async () => (await import('./pages/tj-self-rated-health.data.ts')).tjSelfRatedHealth,
  'tj-smoking-drinking-hearing': async () =>
    (await import('./pages/tj-smoking-drinking-hearing.data.ts')).tjSmokingDrinkingHearing,
  'tj-ultrasound-abnormal': async () => (await import('./pages/tj-ultrasound-abnormal.data.ts')).tjUltrasoundAbnormal,
  'tj-urine-routine': async () => (await import('./pages/tj-urine-routine.data.ts')).tjUrineRoutine,
  'department-glucose-monitoring': async () =>
    (await import('./pages/department-glucose-monitoring.data.ts')).departmentGlucoseMonitoring,
  'glucose-warning-distribution': async () =>
    (await import('./pages/glucose-warning-distribution.data.ts')).glucoseWarningDistribution,
  'patient-monitoring-statistics': async () =>
    (await import('./pages/patient-monitoring-statistics.data.ts')).patientMonitoringStatistics,
  'test-strip-usage': async () => (await import('./pages/test-strip-usage.data.ts')).testStripUsage,
} satisfies { readonly [id: string]: () => Promise<AnalysisPage> };

/** The analyses there are. */
export type AnalysisId = keyof typeof chunks;
/** Ids of all pages of numbers. */
export const ANALYSIS_IDS = Object.keys(chunks) as readonly AnalysisId[];
/** Whether there is a page of numbers of that id, for an id from an address. */
export const isAnalysisId = (id: string): id is AnalysisId => Object.hasOwn(chunks, id);

/** An analysis, on demand. @throws whatever the network throws when the chunk does not come. */
export const loadAnalysisPage = (id: AnalysisId): Promise<AnalysisPage> => chunks[id]();

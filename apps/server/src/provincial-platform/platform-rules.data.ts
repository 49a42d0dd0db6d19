/** What this platform takes no record without, by sheet. Its own list: it does not have to be that of those who send. */
export const REQUIRED: { readonly [sheet: string]: readonly string[] } = {
  'resident-personal-info': ['phone', 'filingDate'],
  'health-check-up': ['height', 'weight', 'leftSystolic', 'leftDiastolic', 'healthEvaluation'],
  'hypertension-follow-up': ['systolic', 'diastolic', 'nextFollowUpDate'],
  'diabetes-follow-up': ['systolic', 'diastolic', 'fastingGlucose'],
};

/** Bounds of values, both included, wherever a field of this name comes. */
export const RANGES: { readonly [field: string]: readonly [least: number, most: number] } = {
  temperature: [34, 42],
  pulseRate: [30, 200],
  height: [50, 220],
  weight: [2.5, 200],
  waistCircumference: [30, 180],
  leftSystolic: [60, 260],
  leftDiastolic: [30, 160],
  systolic: [60, 260],
  diastolic: [30, 160],
  fastingGlucose: [1, 40],
};

/** The sheet that makes a person known here. */
export const ARCHIVE_SHEET = 'resident-personal-info';

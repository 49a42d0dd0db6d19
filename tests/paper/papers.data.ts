/** Papers of a sheet as the standard prints it; with usual answers a sheet takes no more. Sheets of one form are told apart by #2, #3. */
export const OFFICIAL_PAPERS: { readonly [sheet: string]: number } = {
  'health-check-up': 4,
  'resident-personal-info': 1,
  'visit-record': 1,
  'consultation-record': 1,
  'referral-in': 1,
  'referral-out': 1,
  'resident-info-card': 1,
  'hypertension-follow-up': 1,
  'diabetes-follow-up': 1,
  'psychosis-card': 1,
  'psychosis-follow-up': 1,
  'tuberculosis-card': 1,
  'tuberculosis-follow-up': 1,
  'elderly-self-care-assessment': 1,
  'elderly-cognition': 1,
  'elderly-depression': 1,
  'tcm-constitution': 2,
  'tcm-child-guidance': 1,
  'tcm-child-guidance#2': 1,
  'newborn-home-visit': 1,
  // With the growth chart on the back.
  'child-check-up': 2,
  'child-check-up#2': 2,
  'child-check-up#3': 1,
  'first-prenatal-visit': 1,
  'prenatal-visit': 1,
  'postpartum-visit': 1,
  'postpartum-42-day': 1,
  // No official sheet: what the product's own take.
  'hypertension-card': 2,
  'diabetes-card': 2,
  'copd-card': 1,
  'assessment-hypertension': 2,
  'assessment-stroke': 1,
  'assessment-metabolic-syndrome': 1,
  'family-doctor-contract': 2,
  appointment: 1,
};

/** Papers where every field is answered at its full length: grows only with the form. */
export const PAPERS_AT_MOST: { readonly [sheet: string]: number } = {};

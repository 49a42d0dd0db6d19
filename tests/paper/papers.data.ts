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
  'tuberculosis-follow-up': 1,
  'elderly-self-care-assessment': 1,
  'tcm-constitution': 2,
  'newborn-home-visit': 1,
  // With the growth chart on the back.
  'child-check-up': 2,
  'child-check-up#2': 2,
  'child-check-up#3': 1,
  'first-prenatal-visit': 1,
  'prenatal-visit': 1,
  'postpartum-visit': 1,
  'postpartum-42-day': 1,
};

/** Papers where every field is answered at its full length: grows only with the form. */
export const PAPERS_AT_MOST: { readonly [sheet: string]: number } = {};

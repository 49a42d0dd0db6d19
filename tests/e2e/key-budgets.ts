/**
 * Key strokes from an opened form to a stored record of somebody with nothing new, counted on the real product. A stroke is a
 * key that goes down, with whatever is held beside it: `Alt+N` is one. The numbers may only shrink.
 */
export const KEY_BUDGETS = {
  'hypertension-follow-up': 40,
  'diabetes-follow-up': 56,
  'health-check-up': 141,
  'child-check-up': 47,
} as const;

/** Fifty visits to another doctor, from the list as it opens to the job that does it. */
export const TRANSFER_BUDGET = 8;
/** A whole village booked into a session, each with a receipt. */
export const VILLAGE_BUDGET = 8;
/** Somebody whose last digits one knows, opened from anywhere. */
export const OPENING_BUDGET = 8;
/** Two filters of a list that has just opened. */
export const FILTERS_BUDGET = 8;

/** The vectors of the reference, sections 1.2 and 2.2, copied: systolic, diastolic (home), level, code. */
export const PRESSURE_VECTORS = [
  [134, 84, 0, 'normal'],
  [135, 84, 2, 'high-1'],
  [134, 85, 2, 'high-1'],
  [159, 99, 2, 'high-1'],
  [160, 80, 3, 'high-2'],
  [120, 100, 3, 'high-2'],
  [179, 109, 3, 'high-2'],
  [180, 80, 4, 'critical-high'],
  [150, 110, 4, 'critical-high'],
  [90, 60, 0, 'normal'],
  [89, 60, 2, 'low'],
  [90, 59, 2, 'low'],
  [79, 60, 3, 'severe-low'],
  [100, 49, 3, 'severe-low'],
  [150, 55, 2, 'low'],
  [165, 55, 3, 'high-2'],
  [170, 48, 3, 'severe-low'],
] as const;

/** Value in mmol/L, before a meal, level, code. */
export const GLUCOSE_VECTORS = [
  [2.9, true, 4, 'hypo-2'],
  [3.0, true, 3, 'hypo-1'],
  [3.8, false, 3, 'hypo-1'],
  [3.9, true, 1, 'low-normal'],
  [3.9, false, 0, 'in-target'],
  [4.3, true, 1, 'low-normal'],
  [4.4, true, 0, 'in-target'],
  [7.0, true, 0, 'in-target'],
  [7.1, true, 2, 'high'],
  [9.9, false, 0, 'in-target'],
  [10.0, false, 2, 'high'],
  [13.8, false, 2, 'high'],
  [13.9, true, 3, 'very-high'],
  [16.6, false, 3, 'very-high'],
  [16.7, false, 4, 'critical-high'],
] as const;

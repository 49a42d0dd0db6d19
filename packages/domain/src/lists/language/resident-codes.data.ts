/** The codes of `ArchiveStatus` and `KnownCondition`; a test holds them against the area of the resident. */
export const ARCHIVE_STATUS_CODES = ['1', '2', '3', '4', '5', '6', '9'] as const;
export const CONDITION_CODES = [
  'hypertension',
  'diabetes',
  'psychosis',
  'tuberculosis',
  'copd',
  'coronary-heart-disease',
  'stroke',
  'tumour',
] as const;

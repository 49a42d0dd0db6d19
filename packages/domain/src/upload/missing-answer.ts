/** Nothing was entered: no value, an empty text, no choice of several. */
export const isMissingAnswer = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

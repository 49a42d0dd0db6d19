/** Sorts after every character that names and codes are made of, in collation C. */
const AFTER = '\u{10FFFF}';

/** The half-open range `[from, until)` of texts that start with a prefix, for columns in collation C. */
export const prefixRange = (prefix: string): { readonly from: string; readonly until: string } => ({
  from: prefix,
  until: prefix + AFTER,
});

/** An entry of the institution somebody works at, or of one below it: it may be changed. */
export const OURS = 'startsWith(record.@institution, @institution)';

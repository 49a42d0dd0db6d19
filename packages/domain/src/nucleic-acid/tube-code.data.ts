/** Begins the pattern of a tube's code: a card that was read into its field, of a person (18 characters) or of a file (17), is none. */
export const NO_CARD = String.raw`(?!\d{17}$|\d{6}(?:19|20)\d{2}[01]\d[0-3]\d{4}[\dXx]$)`;

/** Answers of a form or a rule's input: JSON whose shape nobody has promised. */
export type RawInput = { readonly [key: string]: unknown };

/** A finite number (never minus zero), also from the text a code or an import may hold; everything else is missing. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined;
  if (typeof value !== 'string' || !/^\s*[+-]?\d+(\.\d+)?\s*$/.test(value)) return undefined;
  return Number(value) + 0;
}

/** A single choice's code as text; numbers count as their text. */
export function codeOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** The codes of a multiple choice; a single code counts as a list of one. Missing is `undefined`, nothing chosen is `[]`. */
export function codesOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) {
    const single = codeOf(value);
    return single === undefined ? undefined : [single];
  }
  return value.map(codeOf).filter((code): code is string => code !== undefined);
}

/** Text without surrounding blanks; blank text is missing. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** Rows of a table field; whatever is no object is left out. */
export function rowsOf(value: unknown): readonly RawInput[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row): row is RawInput => typeof row === 'object' && row !== null && !Array.isArray(row));
}

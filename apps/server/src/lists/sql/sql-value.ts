/**
 * A value as SQL. A number with `over` is the fraction `sql / over`, kept apart so that it is as exact as in JavaScript; `over` is never
 * negative, and null where nothing can be divided. `raw` is the bare column an index serves, for conditions that must be true: it holds
 * `never` where the value is missing. `sparse`: a column that may be missing, and an index or a small table has the rows that have it.
 * `stored`: the column of a row that need not be there, and what the value is where it is not.
 */
export type SqlValue = {
  readonly sql: string;
  readonly over?: string;
  readonly raw?: string;
  readonly never?: string;
  readonly sparse?: true;
  readonly stored?: { readonly column: string; readonly otherwise: string };
};

export const plain = (sql: string): SqlValue => ({ sql });

/** What is true where the value is missing. */
export const isNull = ({ sql, over }: SqlValue): string =>
  over === undefined ? `(${sql}) is null` : `((${sql}) is null or (${over}) is null)`;

/** The fraction as one number, with more digits than a double can tell apart. */
export const asNumber = ({ sql, over }: SqlValue): string =>
  over === undefined ? sql : `((${sql}) + 0.${'0'.repeat(40)}) / nullif(${over}, 0)`;

/** Both sides of a comparison brought over the same denominator. */
export function crossed(a: SqlValue, b: SqlValue): readonly [string, string] {
  const left = b.over === undefined ? a.sql : `(${a.sql}) * (${b.over})`;
  const right = a.over === undefined ? b.sql : `(${b.sql}) * (${a.over})`;
  return [left, right];
}

/** A fraction put together; without a denominator where there is none. */
export const fraction = (sql: string, over: readonly (string | undefined)[]): SqlValue => {
  const parts = over.filter((part) => part !== undefined);
  return parts.length === 0 ? { sql } : { sql, over: parts.map((part) => `(${part})`).join(' * ') };
};

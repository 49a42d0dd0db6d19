/** V looks, prints and exports; E edits; M deletes, reviews, withdraws and configures. */
export type PermissionLetter = 'V' | 'E' | 'M';

/** How much a letter allows: M includes E, E includes V. */
export const STRENGTH: { readonly [Letter in PermissionLetter]: number } = { V: 1, E: 2, M: 3 };

/**
 * Whether the letter somebody holds for a code includes the one that is asked for.
 *
 * @example
 * ```ts
 * includesLetter('M', 'E'); // true
 * includesLetter('V', 'E'); // false
 * ```
 */
export const includesLetter = (held: string | undefined, asked: PermissionLetter): boolean =>
  (STRENGTH[held as PermissionLetter] ?? 0) >= STRENGTH[asked];

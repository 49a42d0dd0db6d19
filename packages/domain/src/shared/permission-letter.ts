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

/** A permission code with the least letter that is enough: `gwjkdngl:E`. */
export type Right = `${string}:${PermissionLetter}`;

/**
 * Whether somebody holds a right. `letterOf`: the letter they hold for a code.
 *
 * @example
 * ```ts
 * holdsRight((code) => (code === 'ybjg' ? 'M' : undefined), 'ybjg:E'); // true
 * ```
 */
export function holdsRight(letterOf: (code: string) => string | undefined, right: Right): boolean {
  const [code, letter] = right.split(':') as [string, PermissionLetter];
  return includesLetter(letterOf(code), letter);
}

/** Digits typed so far in a choice whose codes may have two digits. */
type DigitPress =
  /** Take this code now; nothing is waiting. */
  | { readonly take: string; readonly waiting: '' }
  /** `waiting` may still grow into a longer code; when no digit follows, it counts as it is. */
  | { readonly take: undefined; readonly waiting: string };

/**
 * One digit more. A code is taken at once when no longer code begins with it: with codes 1 to 9 every digit counts
 * immediately; with 1 to 25 a `3` counts at once, a `1` waits for the next digit.
 */
export function pressDigit(waiting: string, digit: string, codes: readonly string[]): DigitPress {
  const longer = waiting + digit;
  const typed = codes.some((code) => code.startsWith(longer)) ? longer : digit;
  const candidates = codes.filter((code) => code.startsWith(typed));
  if (candidates.length === 1 && candidates[0] === typed) return { take: typed, waiting: '' };
  return { take: undefined, waiting: candidates.length > 0 ? typed : '' };
}

/**
 * What is typed for each code. Codes with letters in front (`F20`, `G40.x`, `F70-F79`) have no key of their own: their first number stands for
 * them, where every code of the question begins with a letter and no two have the same.
 */
export function typedCodes(codes: readonly string[]): ReadonlyMap<string, string> {
  if (codes.some((code) => /^\d/.test(code))) return new Map(codes.map((code) => [code, code]));
  const numbered = codes.flatMap((code): readonly (readonly [string, string])[] => {
    const [digits] = /\d+/.exec(code) ?? [];
    return digits === undefined ? [] : [[digits, code]];
  });
  const numbers = numbered.map(([digits]) => digits);
  return new Map(numbered.filter(([digits]) => numbers.indexOf(digits) === numbers.lastIndexOf(digits)));
}

/** What the waiting digits mean once no more follow. */
export const settleDigits = (waiting: string, codes: readonly string[]): string | undefined =>
  codes.includes(waiting) ? waiting : undefined;

/** What this platform does wrong on purpose. Shares are of 1. */
export type Faults = {
  /** Milliseconds before every answer. */
  readonly slow: number;
  /** Records are taken in, and the line breaks before the answer. */
  readonly loseAnswers: number;
  /** The line breaks before anything is done. */
  readonly loseRequests: number;
  /** An answer nobody can read. */
  readonly wrongAnswers: number;
  /** Every record is refused with this code; empty: by the rules. */
  readonly reject: string;
  /** Under maintenance. */
  readonly down: boolean;
};

export const NO_FAULTS: Faults = { slow: 0, loseAnswers: 0, loseRequests: 0, wrongAnswers: 0, reject: '', down: false };
const SHARES = ['loseAnswers', 'loseRequests', 'wrongAnswers'] as const;
const LONGEST = 120_000;

/** What of a text from outside are faults; what is not understood stays as it is. */
export function changedFaults(now: Faults, said: unknown): Faults {
  if (typeof said !== 'object' || said === null) return now;
  const asked = said as { readonly [name: string]: unknown };
  const share = (name: (typeof SHARES)[number]): number => {
    const value = Number(asked[name] ?? now[name]);
    return value >= 0 && value <= 1 ? value : now[name];
  };
  const slow = Number(asked['slow'] ?? now.slow);
  const reject = asked['reject'];
  return {
    slow: slow >= 0 && slow <= LONGEST ? slow : now.slow,
    loseAnswers: share('loseAnswers'),
    loseRequests: share('loseRequests'),
    wrongAnswers: share('wrongAnswers'),
    reject: typeof reject === 'string' && /^(E\d\d)?$/.test(reject) ? reject : now.reject,
    down: typeof asked['down'] === 'boolean' ? asked['down'] : now.down,
  };
}

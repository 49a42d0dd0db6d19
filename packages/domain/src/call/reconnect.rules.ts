/** Milliseconds between two tries at most. */
export const LONGEST_RETRY_DELAY = 5_000;
const FIRST_RETRY_DELAY = 250;

/**
 * Milliseconds to wait before a try to get the line back. The first (`attempt` 0) is made at once, as most drops are over
 * then; the next ones grow up to `LONGEST_RETRY_DELAY`. `random` in [0, 1) keeps the windows of a county from coming back
 * all in the same moment after a restart of the server.
 */
export function delayBefore(attempt: number, random: number): number {
  if (attempt <= 0) return 0;
  const longest = Math.min(LONGEST_RETRY_DELAY, FIRST_RETRY_DELAY * 2 ** (attempt - 1));
  return Math.round(longest * (0.5 + random / 2));
}

/** Milliseconds between two life signs, and after which a line that gives none counts as dropped. */
export type LifeSigns = { readonly every: number; readonly patience: number };

/** `closely`: a call is on, so that a drop is shown within 3 s. */
export const lifeSigns = (closely: boolean): LifeSigns =>
  closely ? { every: 1_000, patience: 2_500 } : { every: 15_000, patience: 40_000 };

/** Whether the other end has been silent for too long. Instants in milliseconds. */
export const isSilent = (lastHeard: number, now: number, closely: boolean): boolean =>
  now - lastHeard > lifeSigns(closely).patience;

/**
 * How somebody's line was lost: `closed` from their end (tab closed, browser ended), gone `silent` (network), or by a
 * `restart` of the server.
 */
export type DropCause = 'closed' | 'silent' | 'restart';

const WAITS: Readonly<Record<DropCause, number>> = { closed: 1_500, silent: 60_000, restart: 30_000 };

/** Milliseconds a lost participant of a call is waited for before they have left. */
export const waitFor = (cause: DropCause): number => WAITS[cause];

import type { Observable } from 'rxjs';
import type { Clock, Scope } from '../shared/index.ts';

/** Milliseconds between news and the question: what belongs together comes together. */
const SOON = 500;
/** Numbers that take long are asked for less often: so many times as long as the last answer took. */
const SHARE = 4;
/** Milliseconds until numbers that are still being worked out are asked for again: no news tells that they are there. */
const UNFINISHED = 10_000;

/**
 * Asks anew soon after news, for as long as somebody looks; one question at a time, and once more where news came meanwhile. Who hears
 * that an answer is not finished calls what comes back, and asks again after a while.
 */
export function keepFresh(
  scope: Scope,
  { clock, news$ }: { readonly clock: Clock; readonly news$: Observable<unknown> },
  ask: () => Promise<void>,
): () => void {
  /** `wanted`: milliseconds until the question after this one, 0 where there is none. */
  let [waiting, asking, wanted, took] = [false, false, 0, 0];
  const now = async (): Promise<void> => {
    [waiting, asking, wanted] = [false, true, 0];
    const began = clock.now().getTime();
    await ask();
    took = clock.now().getTime() - began;
    asking = false;
    if (wanted) again(wanted);
  };
  const again = (wait: number): void => {
    if (asking) wanted = Math.min(wanted || wait, wait);
    else if (!waiting) {
      waiting = true;
      scope.after(clock, Math.max(wait, took * SHARE), () => void now());
    }
  };
  scope.listen(news$, () => again(SOON));
  return () => again(UNFINISHED);
}

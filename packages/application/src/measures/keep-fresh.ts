import type { Observable } from 'rxjs';
import type { Clock, Scope } from '../shared/index.ts';

/** Milliseconds between news and the question: what belongs together comes together. */
const SOON = 500;
/** Numbers that take long are asked for less often: so many times as long as the last answer took. */
const SHARE = 4;

/** Asks anew soon after news, for as long as somebody looks; one question at a time, and once more where news came meanwhile. */
export function keepFresh(
  scope: Scope,
  { clock, news$ }: { readonly clock: Clock; readonly news$: Observable<unknown> },
  ask: () => Promise<void>,
): void {
  let [waiting, asking, missed, took] = [false, false, false, 0];
  const now = async (): Promise<void> => {
    [waiting, asking] = [false, true];
    const began = clock.now().getTime();
    await ask();
    took = clock.now().getTime() - began;
    asking = false;
    if (missed) soon();
  };
  const soon = (): void => {
    missed = asking;
    if (asking || waiting || scope.ended) return;
    waiting = true;
    scope.after(clock, Math.max(SOON, took * SHARE), () => void now());
  };
  scope.listen(news$, soon);
}

import type { Clock } from './clock.port.ts';

/** The value of `work`, or `otherwise` where it takes longer than `milliseconds`. Rejects as `work` does. Leaves no timer behind. */
export function withTimeout<Value>(
  clock: Clock,
  milliseconds: number,
  work: Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  let cancel = (): void => {};
  const patience = new Promise<Value>((resolve) => {
    cancel = clock.after(milliseconds, () => resolve(otherwise));
  });
  return Promise.race([work, patience]).finally(() => cancel());
}

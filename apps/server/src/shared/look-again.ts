import type { ServerTimers } from './server-timers.ts';

/** Milliseconds until the first look, and from the end of one to the next. */
export type Rhythm = { readonly first: number; readonly again: number };
export type Looking = {
  /** False once it was stopped: who works in chunks breaks off. */
  goOn(): boolean;
  /** Waits for the look being made. */
  stop(): Promise<void>;
};

/** Looks again and again, never twice at once. One that failed is made again next time; `report` is told of it. */
export function lookAgain(
  timers: ServerTimers,
  { first, again }: Rhythm,
  look: () => Promise<void>,
  report: (error: unknown) => void = () => {},
): Looking {
  let [stopped, running] = [false, Promise.resolve()];
  let cancel = (): void => {};
  const later = (milliseconds: number): void => {
    cancel = timers.after(milliseconds, () => {
      running = look().catch(report);
      void running.then(() => !stopped && later(again));
    });
  };
  later(first);
  return {
    goOn: () => !stopped,
    stop: async () => {
      stopped = true;
      cancel();
      await running;
    },
  };
}

import { Worker } from 'node:worker_threads';
import type { CalendarDay } from '@gongwei/domain/shared';
import { ROSTER_LIMITS } from './roster-limits.ts';
import type { RosterSession } from './roster-session.ts';

type Pending = { readonly resolve: (output: never) => void; readonly reject: (error: Error) => void };

/** A session whose reading, checking and writing happen in a thread of its own. `end` gives the thread up. */
export function createWorkerRosterSession(today: CalendarDay): RosterSession & { end(): Promise<void> } {
  const worker = new Worker(new URL('./roster-session.worker.ts', import.meta.url), {
    workerData: { today },
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    execArgv: [],
  });
  const pending = new Map<number, Pending>();
  let calls = 0;
  let over: Error | undefined;
  const giveUp = (error: Error): void => {
    over ??= error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('message', ({ id, output, error }: { id: number; output: never; error?: string }) => {
    const call = pending.get(id);
    pending.delete(id);
    if (error === undefined) call?.resolve(output);
    else call?.reject(new Error(error));
  });
  worker.on('error', (error) => giveUp(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => giveUp(new Error('The roster thread ended')));
  const ask = <Output>(call: keyof RosterSession, input: unknown): Promise<Output> =>
    new Promise<Output>((resolve, reject) => {
      if (over) return reject(over);
      const id = (calls += 1);
      const timer = setTimeout(() => void worker.terminate(), ROSTER_LIMITS.patience);
      const settled =
        <Value>(then: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(timer);
          then(value);
        };
      pending.set(id, { resolve: settled(resolve) as Pending['resolve'], reject: settled(reject) });
      worker.postMessage({ id, call, input });
    });
  return {
    open: (bytes) => ask('open', bytes),
    next: (verdicts) => ask('next', verdicts),
    write: (verdicts) => ask('write', verdicts),
    end: async () => void (await worker.terminate()),
  };
}

import { Worker } from 'node:worker_threads';
import { ROSTER_LIMITS } from './roster-limits.ts';
import type { RosterFile } from './roster-file.ts';

type Pending = { readonly resolve: (output: never) => void; readonly reject: (error: Error) => void };

/** A file that is read and written in a thread of its own. `end` gives the thread up. */
export function createWorkerRosterFile(): RosterFile & { end(): Promise<void> } {
  const worker = new Worker(new URL('./roster-file.worker.ts', import.meta.url), {
    // What is new dies at once, row by row: little room for it is cleared often and holds 60 MB less of a large sheet.
    resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 8 },
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
  const ask = <Output>(call: keyof RosterFile, input: unknown): Promise<Output> =>
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
    open: (input) => ask('open', input),
    next: () => ask('next', undefined),
    add: (rows) => ask('add', rows),
    write: (layout) => ask('write', layout),
    end: async () => void (await worker.terminate()),
  };
}

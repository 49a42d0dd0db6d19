import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { CountyBatch } from './work-out-files.ts';

/** Of so many threads one: every so manieth batch of the county is its own. */
export type CountyShare = {
  readonly residents: number;
  readonly today: CalendarDay;
  readonly of: number;
  readonly at: number;
};

/** The people of the demonstration county, worked out beside this thread. */
export type CountyWork = {
  readonly today: CalendarDay;
  readonly residents: number;
  /** In the order of the county, once. */
  batches(): AsyncIterable<CountyBatch>;
  stop(): Promise<void>;
};

/** A thread has to learn its work before it is fast: so many people are worth one. */
const WORTH_A_THREAD = 750;
/** Batches a thread works out before the first of them is taken; a large county never stands in memory. */
const AHEAD = 4;

/** Begins to work the county out: before there is a database to put it into, where one has to be made first. */
export function beginCounty(residents: number, today: CalendarDay): CountyWork {
  const threads = Math.min(Math.ceil(residents / WORTH_A_THREAD), availableParallelism());
  const shares = Array.from({ length: threads }, (_, at) => {
    const workerData: CountyShare = { residents, today, of: threads, at };
    const worker = new Worker(new URL('./county-worker.ts', import.meta.url), { workerData });
    const told = on(worker, 'message', { close: ['exit'] });
    for (let ahead = 0; ahead < AHEAD; ahead += 1) worker.postMessage('more');
    return { worker, told };
  });
  return {
    ...{ today, residents },
    async *batches() {
      for (let turn = 0; ; turn += 1) {
        const { worker, told } = shares[turn % shares.length] as (typeof shares)[number];
        const { value, done } = await told.next();
        if (done) throw new Error('A thread that works out the county has ended.');
        const [batch] = value as [CountyBatch | undefined];
        if (batch === undefined) return;
        worker.postMessage('more');
        yield batch;
      }
    },
    stop: async () => void (await Promise.all(shares.map(({ worker }) => worker.terminate()))),
  };
}

import { availableParallelism } from 'node:os';
import type { CalendarDay } from '@gongwei/domain/shared';
import { startChild } from '../shared/child-program.ts';
import type { CountyBatch } from './work-out-files.ts';

/** Of so many processes one: every so manieth batch of the county is its own. */
export type CountyShare = {
  readonly residents: number;
  readonly today: CalendarDay;
  readonly of: number;
  readonly at: number;
};

/** The people of the demonstration county, worked out beside this process. */
export type CountyWork = {
  readonly today: CalendarDay;
  /** In the order of the county, once. */
  batches(): AsyncIterable<CountyBatch>;
  stop(): Promise<void>;
};

/** A process has to learn its work before it is fast: so many people are worth one. */
export const WORTH_A_PROCESS = 750;
/** Batches worked out before the first of them is taken; a large county never stands in memory. */
const AHEAD = 4;

/** Begins to work the demonstration county out: before there is a database to put it into, where one has to be made first. */
export function beginDemoCounty(residents: number, today: CalendarDay): CountyWork {
  const processes = Math.min(Math.ceil(residents / WORTH_A_PROCESS), availableParallelism());
  const shares = Array.from({ length: processes }, (_, at) => {
    const share: CountyShare = { residents, today, of: processes, at };
    const child = startChild('loading/county-process', share);
    const ahead: Promise<CountyBatch | null>[] = [];
    const more = (): void => {
      const batch = child.ask<CountyBatch | null>('more');
      // It is heard of when it is taken; who stops takes no more.
      batch.catch(() => {});
      ahead.push(batch);
    };
    for (let batch = 0; batch < AHEAD; batch += 1) more();
    return { child, more, next: async () => ahead.shift() };
  });
  return {
    today,
    async *batches() {
      for (let turn = 0; ; turn += 1) {
        const { next, more } = shares[turn % shares.length] as (typeof shares)[number];
        const batch = await next();
        if (!batch) return;
        more();
        yield batch;
      }
    },
    async stop() {
      await Promise.all(shares.map(({ child }) => child.end()));
    },
  };
}

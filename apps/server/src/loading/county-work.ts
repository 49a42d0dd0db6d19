import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { CalendarDay } from '@gongwei/domain/shared';
import { ownProgram } from '../shared/own-program.ts';
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

/**
 * Begins to work the demonstration county out: before there is a database to put it into, where one has to be made first. In processes, not in threads:
 * V8 13.6 ends the whole program now and then where several threads have WebAssembly compiled, as the embedded database and Node's own reading of
 * TypeScript do (`jit_page_->allocations_.erase`).
 */
export function beginDemoCounty(residents: number, today: CalendarDay): CountyWork {
  const processes = Math.min(Math.ceil(residents / WORTH_A_PROCESS), availableParallelism());
  const shares = Array.from({ length: processes }, (_, at) => {
    const share: CountyShare = { residents, today, of: processes, at };
    const child = fork(ownProgram('loading/county-process'), [JSON.stringify(share)], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const told = on(child, 'message', { close: ['exit'] });
    const more = (): unknown => child.connected && child.send('more', () => {});
    for (let ahead = 0; ahead < AHEAD; ahead += 1) more();
    return { child, told, more };
  });
  return {
    today,
    async *batches() {
      for (let turn = 0; ; turn += 1) {
        const { told, more } = shares[turn % shares.length] as (typeof shares)[number];
        const { value, done } = await told.next();
        if (done) throw new Error('A process that works out the county has ended.');
        const [batch] = value as [CountyBatch | null];
        if (batch === null) return;
        more();
        yield batch;
      }
    },
    async stop() {
      for (const { child } of shares) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    },
  };
}

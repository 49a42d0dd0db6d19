import { expect, it } from 'vitest';
import { waitBehind } from '../ports/counters.port.ts';
import { createManualTime } from '../testing/manual-time.ts';
import { countersContract } from './counters.contract.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { SWEEP_EVERY, sweepCounters } from './sweep-counters.ts';

countersContract('in memory', async ({ clock }) => ({ counters: createMemoryCounters(clock), end: async () => {} }));

it('is swept every ten minutes until it is ended, also after a sweep that failed', () => {
  const { timers, advance, waiting, clock } = createManualTime('2026-06-15T04:00:00Z');
  let sweeps = 0;
  const counters = createMemoryCounters(clock);
  const stop = sweepCounters(
    { ...counters, sweep: () => ((sweeps += 1) === 1 ? Promise.reject(new Error('down')) : Promise.resolve()) },
    timers,
  );
  advance(2 * SWEEP_EVERY);
  expect(sweeps).toBe(2);
  stop();
  expect(waiting()).toBe(0);
});

it('a wait doubles behind the last free try until it grows no longer, and a window has none', () => {
  const rule = { name: 'test', free: 3, waits: { firstWait: 10, longestWait: 35 }, forgetAfter: 1_000 } as const;
  expect([1, 2, 3, 4, 5, 6].map((count) => waitBehind(rule, count))).toEqual([0, 0, 10, 20, 35, 35]);
  expect(waitBehind({ ...rule, waits: 'window' }, 9)).toBe(0);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

const full = () => new Error('full');

it('runs no more at once than it may, refuses what is beyond, and does the rest in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 20 }),
      async (parallel, waiting, asked) => {
        const queue = createBoundedQueue({ parallel, waiting, full });
        const begun: number[] = [];
        const ends: (() => void)[] = [];
        let [running, most] = [0, 0];
        const all = Array.from({ length: asked }, (_, at) =>
          queue.run(async () => {
            begun.push(at);
            most = Math.max(most, (running += 1));
            await new Promise<void>((done) => ends.push(done));
            running -= 1;
            return at;
          }),
        );
        const outcomes = Promise.allSettled(all);
        const taken = Math.min(asked, parallel + waiting);
        for (let ended = 0; ended < taken; ended += 1) {
          while (ends.length <= ended) await Promise.resolve();
          ends[ended]?.();
        }
        const kept = (await outcomes).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        expect(kept).toEqual(Array.from({ length: taken }, (_, at) => at));
        expect(begun).toEqual(kept);
        expect(most).toBe(Math.min(parallel, taken));
      },
    ),
  );
});

it('goes on behind work that failed', async () => {
  const queue = createBoundedQueue({ parallel: 1, waiting: 1, full });
  const broken = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'done');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await queue.run(async () => 'again')).toBe('again');
});

import { expect, it } from 'vitest';
import { createBatch } from './batch.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A batch of names; those in `broken` fail. `asked` is what was tried, in order. */
function batchOf(names: readonly string[], broken: Set<string>) {
  const asked: string[] = [];
  const batch = createBatch({
    items: names.map((name) => ({ name })),
    atOnce: 2,
    work: async ({ name }) => {
      asked.push(name);
      await Promise.resolve();
      if (broken.has(name)) throw new Error(name);
      return name.toUpperCase();
    },
    stateOf: ({ outcomes, total, stopped }) => ({
      ready: outcomes.flatMap((one) => (one.done ? [one.value] : [])),
      failed: outcomes.flatMap((one) => (one.done ? [] : [one.item.name])),
      total,
      stopped,
    }),
  });
  return { batch, asked };
}

it('is worked through while somebody listens, in the order of its items, and one failure keeps no other', async () => {
  const { batch, asked } = batchOf(['a', 'b', 'c'], new Set(['b']));
  await settle();
  expect(asked).toEqual([]);
  batch.state$.subscribe();
  await settle();
  expect(batch.state$.value).toEqual({ ready: ['A', 'C'], failed: ['b'], total: 3, stopped: false });
});

it('tries again only what failed, or everything', async () => {
  const broken = new Set(['b']);
  const { batch, asked } = batchOf(['a', 'b'], broken);
  batch.state$.subscribe();
  await settle();
  broken.clear();
  batch.retry();
  await settle();
  expect(batch.state$.value).toMatchObject({ ready: ['A', 'B'], failed: [] });
  expect(asked).toEqual(['a', 'b', 'b']);
  batch.reload();
  expect(batch.state$.value.ready).toEqual([]);
  await settle();
  expect(asked).toEqual(['a', 'b', 'b', 'a', 'b']);
});

it('begins nothing more once it is stopped, and goes on where it was', async () => {
  const { batch, asked } = batchOf(['a', 'b', 'c', 'd'], new Set());
  batch.state$.subscribe();
  batch.stop();
  await settle();
  expect(asked).toEqual(['a', 'b']);
  expect(batch.state$.value).toMatchObject({ ready: [], stopped: true });
  batch.retry();
  await settle();
  expect(batch.state$.value).toEqual({ ready: ['A', 'B', 'C', 'D'], failed: [], total: 4, stopped: false });
});

it('begins nothing more when nobody listens any more', async () => {
  const { batch, asked } = batchOf(['a', 'b', 'c', 'd'], new Set());
  batch.state$.subscribe().unsubscribe();
  await settle();
  expect(asked).toEqual(['a', 'b']);
});

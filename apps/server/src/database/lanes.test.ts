import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { behindEverybody, behindOthers, createLanes, type Lanes } from './lanes.ts';
import { openPglite } from './pglite.adapter.ts';

/** A connection that does one statement after the other, each until it is let go. */
function slowConnection(lanes: Lanes) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  let last: Promise<unknown> = Promise.resolve();
  const work = (name: string) => (): Promise<void> => {
    const mine = last.then(() => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
    last = mine;
    return mine;
  };
  return {
    begun,
    ask: (name: string) => lanes(work(name)),
    behind: (name: string) => behindOthers(() => lanes(work(name))),
    end: async (name: string): Promise<void> => {
      await vi.waitFor(() => expect(begun).toContain(name), { interval: 1, timeout: 20_000 });
      ends.get(name)?.();
      await nextTurn();
    },
  };
}

it('lets others go before all but one of what is behind them, also between two statements of a request', async () => {
  // A pause longer than a busy machine takes from one statement to the next, and nobody's patience ends.
  const { begun, ask, behind, end } = slowConnection(createLanes({ pause: 300, patience: 600_000 }));
  const counted = ['count 1', 'count 2', 'count 3'].map(behind);
  await vi.waitFor(() => expect(begun).toEqual(['count 1']), { interval: 1 });
  const request = ask('read 1').then(() => ask('read 2'));
  await end('count 1');
  await end('read 1');
  await end('read 2');
  await request;
  await end('count 2');
  await end('count 3');
  await Promise.all(counted);
  expect(begun).toEqual(['count 1', 'read 1', 'read 2', 'count 2', 'count 3']);
});

it('holds nobody back for ever: what has waited long enough goes on, though others never pause', async () => {
  const lanes = createLanes({ pause: 600_000, patience: 300 });
  let [goOn, asked] = [true, 0];
  const others = (async () => {
    while (goOn) {
      asked += 1;
      await lanes(nextTurn);
    }
  })();
  await lanes(nextTurn);
  const began = performance.now();
  await behindOthers(() => lanes(nextTurn));
  const waited = performance.now() - began;
  goOn = false;
  await others;
  expect(asked).toBeGreaterThan(10);
  expect(waited).toBeGreaterThanOrEqual(299);
});

it('goes on after a statement that fails, in either lane', async () => {
  const lanes = createLanes();
  const fail = () => Promise.reject(new Error('no table'));
  await expect(lanes(fail)).rejects.toThrow('no table');
  await expect(behindOthers(() => lanes(fail))).rejects.toThrow('no table');
  expect(await behindOthers(() => lanes(async () => 'counted'))).toBe('counted');
  expect(await lanes(async () => 'read')).toBe('read');
});

it('is how the embedded database takes its statements: one of counting before a question of others, not all', async () => {
  const database = await openPglite();
  let counted = 0;
  const counting = behindOthers(() =>
    Promise.all(
      Array.from({ length: 20 }, async () => {
        await database.query('select count(*) from generate_series(1, 20000)');
        counted += 1;
      }),
    ),
  );
  await vi.waitFor(() => expect(counted).toBeGreaterThan(0), { interval: 1 });
  const before = counted;
  await database.query('select 1');
  await database.transaction((inside) => inside.query('select 2'));
  expect(counted).toBeLessThanOrEqual(before + 1);
  await counting;
  expect(counted).toBe(20);
  await database.close();
});

it('what nobody waits for comes after what somebody does, though it was asked before', async () => {
  const lanes = createLanes();
  const order: string[] = [];
  const note = (name: string) => () => lanes(async () => void order.push(name));
  const ahead = behindEverybody(() => Promise.all([note('ahead 1')(), note('ahead 2')(), note('ahead 3')()]));
  const counting = behindOthers(note('count'));
  await Promise.all([ahead, counting]);
  expect(order).toEqual(['ahead 1', 'count', 'ahead 2', 'ahead 3']);
});

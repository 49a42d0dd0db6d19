import type { CDPSession, Page } from '@playwright/test';

export type MainThread = {
  /** Milliseconds of processor time that a work costs, until it is drawn. */
  cost(work: () => Promise<unknown>): Promise<number>;
  /** Milliseconds of processor time it has worked so far. */
  used(): Promise<number>;
};

/** Until what was changed is on the screen: the frame it is drawn in, and the one after. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * What the page's main thread works, drawing included, less what the waiting alone costs: unlike the clock it says the same on a PC that has much
 * else to do.
 */
export async function mainThread(page: Page, cdp: CDPSession): Promise<MainThread> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const spent = async (work?: () => Promise<unknown>): Promise<number> => {
    await drawn(page);
    const before = await used();
    await work?.();
    await drawn(page);
    return (await used()) - before;
  };
  const waiting: number[] = [];
  for (let at = 0; at < 11; at += 1) waiting.push(await spent());
  const idle = waiting.toSorted((a, b) => a - b)[5] ?? 0;
  return { used, cost: async (work) => Math.max(0, (await spent(work)) - idle) };
}

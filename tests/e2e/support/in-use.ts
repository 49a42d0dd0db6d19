import type { CDPSession } from '@playwright/test';

/** What a page holds once the garbage is gone; the heap in bytes. `Performance.enable` has been sent before. */
export async function inUse(
  cdp: CDPSession,
): Promise<{ readonly heap: number; readonly nodes: number; readonly listeners: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

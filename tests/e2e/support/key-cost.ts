import type { CDPSession, Page } from '@playwright/test';

/** What one key makes the browser do until its result is painted; medians over the keys typed. */
export type KeyCost = {
  /** Elements whose style was worked out anew. */
  readonly restyled: number;
  /** How often the page was laid out, and how many boxes of it in all. */
  readonly layouts: number;
  readonly laidOut: number;
  /** Changes of the document: texts, attributes, elements. */
  readonly mutations: number;
};

type TraceEvent = {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly args: {
    readonly data?: { readonly type?: string };
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects?: number };
  };
};

/**
 * Types into the box with the cursor and counts, key by key, what the browser's own trace tells: counts, unlike times, are
 * the same on every machine. What follows in the pause after a key is not its cost.
 */
export async function costOfKeys(page: Page, cdp: CDPSession, keys: readonly string[]): Promise<KeyCost> {
  await page.evaluate(watchMutations);
  const trace: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }): void =>
    void trace.push(...(value as readonly TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  const complete = new Promise<void>((done) => void cdp.once('Tracing.tracingComplete', () => done()));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  const mutations = await page.evaluate(() => (window as unknown as { keyMutations: number[] }).keyMutations);
  const slices = slicesOf([...trace].sort((a, b) => a.ts - b.ts));
  if (slices.length !== keys.length) throw new Error(`${keys.length} keys typed, ${slices.length} in the trace`);
  const sum = (of: (event: TraceEvent) => number): number =>
    median(slices.map((slice) => slice.reduce((total, event) => total + of(event), 0)));
  return {
    restyled: sum((event) => (event.name === 'UpdateLayoutTree' ? (event.args.elementCount ?? 0) : 0)),
    layouts: sum((event) => (event.name === 'Layout' ? 1 : 0)),
    laidOut: sum((event) => (event.name === 'Layout' ? (event.args.beginData?.dirtyObjects ?? 0) : 0)),
    mutations: median(mutations),
  };
}

/** In the page: how much of the document changes between a key and the next frame. */
function watchMutations(): void {
  const counts: number[] = [];
  (window as unknown as { keyMutations: number[] }).keyMutations = counts;
  let counting = false;
  new MutationObserver((records) => {
    const last = counts.length - 1;
    if (counting) counts[last] = (counts[last] ?? 0) + records.length;
  }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  addEventListener(
    'keydown',
    () => {
      counts.push(0);
      counting = true;
      requestAnimationFrame(() => {
        counting = false;
      });
    },
    true,
  );
}

/** Per key: what the trace holds from its key-down to the frame that shows what was entered. */
function slicesOf(trace: readonly TraceEvent[]): readonly (readonly TraceEvent[])[] {
  const dispatched = (event: TraceEvent, type: string): boolean =>
    event.name === 'EventDispatch' && event.args.data?.type === type;
  return trace
    .filter((event) => dispatched(event, 'keydown'))
    .map((down) => {
      const input = trace.find((event) => event.ts >= down.ts && dispatched(event, 'input'));
      const entered = input ? input.ts + (input.dur ?? 0) : Number.POSITIVE_INFINITY;
      const frame = trace.find((event) => event.ts >= entered && event.name === 'Layerize');
      return trace.filter((event) => event.ts >= down.ts && event.ts <= (frame?.ts ?? Number.POSITIVE_INFINITY));
    });
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

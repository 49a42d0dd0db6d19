import type { CDPSession, Page } from 'playwright';
import { quantile, throttle } from './browser.ts';

/** Milliseconds since the click. `whole`: the last field stands; `longest`: the longest task after the first screen could be used, 0 where none took 50 ms. */
export type Opening = {
  readonly painted: number;
  readonly interactive: number;
  readonly whole: number;
  readonly longest: number;
};
/** `first` is the first key after the form was opened, which the browser has not compiled for yet; it counts in the others, too. */
export type Typing = { readonly first: number; readonly p50: number; readonly p95: number; readonly lost: number };

/** In the page: click until the first of five frames in a row within 50 ms of each other, after `ready` was painted. */
const openInPage = ([trigger, ready, last]: readonly [string, string, string]): Promise<Opening> =>
  new Promise((done) => {
    const start = performance.now();
    const long: { readonly startTime: number; readonly duration: number }[] = [];
    const watch = new PerformanceObserver((seen) => void long.push(...seen.getEntries()));
    watch.observe({ entryTypes: ['longtask'] });
    let [painted, whole] = [0, 0];
    const stand = (): void => {
      if (document.querySelector(last)) whole = performance.now();
      else requestAnimationFrame(stand);
    };
    requestAnimationFrame(stand);
    const finish = (interactive: number): void => {
      if (whole === 0) return void requestAnimationFrame(() => finish(interactive));
      watch.disconnect();
      const later = long.filter(({ startTime }) => startTime >= interactive && startTime < whole);
      const longest = Math.max(0, ...later.map(({ duration }) => duration));
      done({ painted: painted - start, interactive: interactive - start, whole: whole - start, longest });
    };
    const settle = (): void => {
      let [first, previous, good] = [performance.now(), performance.now(), 0];
      const frame = (): void => {
        const now = performance.now();
        if (now - previous > 50) [good, first] = [0, now];
        else good++;
        previous = now;
        if (good >= 5) finish(first);
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    };
    const look = (): void => {
      if (!document.querySelector(ready)?.getClientRects().length) return void requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.addEventListener(
        'message',
        () => {
          painted = performance.now();
          settle();
        },
        { once: true },
      );
      channel.port1.start();
      channel.port2.postMessage(0);
    };
    document.querySelector<HTMLElement>(trigger)!.click();
    requestAnimationFrame(look);
  });

/** Clicks `trigger` and waits for `ready`, then for `last`, all of it on the slow PC; the code is loaded by then. */
export async function measureOpening(
  page: Page,
  cdp: CDPSession,
  trigger: string,
  ready: string,
  last = ready,
): Promise<Opening> {
  await throttle(cdp, 'cpu4');
  const opening = await page.evaluate(openInPage, [trigger, ready, last] as const);
  await throttle(cdp, 'none');
  return opening;
}

type KeyClock = { keys: number[]; done: Promise<void> };

/** In the page: keydown until the frame after which `computed` differs from before was painted. */
const watchKeys = (computed: string): void => {
  const clock: KeyClock & { next?: () => void } = { keys: [], done: Promise.resolve() };
  (globalThis as { benchKeys?: KeyClock }).benchKeys = clock;
  const shown = (): string => {
    const element = document.querySelector(computed);
    return element instanceof HTMLInputElement ? element.value : (element?.textContent ?? '');
  };
  addEventListener(
    'keydown',
    (event) => {
      const before = shown();
      clock.done = new Promise((finish) => {
        const tick = (): void => {
          const changed = shown() !== before;
          const late = performance.now() - event.timeStamp > 3_000;
          if (!changed && !late) return void requestAnimationFrame(tick);
          const channel = new MessageChannel();
          channel.port1.addEventListener(
            'message',
            () => {
              clock.keys.push(late ? Number.NaN : performance.now() - event.timeStamp);
              finish();
            },
            { once: true },
          );
          channel.port1.start();
          channel.port2.postMessage(0);
        };
        requestAnimationFrame(tick);
      });
    },
    { capture: true },
  );
};

/** Types `keys` over and over into a field and clocks each key until the computed value changed on screen. */
export async function measureTyping(
  page: Page,
  cdp: CDPSession,
  field: string,
  computed: string,
  keys: readonly string[],
  count: number,
): Promise<Typing> {
  await page.locator(field).click();
  await page.evaluate(watchKeys, computed);
  await throttle(cdp, 'cpu4');
  for (let at = 0; at < count; at++) {
    await page.keyboard.press(keys[at % keys.length]!);
    await page.evaluate(() => (globalThis as { benchKeys?: KeyClock }).benchKeys!.done);
  }
  await throttle(cdp, 'none');
  const clocked = await page.evaluate(() => (globalThis as { benchKeys?: KeyClock }).benchKeys!.keys);
  const good = clocked.filter((value) => Number.isFinite(value));
  return {
    first: clocked[0] ?? Number.NaN,
    p50: quantile(good, 0.5),
    p95: quantile(good, 0.95),
    lost: count - good.length,
  };
}

/**
 * Puts the form that stands there on the page again as plain HTML, in one go at a click on `#plain`, with `computed` taking over what is typed
 * into `field`: what a browser needs for these elements whatever wrote them, so the least any engine can take.
 */
export async function leavePlainHtml(page: Page, field: string, computed: string): Promise<void> {
  await page.evaluate(
    ([typed, shown]) => {
      const html = document.body.innerHTML;
      document.body.innerHTML = '<button id="plain">打开</button>';
      const open = (): void => {
        document.body.innerHTML = html;
        const [from, to] = [
          document.querySelector<HTMLInputElement>(typed)!,
          document.querySelector<HTMLElement>(shown)!,
        ];
        from.addEventListener('input', () => {
          if (to instanceof HTMLInputElement) to.value = from.value;
          else to.textContent = from.value;
        });
      };
      document.querySelector('#plain')!.addEventListener('click', open);
    },
    [field, computed] as const,
  );
}

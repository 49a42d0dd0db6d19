import { buildBenchPage, serveBenchPage } from '../bench/bench-page.ts';
import { inMs, quantile, SMOKE, visit } from '../bench/browser.ts';
import { leavePlainHtml, measureOpening, measureTyping, type Typing } from '../bench/form.ts';

const KEYS = ['1', '2', '0', 'Backspace', 'Backspace', 'Backspace'];
const RUNS = SMOKE ? 1 : 5;

if ((await buildBenchPage()) !== 0) process.exit(1);
const { origin, close } = await serveBenchPage();

console.log('合成表单，CPU ÷4；各节按需挂载，“可操作”指首屏字段可用，“整表”指最后一个字段已在页面中');
type Figures = {
  readonly opened: number[];
  readonly whole: number[];
  readonly longest: number[];
  readonly typed: Typing[];
};
const none = (): Figures => ({ opened: [], whole: [], longest: [], typed: [] });
const print = (name: string, { opened, whole, longest, typed }: Figures, rest: string): void => {
  const worst = (pick: (one: Typing) => number): number => Math.max(...typed.map(pick));
  console.log(
    [
      name,
      `可操作 ${inMs(quantile(opened, 0.5))}`,
      `整表 ${inMs(quantile(whole, 0.5))}`,
      `其间最长任务 ${inMs(Math.max(...longest))}`,
      `按键到结果 p50 ${inMs(worst((one) => one.p50))} p95 ${inMs(worst((one) => one.p95))} 首键 ${inMs(worst((one) => one.first))}`,
      `丢失 ${worst((one) => one.lost)}`,
      rest,
    ].join('   '),
  );
};

for (const size of SMOKE ? ([100] as const) : ([100, 300, 1000] as const)) {
  const [ours, plain] = [none(), none()];
  const heaps: number[] = [];
  for (let at = 0; at < RUNS; at++) {
    const { browser, page, cdp } = await visit();
    const last = `#s${String(Math.ceil(size / 15)).padStart(2, '0')}_n1`;
    const measure = async (into: Figures, trigger: string): Promise<void> => {
      await page.locator(trigger).waitFor();
      const opening = await measureOpening(page, cdp, trigger, '#s01_n1', last);
      into.opened.push(opening.interactive);
      into.whole.push(opening.whole);
      into.longest.push(opening.longest);
    };
    const type = async (into: Figures): Promise<void> => {
      if (at < 2) into.typed.push(await measureTyping(page, cdp, '#s01_n1', '#s01_c1', KEYS, SMOKE ? 6 : 60));
    };
    await page.goto(`${origin}/?form=synthetic-${size}`);
    await measure(ours, '#mount');
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    heaps.push(usedSize / 1_048_576);
    await type(ours);
    await leavePlainHtml(page, '#s01_n1', '#s01_c1');
    await measure(plain, '#plain');
    await type(plain);
    await browser.close();
  }
  print(`${size} 项`.padEnd(8), ours, `堆 ${quantile(heaps, 0.5).toFixed(1)} MB`);
  // All of it comes at once: it stands when it can be used.
  const [floor, keys] = [quantile(plain.opened, 0.5), Math.max(...plain.typed.map(({ p95 }) => p95))];
  const times = (mine: number, least: number): string => `${(mine / least).toFixed(1)} 倍`;
  const slowest = Math.max(...ours.typed.map(({ p95 }) => p95));
  console.log(
    [
      '  同样的页面，纯 HTML',
      `整表可操作 ${inMs(floor)}（首屏为其 ${times(quantile(ours.opened, 0.5), floor)}，整表 ${times(quantile(ours.whole, 0.5), floor)}）`,
      `按键到结果 p95 ${inMs(keys)}（${times(slowest, keys)}）`,
    ].join('   '),
  );
}
console.log('目标（300 项）：可操作 ≤ 220 ms，整表 ≤ 700 ms，按键到结果 p95 ≤ 33 ms，堆 ≤ 12 MB');
close();

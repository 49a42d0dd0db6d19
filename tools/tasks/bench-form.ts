import { buildBenchPage, serveBenchPage } from '../bench/bench-page.ts';
import { inMs, quantile, SMOKE, visit } from '../bench/browser.ts';
import { measureOpening, measureTyping, type Typing } from '../bench/form.ts';

const KEYS = ['1', '2', '0', 'Backspace', 'Backspace', 'Backspace'];
const RUNS = SMOKE ? 1 : 5;

if ((await buildBenchPage()) !== 0) process.exit(1);
const { origin, close } = await serveBenchPage();

console.log('合成表单，CPU ÷4；各节按需挂载，“可操作”指首屏字段可用，“整表”指最后一个字段已在页面中');
for (const size of SMOKE ? ([100] as const) : ([100, 300, 1000] as const)) {
  const opened: number[] = [];
  const whole: number[] = [];
  const longest: number[] = [];
  const typed: Typing[] = [];
  const heaps: number[] = [];
  for (let at = 0; at < RUNS; at++) {
    const { browser, page, cdp } = await visit();
    await page.goto(`${origin}/?form=synthetic-${size}`);
    await page.locator('#mount').waitFor();
    const last = `#s${String(Math.ceil(size / 15)).padStart(2, '0')}_n1`;
    const opening = await measureOpening(page, cdp, '#mount', '#s01_n1', last);
    opened.push(opening.interactive);
    whole.push(opening.whole);
    longest.push(opening.longest);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    heaps.push(usedSize / 1_048_576);
    if (at < 2) typed.push(await measureTyping(page, cdp, '#s01_n1', '#s01_c1', KEYS, SMOKE ? 6 : 60));
    await browser.close();
  }
  const worst = (pick: (one: Typing) => number): number => Math.max(...typed.map(pick));
  console.log(
    [
      `${size} 项`.padEnd(8),
      `可操作 ${inMs(quantile(opened, 0.5))}`,
      `整表 ${inMs(quantile(whole, 0.5))}`,
      `其间最长任务 ${inMs(Math.max(...longest))}`,
      `按键到结果 p50 ${inMs(worst((one) => one.p50))} p95 ${inMs(worst((one) => one.p95))} 首键 ${inMs(worst((one) => one.first))}`,
      `丢失 ${worst((one) => one.lost)}`,
      `堆 ${quantile(heaps, 0.5).toFixed(1)} MB`,
    ].join('   '),
  );
}
console.log('目标（300 项）：可操作 ≤ 220 ms，整表 ≤ 700 ms，按键到结果 p95 ≤ 33 ms，堆 ≤ 12 MB');
close();

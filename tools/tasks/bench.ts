import type { Page } from 'playwright';
import { inMs, quantile, SMOKE, visit } from '../bench/browser.ts';
import { meetForCalls } from '../bench/call.ts';
import { measureOpening, measureTyping } from '../bench/form.ts';
import { measureList } from '../bench/list.ts';
import { measureLoad } from '../bench/load.ts';
import { loggedIn } from '../bench/log-in.ts';
import { measurePrinting } from '../bench/print.ts';
import { startProduct, temporaryFolder, type Product } from '../bench/product.ts';
import { tellWaterfall, watchLoad } from '../bench/waterfall.ts';
import { buildIfStale } from '../lib/product-build.ts';
import { NODE, run } from '../lib/run-command.ts';

const RUNS = SMOKE ? 1 : 5;
const CHECK_UP = 'health-check-up';
/** The form that comes with the page can be typed into, and what is typed stays; `program`: the program's own has taken over. */
const LOGIN = { path: '/login', ready: 'input[type=password]', program: '#root input[type=password]' };
const LIST = { path: '/cust/base', ready: 'tr[data-row="5"]' };

/** Figures are printed, never asserted: a timing test on a shared machine only teaches people to run it again. */
const say = (what: string, value: string, aim: string): void =>
  console.log(`${what.padEnd(62)}${value.padStart(12)}   目标 ${aim}`);

/** `npm run bench -- form` measures only that part; without words everything but `waterfall`, which tells what `load` waits for, and `saves` and `checks`, which take minutes. */
const PARTS = ['load', 'list', 'form', 'print', 'call', 'server', 'realtime', 'saves', 'checks', 'waterfall'];
const chosen = process.argv.slice(2).filter((word) => PARTS.includes(word));
const wants = (part: string): boolean => chosen.length === 0 || chosen.includes(part);

if ((await buildIfStale()) !== 0) process.exit(1);
// Where no figure is looked at, both kinds run beside each other.
const beside = SMOKE ? benchServer() : undefined;
const folder = temporaryFolder();
const residents = SMOKE ? 200 : 2_000;
const first = await startProduct(folder.path, residents);
say(`npm start：首次启动到第一个页面（${residents} 位居民）`, inMs(first.startedIn), '≤ 15 s');
await first.stop();
const product = await startProduct(folder.path, residents);
say('npm start：再次启动到第一个页面', inMs(product.startedIn), '≤ 5 s');
try {
  if (wants('load')) await benchLoads(product);
  if (chosen.includes('waterfall')) await tellLoads(product);
  if (wants('list')) await benchList(product);
  if (wants('form')) await benchForm(product);
  if (wants('print')) await benchPrinting(product);
  if (wants('call')) await benchCalls(product);
} finally {
  await product.stop();
  folder.remove();
}
if (SMOKE && (await run(NODE, ['tools/tasks/bench-form.ts', '--smoke'])) !== 0) process.exitCode = 1;
await (beside ?? benchServer());

async function benchServer(): Promise<void> {
  if (wants('realtime')) await bench('realtime');
  if (chosen.includes('saves')) await bench('saves');
  if (chosen.includes('checks')) await bench('checks');
  if (wants('server')) for (const name of ['lists', 'home', 'numbers', 'http']) await bench(name);
}

async function bench(name: string): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', `apps/server/src/bench/${name}.bench.ts`];
  if ((await run(NODE, args, SMOKE ? { GONGWEI_BENCH_SMOKE: '1' } : {})) !== 0) process.exitCode = 1;
}

async function tellLoads({ url }: Product): Promise<void> {
  console.log(tellWaterfall(await watchLoad(url + LOGIN.path, LOGIN.ready, 'slow')));
  console.log(tellWaterfall(await watchLoad(url + LIST.path, LIST.ready, 'slow', await loggedIn(url))));
}

async function benchLoads({ url }: Product): Promise<void> {
  const login = await measureLoad(url + LOGIN.path, LOGIN.ready, 'slow', RUNS);
  say('登录页 JS+CSS（gzip）', `${login.kilobytes.toFixed(0)} kB`, '≤ 164 kB');
  say('登录页可用（CPU ÷4，1.6 Mbit/s，150 ms）', inMs(login.usable), '≤ 1 900 ms');
  const program = await measureLoad(url + LOGIN.path, LOGIN.program, 'slow', RUNS);
  say('　程序就绪（输入的内容已接过来）', inMs(program.usable), '≤ 2 200 ms');
  const storage = await loggedIn(url);
  const list = await measureLoad(url + LIST.path, LIST.ready, 'slow', RUNS, storage);
  say('居民列表 JS+CSS（gzip，含登录页共用部分）', `${list.kilobytes.toFixed(0)} kB`, '≤ 273 kB');
  say('居民列表可用（同上线路）', inMs(list.usable), '≤ 2 700 ms');
  say('向其他主机的请求', String(login.foreign.length + list.foreign.length), '0');
}

async function benchList({ url }: Product): Promise<void> {
  const { filters, ...scrolled } = await measureList(url, await loggedIn(url), SMOKE ? 4 : 40, SMOKE ? 1 : 10);
  say('居民列表全部列：点视图到画出，p50（CPU ÷4）', inMs(quantile(filters, 0.5)), '');
  say('居民列表全部列：点视图到画出，p95（CPU ÷4）', inMs(quantile(filters, 0.95)), '≤ 200 ms');
  for (const [how, { frames, blank }] of [
    ['往下看（每帧 12 像素，CPU ÷4）', scrolled.read],
    ['快翻（每帧 48 像素，CPU ÷4）', scrolled.leafed],
    ['拖动（每秒 40 000 像素，CPU ÷4）', scrolled.flung],
    ['拖动（每秒 40 000 像素）', scrolled.flungAtFullSpeed],
  ] as const) {
    const seconds = frames.reduce((sum, one) => sum + one, 0) / 1_000;
    say(`居民列表全部列：${how}，每秒帧数`, (frames.length / seconds).toFixed(1), '60');
    say('　一帧 p95', inMs(quantile(frames, 0.95)), '');
    say('　中间一行没有字的帧', `${((blank * 100) / frames.length).toFixed(1)} %`, '0');
  }
}

/** Two who call each other, at full speed: on a slowed processor the encoder of the fake camera would be measured. */
async function benchCalls({ url }: Product): Promise<void> {
  const people = await meetForCalls(url, [await loggedIn(url, 'doctor'), await loggedIn(url, 'village')]);
  try {
    const times = await people.measure(SMOKE ? 1 : 20);
    for (const [what, one, aim] of [
      ['通话：点呼叫到对方来电窗出现', 'ring', '≤ 300 ms'],
      ['通话：点接听到接听一方看到画面', 'frameOfCallee', '≤ 1 500 ms'],
      ['通话：点接听到呼叫一方看到画面', 'frameOfCaller', '≤ 1 500 ms'],
    ] as const)
      for (const [name, share] of [
        ['中位', 0.5],
        ['p95', 0.95],
      ] as const) {
        const value = quantile(
          times.map((time) => time[one]),
          share,
        );
        say(`${what}，20 次${name}`, inMs(value), aim);
      }
    for (const [at, { heapGrowth, ...left }] of (await people.endure(SMOKE ? 2 : 200)).entries()) {
      const who = at === 0 ? '呼叫一方' : '接听一方';
      const open = (name: keyof typeof left): string => `${left[name].open}（内存中 ${left[name].kept}）`;
      say(`再通话 200 次后，${who}的 WebRTC 连接`, open('RTCPeerConnection'), '0');
      say(`　${who}的音视频轨`, open('MediaStreamTrack'), '0');
      say(`　${who}的 WebSocket`, open('WebSocket'), '1');
      say(`　${who}在后 100 次中的内存增长`, `${(heapGrowth / 1_048_576).toFixed(1)} MB`, '≤ 1 MB');
    }
  } finally {
    await people.end();
  }
}

async function benchForm({ url }: Product): Promise<void> {
  const storage = await loggedIn(url);
  const openings: number[] = [];
  const typings: { readonly p50: number; readonly p95: number; readonly lost: number }[] = [];
  for (let at = 0; at < RUNS; at++) {
    const { browser, page, cdp } = await visit({ token: storage });
    const trigger = await archiveWithLoadedForm(page, url);
    const { interactive } = await measureOpening(page, cdp, trigger, '#temperature');
    openings.push(interactive);
    await page.locator('#height').fill('165');
    if (at < 2)
      typings.push(
        await measureTyping(page, cdp, '#weight', '#bmi', ['6', '5', 'Backspace', 'Backspace'], SMOKE ? 4 : 48),
      );
    await browser.close();
  }
  const middle = openings.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!;
  say('健康体检表：点击到可操作（CPU ÷4）', inMs(middle), '≤ 600 ms');
  say('健康体检表：按键到 BMI 显示，p50（CPU ÷4）', inMs(Math.max(...typings.map((one) => one.p50))), '');
  say('健康体检表：按键到 BMI 显示，p95（CPU ÷4）', inMs(Math.max(...typings.map((one) => one.p95))), '≤ 60 ms');
  say('健康体检表：没有等到的按键', String(typings.reduce((sum, one) => sum + one.lost, 0)), '0');
}

async function benchPrinting({ url }: Product): Promise<void> {
  const storage = await loggedIn(url);
  for (const [profile, words] of [
    ['none', ''],
    ['cpu4', '（CPU ÷4）'],
  ] as const) {
    const { ready, residents, pages, heap } = await measurePrinting(url, SMOKE ? 3 : 100, profile, storage);
    say(`批量打印 ${residents} 份健康体检表，${pages} 页${words}`, inMs(ready), '≤ 60 000 ms');
    say(`　其中浏览器内存${words}`, `${heap.toFixed(0)} MB`, '');
  }
}

/** The archive page of a resident, with the form's code already loaded once, as in a working day. */
async function archiveWithLoadedForm(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/cust/base`);
  await page.locator('tr[data-row="1"]').click();
  const trigger = `a[href*="/form/${CHECK_UP}"]`;
  await page.locator(trigger).first().click();
  await page.locator('#temperature').waitFor();
  await page.goBack();
  await page.locator(trigger).first().waitFor();
  return trigger;
}

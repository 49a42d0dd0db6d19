import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { ensureChromium } from '../lib/chromium.ts';
import { MANUAL_PICTURES, type ManualPicture } from '../lib/manual-pictures.data.ts';
import { LARGEST_PICTURE } from '../lib/manual-pages.ts';
import { ROOT } from '../lib/run-command.ts';
import { startServer } from '../lib/server-process.ts';
import { buildIfStale } from '../lib/product-build.ts';

// Takes the pictures of the manual anew, on a county made for it: npm run manual:pictures [-- name …]

const SIZE = { width: 1366, height: 768 };
const PASSWORD = 'Gongwei@2026';
const folder = join(ROOT, 'docs/manual/images');
const wanted = process.argv.slice(2);
const pictures = MANUAL_PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
mkdirSync(folder, { recursive: true });
if ((await buildIfStale()) !== 0) process.exit(1);
const data = mkdtempSync(join(tmpdir(), 'gongwei-pictures-'));
const server = await startServer(data);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const who of new Set(pictures.map((picture) => picture.who))) await takeAll(browser, who);
  if (wanted.length === 0)
    for (const file of readdirSync(folder))
      if (!MANUAL_PICTURES.some(({ name }) => file === `${name}.webp`)) rmSync(join(folder, file));
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

async function takeAll(browser: Browser, who: ManualPicture['who']): Promise<void> {
  const context = await browser.newContext({ viewport: SIZE, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  const drawing = await context.newPage();
  let token = '';
  if (who !== 'nobody') {
    page.on('request', (request) => (token = request.headers()['token'] ?? token));
    await page.goto(`${server.url}/login`);
    await page.getByLabel('用户名').fill(who);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByLabel('密码', { exact: true }).press('Enter');
    await page.getByRole('navigation', { name: '主菜单' }).waitFor();
  }
  for (const picture of pictures.filter((one) => one.who === who)) {
    const path = picture.of ? picture.path.replace(':id', await someone(picture, token)) : picture.path;
    await page.goto(server.url + path);
    await page.waitForLoadState('networkidle');
    await page.locator('[aria-busy=true], .gw-skeleton').first().waitFor({ state: 'detached' });
    const bytes = await smallEnough(drawing, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    writeFileSync(join(folder, `${picture.name}.webp`), bytes);
    console.log(`${picture.name} ${Math.round(bytes.length / 1024)} kB`);
  }
  await context.close();
}

async function someone({ of }: ManualPicture, token: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/residents/search`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ offset: 0, limit: 1, ...of }),
  });
  const { rows } = (await answer.json()) as { readonly rows: readonly { readonly id: string }[] };
  if (!rows[0]) throw new Error(`nobody for ${JSON.stringify(of)}`);
  return rows[0].id;
}

/** The picture as WebP, as good as its limit allows. */
async function smallEnough(drawing: Page, png: Buffer): Promise<Buffer> {
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3]) {
    const url = await drawing.evaluate(
      async ([source, good]) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', good);
      },
      [`data:image/png;base64,${png.toString('base64')}`, quality] as const,
    );
    const bytes = Buffer.from(url.split(',')[1] ?? '', 'base64');
    if (bytes.length <= LARGEST_PICTURE) return bytes;
  }
  throw new Error('a picture is larger than the manual allows');
}

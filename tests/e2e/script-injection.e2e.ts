import { expect, test, type Page } from '@playwright/test';
import { XSS_PAYLOADS } from '../security/xss-payloads.ts';
import { arrive } from './pages/login.page.ts';
import { archivePath } from './pages/residents.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';
import { watchScripts, type ScriptWatch } from './support/watch-scripts.ts';

const site = siteOfThisFile();
const CHINESE = /[\u4e00-\u9fff]/;

type Watched = ScriptWatch & { readonly shown: Set<string> };

/** Puts a payload into every text for people that the server sends: names, titles, sentences, headings. Codes stay as they are. */
async function poison(page: Page): Promise<Watched> {
  const watched: Watched = { ...(await watchScripts(page)), shown: new Set() };
  let next = 0;
  const poisoned = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!CHINESE.test(value)) return value;
      const payload = XSS_PAYLOADS[next++ % XSS_PAYLOADS.length]!;
      watched.shown.add(payload);
      return payload;
    }
    if (Array.isArray(value)) return value.map(poisoned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, poisoned(inside)]));
  };
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: poisoned(await answer.json()) });
  });
  return watched;
}

test('whatever the server sends is shown as text: nothing runs, no content rule is broken, on any kind of page', async ({
  page,
}) => {
  const { id } = await someResident(await officeOf(site, 'doctor'), { condition: 'hypertension', maxAge: '120' });
  await arrive(page, site, 'doctor');
  const watched = await poison(page);
  const pages = [
    '/wel/index',
    '/cust/base',
    archivePath(id),
    `${archivePath(id)}/records`,
    `${archivePath(id)}/form/hypertension-follow-up`,
    `/print/all?resident=${id}`,
    '/reportManage',
    '/reportManage/prints',
    '/upms/ypml',
    '/yfrh/zsk/ys',
    '/info/sign',
  ];
  for (const path of pages) {
    await page.goto(site.at(path));
    await expect(page.getByRole('main').or(page.locator('.gwp-desk')).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // What hovering and focus would set off.
    await page.mouse.move(500, 300);
    await page.keyboard.press('Tab');
  }
  // Refusals are shown in the server's words.
  await page.route('**/api/v1/lists/resident-list/search', (route) =>
    route.fulfill({ status: 422, json: { code: 'x', message: XSS_PAYLOADS[1], advice: XSS_PAYLOADS[2] } }),
  );
  await page.goto(site.at('/cust/base'));
  await expect(page.getByText(XSS_PAYLOADS[1]!).first()).toBeVisible();
  // And what somebody types is searched for, not run.
  for (const typed of XSS_PAYLOADS.slice(0, 8)) await page.getByRole('searchbox', { name: '查找居民' }).fill(typed);
  expect(watched.ran).toEqual([]);
  expect(watched.reported).toEqual([]);
  expect(watched.shown.size).toBeGreaterThanOrEqual(200);
});

test('the rules are on: text that would become HTML is refused by the browser itself', async ({ page }) => {
  await page.goto(site.at('/login'));
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      return 'taken';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  });
  expect(refused).toBe('refused');
});

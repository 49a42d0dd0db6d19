import { isLongRun, reportFigure } from '@gongwei/server/long-runs';
import { expect, test, type Page, type Route } from '@playwright/test';
import { logIn } from './pages/login.page.ts';
import { archivePath } from './pages/residents.page.ts';
import { go } from './support/go.ts';
import { officeOf, PASSWORD, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';
import { watchPage } from './support/watch-page.ts';

const site = siteOfThisFile();

/** What the page asks the server for, in the order it asks. */
function asked(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
const files = (paths: readonly string[]): readonly string[] => paths.filter((path) => /\.(?:js|css)$/.test(path));

test('the log-in page is few files, and nothing of what stands behind it before somebody types', async ({ page }) => {
  const paths = asked(page);
  await page.goto(site.at('/login'));
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
  expect(files(paths).length).toBeLessThanOrEqual(5);
  expect(paths.filter((path) => /^\/api\/|\/(?:office|gateway)-/.test(path))).toEqual([]);
  await page.getByLabel('用户名').fill('d');
  for (const part of [/\/office-.*\.js$/, /\/gateway-.*\.js$/])
    await expect.poll(() => paths.filter((path) => part.test(path)).length).toBeGreaterThan(0);
});

test('who types before the program is there loses no key, and what was pressed is done', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/assets/base-*.js', (route) => void held.push(route));
  await page.goto(site.at('/cust/base'), { waitUntil: 'commit' });
  await expect(page.getByLabel('用户名')).toBeFocused();
  await page.keyboard.type('docto');
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Home');
  await page.locator('#early-log-in [name=password]').evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
  });
  await expect(page.locator('#early-log-in').getByText('大写锁定已打开')).toBeVisible();
  await held[0]?.continue();
  // The program's own form: its address says where somebody wanted to go.
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect(page.locator('#early-log-in')).toHaveCount(0);
  await expect(page.getByText('大写锁定已打开')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type('r');
  await expect(page.getByLabel('用户名')).toHaveValue('doctor');

  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByLabel('用户名')).toBeFocused();
  await page.keyboard.type('doctor');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.continue();
  await expect(page.locator('tr[data-row="5"]')).toBeVisible();
});

test('a list asks once for what its rows need, and for what may be needed later only when they stand', async ({
  page,
}) => {
  await logIn(page, site, 'doctor', '/cust/base');
  await expect(page.locator('tr[data-row="5"]')).toBeVisible();
  const paths = asked(page);
  const held: Route[] = [];
  await page.route('**/assets/base-*.js', (route) => void held.push(route));
  await page.reload({ waitUntil: 'commit' });
  // What draws the list is under way before any program runs.
  for (const part of ['office', 'gateway', 'resident-list-page', 'lists'])
    await expect.poll(() => files(paths).filter((path) => path.startsWith(`/assets/${part}-`))).not.toEqual([]);
  for (const known of ['/api/users/userinfo', '/api/menus/find']) await expect.poll(() => paths).toContain(known);
  await held[0]?.continue();
  await expect(page.locator('tr[data-row="5"]')).toBeVisible();
  const before = [...paths];
  const place = (part: string): number => before.findIndex((path) => path.includes(part));
  expect(files(before).length).toBeLessThanOrEqual(22);
  for (const data of ['/api/users/userinfo', '/api/menus/find', '/api/v1/lists/resident-list/search'])
    expect(
      before.filter((path) => path === data),
      data,
    ).toHaveLength(1);
  // What stands behind the log-in is under way before the server is asked who comes; nobody's list before it said so.
  expect(place('/assets/office-')).toBeGreaterThan(-1);
  expect(place('/assets/office-')).toBeLessThan(place('/api/users/userinfo'));
  expect(place('/api/menus/find')).toBeLessThan(place('/api/v1/lists/resident-list/search'));
  expect(before.filter((path) => path.includes('-dialog-'))).toEqual([]);
  await expect
    .poll(() => paths.filter((path) => path.includes('/log-out-dialog-') && path.endsWith('.js')))
    .toHaveLength(1);
});

test('an answer that comes after its page was left changes nothing; one that never comes ends in a sentence', async ({
  page,
}) => {
  const office = await officeOf(site, 'doctor');
  const [one, other] = [await someResident(office, {}, 0), await someResident(office, {}, 1)];
  const { troubles } = watchPage(page);
  await logIn(page, site);
  const held: Route[] = [];
  const hold = (route: Route): void => void held.push(route);
  await page.route(`**/api/v1/residents/${one.id}/**`, hold);
  await page.route(`**/api/v1/residents/${one.id}`, hold);
  await go(page, archivePath(one.id));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const asked = Date.now();
  // Its page is left: the request is cut off on the line.
  const cut = page.waitForEvent('requestfailed', (request) => request.url().includes(one.id));
  await go(page, archivePath(other.id));
  await cut;
  const file = page.getByRole('region', { name: '居民信息' });
  await expect(file).toContainText(other.name);
  for (const route of held.splice(0)) await route.continue();
  await expect(file).toContainText(other.name);
  await expect(file).not.toContainText(one.name);
  expect(troubles).toEqual([]);
  if (!isLongRun()) return;
  await page.unrouteAll();
  await page.route(`**/api/v1/residents/${one.id}/**`, () => undefined);
  await go(page, archivePath(one.id));
  await expect(page.getByRole('alert')).toContainText('服务器超过 60 秒没有回应', { timeout: 90_000 });
  reportFigure({
    row: 14,
    what: 'a request that hangs is given up',
    runs: 1,
    figure: `${Math.round((Date.now() - asked) / 1_000)} s`,
    aim: '60 s',
    passed: true,
  });
  await page.unrouteAll();
  await page
    .getByRole('button', { name: /重试|重新/ })
    .first()
    .click();
  await expect(file).toContainText(one.name);
});

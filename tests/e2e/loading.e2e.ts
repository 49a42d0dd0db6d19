import { expect, test, type Page } from '@playwright/test';
import { logIn } from './pages/login.page.ts';
import { siteOfThisFile } from './support/site.ts';

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
  expect(paths.filter((path) => /^\/api\/|\/office-/.test(path))).toEqual([]);
  await page.getByLabel('用户名').fill('d');
  await expect.poll(() => paths.filter((path) => /\/office-.*\.js$/.test(path)).length).toBeGreaterThan(0);
});

test('a list asks once for what its rows need, and for what may be needed later only when they stand', async ({
  page,
}) => {
  await logIn(page, site, 'doctor', '/cust/base');
  await expect(page.locator('tr[data-row="5"]')).toBeVisible();
  const paths = asked(page);
  await page.reload();
  await expect(page.locator('tr[data-row="5"]')).toBeVisible();
  const before = [...paths];
  const place = (part: string): number => before.findIndex((path) => path.includes(part));
  expect(files(before).length).toBeLessThanOrEqual(22);
  for (const data of ['/api/users/userinfo', '/api/menus/find', '/api/v1/residents'])
    expect(
      before.filter((path) => path === data),
      data,
    ).toHaveLength(1);
  // What stands behind the log-in is under way before the server is asked who comes; nobody's list before it said so.
  expect(place('/assets/office-')).toBeGreaterThan(-1);
  expect(place('/assets/office-')).toBeLessThan(place('/api/users/userinfo'));
  expect(place('/api/menus/find')).toBeLessThan(place('/api/v1/residents'));
  expect(before.filter((path) => path.includes('-dialog.part'))).toEqual([]);
  await expect.poll(() => paths.filter((path) => path.includes('/log-out-dialog.part'))).toHaveLength(1);
});

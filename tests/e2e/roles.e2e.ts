import { expect, test, type Page } from '@playwright/test';
import { logIn } from './pages/login.page.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

test('a new role is made, given to somebody, and its pages open in their window at once; who is moved is moved where it was said', async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await logIn(theirs, site, 'sampler');
  await expect(menu(theirs).getByText('居民健康档案')).toHaveCount(0);

  await logIn(page, site, 'county', '/upms/jgyh/roles/SMP');
  await page.getByRole('button', { name: '复制' }).click();
  const copy = page.getByRole('form', { name: '复制为新角色' });
  await copy.getByLabel('新编码').fill('SMP_A');
  await copy.getByLabel('新名称').fill('采样兼查档');
  await copy.getByRole('button', { name: '复制' }).click();
  await expect(page.getByRole('heading', { name: '采样兼查档' })).toBeVisible();
  await page.getByRole('radiogroup', { name: '健康档案管理' }).getByRole('radio', { name: '查看' }).check();
  const effect = page.getByRole('complementary', { name: '改后效果' });
  await expect(effect).toContainText('居民列表');
  await expect(effect).toContainText('0 人有这个角色');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('未保存')).toHaveCount(0);

  await page.goto(site.at('/upms/jgyh'));
  await page.getByRole('searchbox', { name: /^查找/ }).fill('sampler');
  // Only when the search is through: until then rows move, and a click may meet another account.
  const rows = page.locator('tbody tr[data-row]');
  await expect(rows).toHaveCount(1);
  await rows.filter({ hasText: 'sampler' }).getByRole('button', { name: '查看' }).click();
  await expect(page.getByRole('main')).toContainText('sampler');
  await page.getByRole('region', { name: '角色' }).getByLabel('采样兼查档').check();
  await expect(page.getByRole('complementary', { name: '合起来能做什么' })).toContainText('健康档案管理');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存，权限从下一次操作起生效')).toBeVisible();

  // Nobody logs in anew: the window is told, and asks what its user may do now.
  await menu(theirs).getByText('居民健康档案').click();
  await menu(theirs).getByText('居民列表').click();
  await expect(theirs.getByRole('heading', { name: '居民列表' })).toBeVisible();

  await page.getByRole('button', { name: '调动机构' }).press('Enter');
  const move = page.getByRole('form', { name: '调动' });
  await expect(move.getByLabel('调到机构')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '调动机构' })).toBeFocused();
  await page.keyboard.press('Enter');
  await move.getByLabel('调动原因').fill('轮岗');
  await move.getByRole('button', { name: '调动' }).click();
  await expect(move.getByRole('alert')).toHaveText('请选择调到哪个机构');
  await move.getByLabel('调到机构').selectOption({ label: '青芦镇卫生院' });
  await move.getByRole('button', { name: '调动' }).click();
  await expect(page.getByText('已调动，他须重新登录')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '机构' })).toHaveValue('青芦镇卫生院');
  await theirs.context().close();
});

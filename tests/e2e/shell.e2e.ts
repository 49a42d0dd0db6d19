import { expect, test, type Page } from '@playwright/test';
import { formPage, FORM_TITLES, openForm } from './pages/form.page.ts';
import { logIn, logInAgain } from './pages/login.page.ts';
import { archivePath, residentList } from './pages/residents.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';
import { postSearch } from './support/search.ts';

const site = siteOfThisFile();
const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const tab = (page: Page, name: string | RegExp) =>
  tabs(page).getByRole('link', { name, exact: typeof name === 'string' });
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

test('what the role may not open is neither shown nor asked for, and says so at its address', async ({ page }) => {
  await logIn(page, site, 'village');
  await expect(menu(page).getByRole('button', { name: '居民健康档案' })).toBeVisible();
  await expect(menu(page).getByRole('button', { name: '第三方报告' })).toHaveCount(0);
  await menu(page).getByRole('button', { name: '后台管理' }).click();
  await expect(menu(page).getByRole('link', { name: '药品目录' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: '全局配置' })).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.at('/upms/qjpz'));
  await expect(page.getByRole('heading', { name: '403 没有权限' })).toBeVisible();
  expect(asked.filter((path) => path.includes('/lists/global-config'))).toEqual([]);
  await page.goto(site.at('/upms/nowhere'));
  await expect(page.getByRole('heading', { name: '404 页面不存在' })).toBeVisible();

  // The server decides by itself.
  const { status } = await postSearch(page, 'lists/global-config');
  expect(status).toBe(403);
});

test('tabs: home stays, the others close by key, middle click and menu, and survive a reload', async ({ page }) => {
  await logIn(page, site, 'county', '/cust/base?sort=-age');
  await page.getByRole('searchbox', { name: '查找居民' }).fill('z');
  await expect(residentList(page).table.getByRole('row').nth(1)).toBeVisible();
  for (const path of ['/upms/ypml', '/yfrh/zsk/ys', '/info/org']) {
    await page.goto(site.at(path));
    await expect(tabs(page).locator('[aria-current]')).toHaveCount(1);
  }
  await page.reload();
  await expect(tabs(page).getByRole('link')).toHaveText(['首页', '居民列表', '药品目录', '知识库-膳食', '机构设置']);
  await tab(page, '居民列表').click();
  await expect(page).toHaveURL(/sort=-age/);
  await expect(page.getByRole('searchbox', { name: '查找居民' })).toHaveValue('z');

  // ← → walk, Delete closes; home does not close.
  await tab(page, '药品目录').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, '知识库-膳食')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(tab(page, '知识库-膳食')).toHaveCount(0);
  await expect(tabs(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(tab(page, '首页')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(tab(page, '首页')).toBeVisible();
  await expect(tabs(page).getByRole('button', { name: '关闭 首页' })).toHaveCount(0);

  await tab(page, '药品目录').click({ button: 'middle' });
  await expect(tab(page, '药品目录')).toHaveCount(0);
  await tab(page, '机构设置').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭其他' }).click();
  await expect(tabs(page).getByRole('link')).toHaveText(['首页', '机构设置']);
  await expect(page).toHaveURL(/\/info\/org/);
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await expect(tabs(page).getByRole('link')).toHaveText(['首页']);
  await expect(page).toHaveURL(/\/wel/);
});

test('a list behind its tab stays as it was: rows, place, what was ticked; and asks anew when it comes back', async ({
  page,
}) => {
  await logIn(page, site, 'county', '/cust/base');
  const { table } = residentList(page);
  await expect(table.getByRole('row').nth(10)).toBeVisible();
  await page.getByRole('checkbox', { name: /^选择/ }).nth(3).check();
  // What scrolls is the table's own frame or the page around it.
  const scrolls = () =>
    table.evaluate((element) => {
      let at: Element | null = element;
      while (at && at.scrollHeight <= at.clientHeight + 300) at = at.parentElement;
      return at?.scrollTop ?? -1;
    });
  await table.getByRole('row').nth(3).hover();
  await page.mouse.wheel(0, 200);
  // The wheel scrolls smoothly.
  let place = 0;
  await expect
    .poll(async () => {
      const before = place;
      place = await scrolls();
      return place > 100 && place === before;
    })
    .toBe(true);
  // The very same elements must be there again.
  await table.evaluate((element) => element.setAttribute('data-kept', 'yes'));
  await tab(page, '首页').click();
  await expect(page.getByRole('heading', { name: /应访的人/ })).toBeVisible();
  await expect(table).toBeHidden();
  const asked = page.waitForRequest((request) => request.url().includes('/v1/lists/resident-list/'));
  await tab(page, '居民列表').click();
  await asked;
  await expect(page.locator('[data-kept=yes]')).toBeVisible();
  await expect.poll(scrolls).toBe(place);
  await expect(page.getByRole('checkbox', { name: /^选择/, checked: true })).toHaveCount(1);
  // It goes with its tab.
  await page.getByRole('button', { name: '关闭 居民列表' }).click();
  await expect(page.locator('[data-kept=yes]')).toHaveCount(0);
});

test('half-filled forms survive every kind of leaving: switched, closed, refreshed, all closed', async ({ page }) => {
  const office = await officeOf(site, 'doctor');
  const [one, other] = [await someResident(office, {}, 3), await someResident(office, {}, 4)];
  await logIn(page, site);
  const title = FORM_TITLES['hypertension-follow-up'];
  const fill = async (id: string, text: string) => {
    await openForm(page, site.at, id, 'hypertension-follow-up');
    await formPage(page).box('remark').fill(text);
    // The next address is fetched anew: a page that goes at once is the matter of nothing-is-lost.
    await formPage(page).draftKeptSince(Date.now());
  };
  await fill(one.id, '第一位');
  await fill(other.id, '第二位');
  const reopened = async (id: string, text: string) => {
    await page.goto(site.at(`/cust/jkdn/${id}/form/hypertension-follow-up`));
    await formPage(page).waitUntilOpen(title);
    await expect(formPage(page).box('remark')).toHaveValue(text);
  };
  const links = tabs(page).getByRole('link');
  // Switched by tab: the words, the place and the cursor are there again.
  await formPage(page).box('remark').focus();
  const top = await page.getByRole('main').evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(0);
  await links.first().click();
  await expect(page.getByRole('heading', { name: /应访的人/ })).toBeVisible();
  await links.last().click();
  await formPage(page).waitUntilOpen(title);
  await expect(formPage(page).box('remark')).toHaveValue('第二位');
  await expect(formPage(page).box('remark')).toBeFocused();
  await expect.poll(() => page.getByRole('main').evaluate((element) => element.scrollTop)).toBe(top);
  // Closed while the other one is in front, then in front itself.
  await page.keyboard.type('，续');
  await formPage(page).draftKeptSince(Date.now());
  await page.reload();
  await formPage(page).waitUntilOpen(title);
  await expect(formPage(page).box('remark')).toHaveValue('第二位，续');
  await tabs(page)
    .getByRole('button', { name: /^关闭 / })
    .last()
    .click();
  await reopened(one.id, '第一位');
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await reopened(other.id, '第二位，续');
  await reopened(one.id, '第一位');
});

test('Ctrl+K leads to pages by initials, to residents, to forms, and out', async ({ page }) => {
  const office = await officeOf(site, 'doctor');
  const someone = await someResident(office, {}, 5);
  await logIn(page, site);
  const palette = page.getByRole('dialog', { name: '快速查找' });
  const box = palette.getByRole('combobox');
  const open = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.type(text);
  };
  await open('jmlb');
  await expect(palette.getByRole('option').first()).toHaveText(/居民列表/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cust\/base/);

  await open(someone.name);
  await expect(palette.getByRole('group', { name: '居民' }).getByRole('option').first()).toContainText(someone.name);
  await expect(palette.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cust\/jkdn\//);

  // On a resident's page a form is theirs; elsewhere it asks whose.
  await page.goto(site.at(archivePath(someone.id)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open('高血压患者随访');
  await expect(palette.getByText('为当前居民填写').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await page.goto(site.at('/wel/index'));
  await expect(menu(page)).toBeVisible();
  await open('tnbhzsf');
  await palette.getByRole('group', { name: '表单' }).getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('选择居民');

  await open('退出');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '提示' })).toContainText('是否退出系统, 是否继续?');
  await page.getByRole('button', { name: '确定' }).click();
  await logInAgain(page);
});

test('a frame shows what the list allows and nothing else; the manual opens from the header', async ({ page }) => {
  // Without a session, as the specification has it.
  await page.goto(site.at('/myiframe/manual'));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: '使用手册', level: 1 })).toBeVisible();
  await frame
    .getByRole('link', { name: /体检录入/ })
    .first()
    .click();
  await expect(frame.getByRole('heading', { name: /体检录入/, level: 1 })).toBeVisible();
  expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-same-origin');
  await page.goto(site.at('/myiframe/elsewhere'));
  await expect(page.getByRole('alert')).toContainText('这个页面不在允许嵌入的名单中，已拒绝打开。');
  await expect(page.locator('iframe')).toHaveCount(0);

  await logIn(page, site);
  const [manual] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('navigation', { name: '顶部菜单' }).getByRole('link', { name: '使用手册' }).click(),
  ]);
  await expect(
    manual.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '草稿与冲突' }),
  ).toBeVisible();
});

test('a page that does not come is tried again in its place; after an update the old one asks to refresh, and what was typed is there', async ({
  page,
}) => {
  const office = await officeOf(site, 'doctor');
  const { id } = await someResident(office, {}, 6);
  await logIn(page, site);
  await openForm(page, site.at, id, 'hypertension-follow-up');
  await formPage(page).box('remark').fill('更新之前');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState(null, '', '/uploadManage');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('alert')).toContainText('页面内容加载失败');
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '上传管理' })).toBeVisible();
  // The parts of the page are gone from the server, whose first page names another program.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.route('**/index.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-newer.js"></script>' }),
  );
  await menu(page).getByRole('button', { name: '医防融合' }).click();
  await page.evaluate(() => {
    history.pushState(null, '', '/print/jktj');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('alert')).toContainText('系统已更新，请刷新');
  await expect(page.getByRole('alert')).toContainText('草稿');
  await page.unrouteAll();
  await page.goto(site.at(`/cust/jkdn/${id}/form/hypertension-follow-up`));
  await formPage(page).waitUntilOpen(FORM_TITLES['hypertension-follow-up']);
  await expect(formPage(page).box('remark')).toHaveValue('更新之前');
});

test('the side menu folds and stays folded; a narrow window, as at 200 %, begins with icons and scrolls nothing sideways', async ({
  page,
}) => {
  await logIn(page, site, 'doctor', '/cust/base');
  await menu(page).getByRole('button', { name: '收起菜单' }).click();
  await expect(menu(page).getByRole('searchbox')).toHaveCount(0);
  await page.reload();
  await expect(menu(page).getByRole('button', { name: '展开菜单' })).toBeVisible();
  await menu(page).getByRole('button', { name: '展开菜单' }).click();
  await expect(menu(page).getByRole('searchbox', { name: '搜索菜单' })).toBeVisible();
  // The place of the page in the menu stands above it.
  await expect(page.getByRole('navigation', { name: '位置' })).toContainText('居民健康档案');
  await expect(page.getByRole('navigation', { name: '位置' }).locator('[aria-current=page]')).toHaveText('居民列表');

  await page.setViewportSize({ width: 683, height: 384 });
  await expect(menu(page).getByRole('button', { name: '展开菜单' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  // Nothing of the header is beyond the edge, either.
  await expect(page.locator('.gw-header-user')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(menu(page).getByRole('button', { name: '收起菜单' })).toBeVisible();
});

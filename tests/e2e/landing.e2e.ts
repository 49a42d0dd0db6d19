import { expect, test } from '@playwright/test';
import { arrive } from './pages/login.page.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

test('the page of a group shows what one may open and how much waits there, and is walked by keyboard', async ({
  page,
}) => {
  await arrive(page, site, 'county', '/cust');
  const cards = page.getByRole('region', { name: '居民健康档案' });
  const others = page.getByRole('region', { name: '其他页面' });
  const count = cards.getByRole('link', { name: /^居民列表：[\d,]+ 份在管$/ });
  await expect(count).toHaveAttribute('href', '/cust/base?status=1');
  await expect(others.getByRole('link')).toContainText([
    '随访记录',
    '居民基本档案表',
    '居民体检档案审核',
    '健康体检管理',
    '中医体质辨识',
  ]);

  await page.keyboard.press('ArrowRight');
  await expect(cards.getByRole('link', { name: '居民列表', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards.getByRole('link', { name: '健康档案管理', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(others.getByRole('link', { name: '居民基本档案表', exact: true })).toBeFocused();
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/\/cust\/jkdnMenu/);

  // Back by the way the page stands at.
  await page.getByRole('navigation', { name: '位置' }).getByRole('link', { name: '居民健康档案' }).click();
  await expect(cards).toBeVisible();
});

test('many cards are searched by what they are for, and groups within a group lead on', async ({ page }) => {
  await arrive(page, site, 'county', '/yfrh');
  const found = page.getByRole('region', { name: '医防融合' }).getByRole('listitem');
  await expect(found).toHaveCount(12);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: '找页面' })).toBeFocused();
  await page.keyboard.type('引用');
  await expect(found).toHaveCount(1);
  await found.getByRole('link', { name: '知识库' }).click();
  await expect(page.getByRole('region', { name: '知识库' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('navigation', { name: '位置' }).getByRole('link', { name: '医防融合' })).toBeVisible();
});

test('a sampler has the cards of samples, and no others anywhere', async ({ page }) => {
  await arrive(page, site, 'sampler', '/hsjc');
  await expect(page.getByRole('region', { name: '核酸检测' }).getByRole('link')).toHaveText([
    '单采登记',
    '进度查询',
    '样本列表',
    '混采登记',
  ]);
  await page.goto(site.at('/cust'));
  await expect(page.getByRole('heading', { name: '403 没有权限' })).toBeVisible();
  // The first page asks for no figures of files, which would be refused, and leads to the same work.
  const refused: string[] = [];
  page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())));
  await page.goto(site.at('/wel/index'));
  // What waits in the work one does, counted by its lists, and nothing of others' work.
  const waiting = page.getByRole('region', { name: '各项工作' });
  await expect(waiting.getByRole('link')).toHaveCount(4);
  await expect(waiting.getByRole('link', { name: /^核酸采样：未装箱 \d+ 份$/ })).toBeVisible();
  const work = page.getByRole('region', { name: '我的工作' });
  await expect(work.getByRole('link')).toHaveText(['单采登记', '进度查询', '样本列表', '混采登记']);
  expect(refused).toEqual([]);
  await work.getByRole('link', { name: '样本列表' }).click();
  await expect(page.getByRole('heading', { name: '样本列表', level: 1 })).toBeVisible();
});

test('on the first page one begins by number what one chose, and an announcement is new until it was read', async ({
  page,
}) => {
  await arrive(page, site, 'doctor', '/wel/index');
  const entries = page.getByRole('navigation', { name: '快捷入口' });
  await entries.getByRole('button', { name: '编辑快捷入口' }).click();
  const editor = page.getByRole('dialog', { name: '编辑快捷入口' });
  await expect(editor.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('居民列表');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(editor.getByRole('checkbox', { name: '居民列表' })).toBeChecked();
  for (let place = 0; place < 4; place += 1) await page.keyboard.press('Alt+ArrowUp');
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(editor).toBeHidden();
  await expect(entries.getByRole('link').first()).toHaveText(/居民列表/);

  const news = page.getByRole('region', { name: '公告' }).getByRole('button', { name: /^置顶/ });
  await expect(news).toHaveAccessibleName(/未读/);
  await news.click();
  await expect(page.getByRole('dialog').getByText('1 人已读')).toBeVisible();
  await page.keyboard.press('Escape');
  // Kept for the user, and not for the window.
  await page.reload();
  await expect(news).not.toHaveAccessibleName(/未读/);
  await expect(entries.getByRole('link').first()).toHaveText(/居民列表/);
  await page.keyboard.press('1');
  await expect(page).toHaveURL(/\/cust\/base/);

  // What the year brought is asked for when it comes into view; another year is a choice away, and its numbers open.
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto(site.at('/wel/index'), { waitUntil: 'commit' });
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/analyses/year-of') && asked.push(request.url())));
  await expect(news).toBeVisible();
  expect(asked).toEqual([]);
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 3000);
  const year = page.getByRole('region', { name: '年度数据' });
  await expect(year.getByRole('toolbar', { name: /^随访完成情况/ })).toBeVisible();
  await year.getByRole('combobox', { name: '年度' }).selectOption({ index: 1 });
  const seen = year
    .getByRole('list', { name: /健康体检$/ })
    .getByRole('link')
    .first();
  await expect(year.getByRole('list', { name: /健康体检$/ })).not.toHaveAttribute('aria-busy', 'true');
  const people = Number((await seen.innerText()).replace(/\D/g, ''));
  await seen.click();
  await expect(page.getByText(`共 ${people} `).first()).toBeVisible();
});

test('the first page scrolls by one bar, its own', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await arrive(page, site, 'village', '/wel/index');
  await expect(page.getByRole('heading', { name: '应访的人' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0);
});

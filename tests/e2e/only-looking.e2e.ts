import { mayOpen, wholePages, type LetterOf, type PageDefinition } from '@gongwei/domain/pages';
import { expect, test, type Page } from '@playwright/test';
import { PERMISSION_MATRIX } from '../../apps/server/src/identity/permission-matrix.data.ts';
import { isStill } from './pages/every-address.ts';
import { formPage } from './pages/form.page.ts';
import { arrive } from './pages/login.page.ts';
import { archivePath } from './pages/residents.page.ts';
import { signByMouse } from './pages/signature.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

/** What who may only look is offered besides the parts of lists that narrow and order: a new control needs a line, or a right. */
const READING = new Set([
  ...[
    '刷新首页数字',
    '列设置',
    '导出Excel',
    '快捷键',
    '更多操作',
    '进入档案',
    '既往史',
    '随访历史',
    '流转',
    '查看体检',
    '全部表单',
    '查看已删除的表',
    '呼叫同事',
    '打印',
    '打印清单',
    '打印走访单',
    '同一对象的日志',
    '按表单筛选',
  ],
  ...[
    '修改历史',
    '使用情况',
    '报告周期',
    '报告期',
    '返回',
    '体检类别',
    '全屏',
    '查看',
    '重试',
    '当前机构',
    '查找居民',
    '批量打印',
    '生成分析报告',
    '导出与打印',
    '数据核查',
    '机构自查',
  ],
  // The person behind an entry; months and weeks of the calendar; a wall that goes round by itself.
  ...[
    '刷新数字',
    '看近 30 天',
    '看近 90 天',
    '看近 365 天',
    '查看档案',
    '上月',
    '今天',
    '下月',
    '按月',
    '按周',
    '自动轮播',
  ],
  // One's own account and first page; calls, which are everybody's.
  ...['编辑快捷入口', '修改密码', '绑定微信', '绑定手机', '开始演示'],
]);
const CALLS = '/info/video/video-home';
/** Everybody writes their own. */
const SIGNATURE = '/info/sign';
/** Of pages drawn alike so many; those with code of their own are all walked through. */
const ALIKE = 3;

/** What a page is drawn by. */
const kindOf = ({ path, shows }: PageDefinition): string =>
  typeof shows === 'object'
    ? `${Object.keys(shows)[0]}${path.includes(':id') ? ' of a resident' : ''}`
    : shows === 'screen'
      ? path
      : shows;

/** Pages of every kind within the frame that somebody with these letters can open. */
function pagesToWalk(letterOf: LetterOf): readonly string[] {
  const walked = new Map<string, number>();
  return wholePages.pages.flatMap((page) => {
    const open = typeof page.permission === 'object' && 'visitors' in page.permission;
    if (open || page.leads || /^\/print\/|:(?!id\b)/.test(page.path) || [CALLS, SIGNATURE].includes(page.path))
      return [];
    if (!mayOpen(page, letterOf, wholePages.pages)) return [];
    const kind = kindOf(page);
    const many = (walked.get(kind) ?? 0) + 1;
    walked.set(kind, many);
    // Pages of one person are told who it is.
    const ofPerson = typeof page.shows === 'object' && 'detail' in page.shows;
    return many > ALIKE ? [] : [ofPerson ? `${page.path}?resident=:id` : page.path];
  });
}

/** What can be pressed or typed into, by its name without what it is about; not what narrows, orders or ticks rows. */
const controls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const found = main.querySelectorAll<HTMLInputElement>(
      'button, [role=button], [role=menuitem], [role=switch], input, textarea, select, [contenteditable=true]',
    );
    // Of a wall: the townships, each of which opens its own.
    const townships = '[aria-label^="乡镇，"] *';
    // What is announced to them is opened by its title.
    const announced = '.gw-announcements';
    // Of pages of numbers: the way up, tabs, numbers and drawings, which open people.
    const numbers = '.gwm-way, .gwm-tabs, .gwm-indicators, .gwg-all, .gwm-table:not(.gwm-people)';
    const aside = `${numbers}, ${announced}, ${townships}, .gw-list-summary, .gw-segments, [inert], fieldset:disabled, [aria-hidden=true], [role=search], thead, nav[aria-label$="视图"], .gw-list-head input[type=search]`;
    const free = [...found].filter(
      (one) =>
        one.checkVisibility() &&
        !one.closest(aside) &&
        !(one.disabled || one.readOnly) &&
        one.getAttribute('aria-disabled') !== 'true' &&
        one.type !== 'search' &&
        one.getAttribute('aria-label')?.startsWith('选择') !== true,
    );
    const nameOf = (one: HTMLInputElement): string => {
      const labels = [...(one.labels ?? [])].map((label) => label.innerText).join(' ');
      const name =
        one.getAttribute('aria-label') ?? (one.innerText || labels || one.title || one.outerHTML.slice(0, 120));
      return name
        .trim()
        .split(/[：:\n]/, 1)[0]!
        .trim();
    };
    return [...new Set(free.map(nameOf))];
  });

test('who may only look is shown no control that writes, on any kind of page', async ({ page }) => {
  const office = await officeOf(site, 'viewer');
  const { id } = await someResident(office, { minAge: '65', maxAge: '120', condition: 'hypertension' });
  const [sheet] = await office.records(id, 'health-check-up');
  await arrive(page, site, 'viewer', '/appointManage');
  const walk = pagesToWalk((code) => PERMISSION_MATRIX[code]?.letters.VEW);
  expect(walk.length).toBeGreaterThan(40);
  const offered: string[] = [];
  let checked = 0;
  const look = async (path: string): Promise<void> => {
    await expect(page.getByRole('main').or(page.locator('.gwp-desk')).first()).toBeVisible();
    await page.waitForFunction(isStill);
    const found = await controls(page);
    checked += found.length;
    // Nor a way to a sheet that could only be looked at.
    await expect(page.getByRole('link', { name: /^去(填写|随访)/ })).toHaveCount(0);
    // The people of a list that may be opened are named as they are masked; a number alone jumps to a section.
    offered.push(
      ...found.filter((name) => !READING.has(name) && !/\*\*|^\d+$/.test(name)).map((name) => `${path}: ${name}`),
    );
  };
  for (const path of [...walk, '/cust/jkdn/:id/form/hypertension-follow-up']) {
    await page.goto(site.at(path.replace(':id', path.startsWith('/cust/tjReport') ? (sheet?.id ?? '') : id)));
    await look(path);
  }
  expect(offered).toEqual([]);
  // On the sheet that is open last nothing says how it is filled in.
  const colourOf = (element: Element) => getComputedStyle(element, '::placeholder').color;
  expect(await page.locator('input.gwf-box').first().evaluate(colourOf)).toBe('rgba(0, 0, 0, 0)');
  await expect(page.locator('.gwf-required').filter({ visible: true })).toHaveCount(0);
  // The eyes are open: who may write is shown what the one who may only look is not.
  expect(checked).toBeGreaterThan(40);
  await page.context().clearCookies();
  await page.goto(site.at('/login'));
  await arrive(page, site, 'doctor', archivePath(id));
  await page.waitForFunction(isStill);
  await expect.poll(() => controls(page)).toContain('档案状态');
});

test('a forged menu and forged rights show buttons, and the server refuses what they ask for, in words', async ({
  page,
}) => {
  const office = await officeOf(site, 'viewer');
  const { id } = await someResident(office);
  const everything = Object.keys(PERMISSION_MATRIX).map((code) => ({ type: '2', href: code, letter: 'M' }));
  const forged = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(forged);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => [key, key === 'permissions' ? everything : forged(inside)]),
    );
  };
  for (const path of ['**/api/users/userinfo*', '**/api/api/wx/loginin*'])
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: forged(await answer.json()) });
    });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  await arrive(page, site, 'viewer', '/cust/base');
  // A window of the list.
  await page.getByRole('checkbox', { name: /^选择/ }).nth(1).check();
  await page.getByRole('button', { name: '变更责任医生' }).click();
  await expect(page.getByRole('dialog', { name: '变更责任医生' })).toContainText(/没有.*权限/);
  await page.keyboard.press('Escape');
  // A page of the back office, with everything forged that leads there.
  await page.goto(site.at('/upms/jcxm'));
  await expect(page.getByRole('main')).toContainText(/没有.*权限/);
  // A sheet of somebody's file.
  await page.goto(site.at(`${archivePath(id)}/form/visit-record`));
  await page.waitForFunction(isStill);
  const form = formPage(page);
  for (const key of ['subjective', 'objective', 'assessment', 'plan'])
    await form.field(key).locator('textarea').fill('头晕三天');
  await signByMouse(page);
  await form.field('doctorSignature').getByRole('button', { name: '完成' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/没有.*权限/).first()).toBeVisible();
  expect(await office.records(id, 'visit-record')).toEqual([]);
  expect(new Set(refused)).toContain('/api/v1/lists/resident-list/freeze');
});

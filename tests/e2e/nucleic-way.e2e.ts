import { expect, test, type Page } from '@playwright/test';
import { fixtureIdNumber } from '../fixtures/roster.ts';
import { formPage } from './pages/form.page.ts';
import { listPage } from './pages/list.page.ts';
import { arrive } from './pages/login.page.ts';
import { officeOf } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';
import { dialog, rowAction } from './tours/tour.ts';

const site = siteOfThisFile();
const CODE = 'TUBE-WAY-001';

/** Opens a list in one of its views and waits for its only row. */
async function only(page: Page, path: string, title: string, text = CODE) {
  await page.goto(site.at(path));
  const row = listPage(page, title).rows.filter({ hasText: text });
  await expect(row).toHaveCount(1);
  return row;
}
/** Presses an action of the ticked rows and its window's button. */
async function confirm(page: Page, label: string): Promise<void> {
  await dialog(page, label).getByRole('button', { name: label }).click();
  await expect(dialog(page, label)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '逐条结果' })).toBeVisible();
}
const asSomebodyElse = async (
  page: Page,
  account: 'admin' | 'lab' | 'sampler' | 'township',
  path: string,
): Promise<void> => {
  await page.context().clearCookies();
  await arrive(page, site, account, path);
};

test('a sample goes from the swab to a report that anybody can check', async ({ page }) => {
  test.slow();
  await arrive(page, site, 'sampler', '/hsjc/cjyb');
  const form = formPage(page);
  await form.waitUntilOpen('核酸采样登记（单管）');
  await page.keyboard.insertText(fixtureIdNumber(77));
  await page.keyboard.press('Enter');
  await expect(form.box('name')).toBeFocused();
  await page.keyboard.insertText('郝检测');
  await form.box('phone').fill('13900004444');
  await form.box('region').fill('外地');
  await form.option('crowdType', '10').check();
  await form.box('samplePoint').fill('卫生院');
  await form.box('tubeBarcode').fill(CODE);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: '最近登记' })).toContainText('郝检测');

  // By keys alone: the tube, once the box and who carries it, and the key that seals it.
  await page.getByRole('navigation', { name: '下一步' }).getByRole('link', { name: '扫码装箱' }).click();
  const packing = dialog(page, '扫码装箱');
  const packed = packing.getByRole('list', { name: '办过的' });
  await expect(packing.getByLabel('采样管条码')).toBeFocused();
  await page.keyboard.type(CODE.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(packing.getByLabel('转运箱码')).toBeFocused();
  await page.keyboard.type('BOX-WAY-1');
  await packing.getByLabel('转运人员', { exact: true }).fill('王师傅');
  await page.keyboard.press('Enter');
  await expect(packed).toContainText('已装入 BOX-WAY-1');
  await expect(packing.getByLabel('采样管条码')).toBeFocused();
  // A printer that takes its time: the label stands until the browser says that it is printed.
  await page.evaluate(() => void (window.print = () => undefined));
  await page.keyboard.press('F9');
  await expect(packed).toContainText('已封箱');
  await expect(page.locator('.gw-box-label')).toContainText('1 管 1 人');

  const box = await only(page, '/hsjc/yblb/zyx', '转运箱', 'BOX-WAY-1');
  await expect(box).toContainText('已封箱');
  await rowAction(page, box, '发车');
  await confirm(page, '发车');
  await expect(box).toContainText('转运中');

  await asSomebodyElse(page, 'lab', '/hsjc/yblb/zyx');
  const arrived = await only(page, '/hsjc/yblb/zyx?view=to-receive', '转运箱', 'BOX-WAY-1');
  await rowAction(page, arrived, '整箱接收');
  await confirm(page, '整箱接收');

  await page.goto(site.at('/hsjc/ybjg?view=to-test&do=enter-by-code'));
  const entering = dialog(page, '扫码录入');
  await expect(entering.getByLabel('实验编号或管码')).toBeFocused();
  await page.keyboard.type(CODE);
  await page.keyboard.press('Enter');
  await expect(entering.getByLabel('ORF1ab Ct')).toBeFocused();
  // Enter goes on to what is still wanted; ↓ chooses 有效.
  for (const key of ['-', 'Enter', '-', 'Enter', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(entering.getByRole('list', { name: '办过的' })).toContainText('阴性，待审核');
  await expect(entering.getByLabel('实验编号或管码')).toBeFocused();
  expect(new URL(page.url()).search).not.toContain('do=');
  const entered = await only(page, '/hsjc/ybjg?view=to-review', '样本结果');
  await entered.getByRole('checkbox').check();
  await page.getByRole('button', { name: '审核', exact: true }).click();
  await confirm(page, '审核');

  const report = await only(page, '/hsjc/hsjcbg?view=today', '核酸检测报告', '郝检测');
  await expect(report).toContainText('阴性');
  await report.getByRole('checkbox').check();
  const printed = page.waitForResponse((answer) => answer.url().endsWith('/nucleic-reports/print'));
  await page.getByRole('button', { name: '打印报告' }).first().click();
  await dialog(page, '打印报告').getByRole('button', { name: '打印', exact: true }).click();
  const { reports } = (await (await printed).json()) as { readonly reports: readonly { readonly code: string }[] };
  await page.goto(site.at(`/verify/${reports[0]?.code}`));
  await expect(page.getByRole('heading', { name: '报告有效' })).toBeVisible();
  await expect(page.getByText('结论：阴性')).toBeVisible();
  await expect(page.getByText('郝检测')).toHaveCount(0);
});

const POOL = 'POOL-WAY-001';
const MEMBERS = [
  ['缪召回', 81],
  ['甄失联', 82],
] as const;

/** The code of the township the accounts of the seeded county work in. */
const township = async (): Promise<string> =>
  (await (await officeOf(site, 'doctor')).residents({ limit: '1' })).rows[0]?.archiveNumber.slice(0, 9) ?? '';

/** A full pool of two, taken by the township and received by its laboratory. */
async function receivedPool(): Promise<void> {
  const sampler = await officeOf(site, 'sampler');
  const place = await township();
  const sampleTime = `${new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)}T00:00`;
  const person = { idType: '01', phone: '13900003333', crowdType: '10', sampleTime };
  await sampler.save('nucleic-pool', place, {
    ...{
      tubeBarcode: POOL,
      mixType: '5',
      specimenType: '3',
      sampleOrg: place,
      samplePoint: '卫生院',
      sampler: 'sampler',
    },
    ...{ openTime: sampleTime, tubeState: '2' },
    members: MEMBERS.map(([name, nth], at) => ({ ...person, seq: at + 1, name, idNo: fixtureIdNumber(nth) })),
  });
  await receivedTube(POOL, place);
}
async function receivedTube(tubeBarcode: string, receiveLab: string): Promise<void> {
  const laboratory = await officeOf(site, 'lab');
  const receiveTime = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16);
  await laboratory.save('nucleic-receipt', receiveLab, {
    ...{ tubeBarcode, receiveLab, receiver: 'lab', receiveTime, conclusion: '1' },
  });
}
async function enterCt(page: Page, code: string, values: readonly [orf1ab: string, n: string]): Promise<void> {
  const tube = await only(page, '/hsjc/ybjg?view=to-test', '样本结果', code);
  await rowAction(page, tube, '录入结果');
  const entering = dialog(page, '录入结果');
  await entering.getByLabel('ORF1ab Ct').fill(values[0]);
  await entering.getByLabel(/^N Ct/).fill(values[1]);
  await entering.getByLabel(/^内标( \*)?$/).selectOption('1');
  await entering.getByLabel('阴阳性质控').selectOption('1');
  await confirm(page, '录入结果');
}
async function review(page: Page, code: string): Promise<void> {
  const entered = await only(page, '/hsjc/ybjg?view=to-review', '样本结果', code);
  await entered.getByRole('checkbox').check();
  await page.getByRole('button', { name: '审核', exact: true }).click();
  await confirm(page, '审核');
}

test('a positive pool sends its people to tubes of their own; the task ends when everybody has a verdict or is handed on', async ({
  page,
}) => {
  test.slow();
  await receivedPool();
  await arrive(page, site, 'lab', '/hsjc/ybjg');
  await enterCt(page, POOL, ['33.2', '34.8']);
  // Who tested it may not review a positive one.
  await asSomebodyElse(page, 'admin', '/hsjc/ybjg');
  await review(page, POOL);

  await asSomebodyElse(page, 'sampler', '/hsjc/jdcx/fh');
  const members = listPage(page, '单采复核名单').rows.filter({ hasText: POOL });
  await expect(members).toHaveCount(2);
  const lost = members.filter({ hasText: '甄失联' });
  await lost.getByRole('checkbox').check();
  await page.locator('.gw-foot-actions').getByRole('button', { name: '登记通知', exact: true }).click();
  await dialog(page, '登记通知')
    .getByLabel(/^通知情况/)
    .selectOption('2');
  await confirm(page, '登记通知');
  await expect(members.filter({ hasText: '缪召回' })).toHaveCount(1);

  // At the desk whoever stands there is known as waited for.
  await page.goto(site.at('/hsjc/cjyb'));
  const form = formPage(page);
  await form.waitUntilOpen('核酸采样登记（单管）');
  await page.keyboard.insertText(fixtureIdNumber(MEMBERS[0][1]));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '登记为复核管' }).click();
  await expect(form.box('name')).toBeFocused();
  await page.keyboard.insertText(MEMBERS[0][0]);
  await form.box('phone').fill('13900004444');
  await form.box('region').fill('外地');
  await form.option('crowdType', '10').check();
  await form.box('samplePoint').fill('卫生院');
  await form.box('tubeBarcode').fill('SINGLE-WAY-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: '最近登记' })).toContainText(MEMBERS[0][0]);

  // It is waited for: whoever has it is urged, and its way can be looked at.
  await page.goto(site.at('/hsjc/jdcx?view=going'));
  const progress = listPage(page, '进度查询');
  await progress.search.fill('SINGLE-WAY-1');
  const single = progress.rows.filter({ hasText: 'SINGLE-WAY-1' });
  await expect(progress.rows).toHaveCount(1);
  await single.getByRole('checkbox').check();
  await page.locator('.gw-foot-actions').getByRole('button', { name: '催办', exact: true }).click();
  await confirm(page, '催办');
  await rowAction(page, single, '流转');
  const way = page.getByRole('dialog', { name: '流转 · SINGLE-WAY-1' });
  await expect(way.getByRole('list', { name: '各环节用时' }).getByRole('listitem')).toContainText([
    ...['采样', '装箱等待中', '发车未到', '接收未到', '上机未到', '结果未到', '审核未到', '报告未到'],
  ]);
  await expect(way).toContainText('采样登记');
  await page.keyboard.press('Escape');

  const place = await township();
  await receivedTube('SINGLE-WAY-1', place);
  await asSomebodyElse(page, 'lab', '/hsjc/ybjg');
  await enterCt(page, 'SINGLE-WAY-1', ['无', '无']);
  await review(page, 'SINGLE-WAY-1');
  const verdict = await only(page, '/hsjc/jdcx/fh?view=done', '单采复核名单', '缪召回');
  await expect(verdict).toContainText('阴性');
  const report = await only(page, '/hsjc/hsjcbg?view=today', '核酸检测报告', '缪召回');
  await expect(report).toContainText('阴性');
  await page.goto(site.at('/hsjc/jdcx/fh?list=nucleic-retests&view=done'));
  await expect(listPage(page, '单采复核任务').rows.filter({ hasText: POOL })).toContainText('已完成');
});

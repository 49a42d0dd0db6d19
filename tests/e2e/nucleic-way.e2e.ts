import { expect, test, type Page } from '@playwright/test';
import { fixtureIdNumber } from '../fixtures/roster.ts';
import { formPage } from './pages/form.page.ts';
import { listPage } from './pages/list.page.ts';
import { logIn } from './pages/login.page.ts';
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
const asSomebodyElse = async (page: Page, account: 'lab' | 'township' | 'sampler', path: string): Promise<void> => {
  await page.context().clearCookies();
  await logIn(page, site, account, path);
};

test('a sample goes from the swab to a report that anybody can check', async ({ page }) => {
  test.slow();
  await logIn(page, site, 'sampler', '/hsjc/cjyb');
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

  const sample = await only(page, '/hsjc/yblb?view=to-pack', '样本列表');
  await sample.getByRole('checkbox').check();
  await page.getByRole('button', { name: '装箱', exact: true }).click();
  await dialog(page, '装箱').getByLabel('转运箱码').fill('BOX-WAY-1');
  await dialog(page, '装箱').getByLabel('转运人员', { exact: true }).fill('王师傅');
  await confirm(page, '装箱');

  const box = await only(page, '/hsjc/yblb/zyx', '转运箱', 'BOX-WAY-1');
  await rowAction(page, box, '封箱');
  await expect(box).toContainText('已封箱');
  await rowAction(page, box, '发车');
  await confirm(page, '发车');
  await expect(box).toContainText('转运中');

  await asSomebodyElse(page, 'lab', '/hsjc/yblb/zyx');
  const arrived = await only(page, '/hsjc/yblb/zyx?view=to-receive', '转运箱', 'BOX-WAY-1');
  await rowAction(page, arrived, '整箱接收');
  await confirm(page, '整箱接收');

  const tube = await only(page, '/hsjc/ybjg?view=to-test', '样本结果');
  await rowAction(page, tube, '录入结果');
  const entering = dialog(page, '录入结果');
  await entering.getByLabel('ORF1ab Ct').fill('无');
  await entering.getByLabel(/^N Ct/).fill('无');
  await entering.getByLabel(/^内标( \*)?$/).selectOption('1');
  await entering.getByLabel('阴阳性质控').selectOption('1');
  await confirm(page, '录入结果');
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

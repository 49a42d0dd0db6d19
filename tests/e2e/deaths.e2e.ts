import { expect, test } from '@playwright/test';
import { formPage } from './pages/form.page.ts';
import { arrive } from './pages/login.page.ts';
import { archivePath } from './pages/residents.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

test('a death before stored visits is asked about, and so is the sheet that was open meanwhile', async ({
  page,
  context,
}) => {
  const office = await officeOf(site, 'doctor');
  const { id, name } = await someResident(office, { condition: 'hypertension' });
  const counts = async () => (await office.records(id, 'supplement-blood-routine')).length;
  const before = await counts();
  await arrive(page, site, 'doctor', `/cust/jkdn/${id}/form/supplement-blood-routine`);
  const sheet = formPage(page);
  await sheet.waitUntilOpen('血常规');
  await sheet.box('hemoglobin').fill('131');

  const other = await context.newPage();
  await other.goto(site.at(archivePath(id)));
  await other.getByRole('button', { name: '档案状态' }).click();
  await other.getByRole('menuitem', { name: '死亡登记' }).click();
  const window = other.getByRole('dialog', { name: `死亡登记：${name}` });
  const [day, confirm] = [
    window.getByLabel('死亡日期', { exact: true }),
    window.getByRole('button', { name: '确定死亡登记' }),
  ];
  await window.getByLabel('信息来源').selectOption({ label: '家属告知' });
  await day.fill('2020-03-01');
  await confirm.click();
  await expect(window.getByText('没有办理：请填写死亡原因')).toBeVisible();
  await expect(window.getByLabel('死亡原因')).toBeFocused();
  await window.getByLabel('死亡原因').fill('脑出血');
  // No day of the calendar is nothing to confirm, and a slip beside the window loses nothing.
  await day.fill('20200230');
  await confirm.click();
  await expect(day).toBeFocused();
  await other.mouse.click(5, 5);
  await day.fill('2020-03-02');
  await confirm.click();
  await expect(window.getByText('还没有登记：死亡日期 2020-03-02 以后还有服务记录：')).toBeVisible();
  await window.getByRole('button', { name: '核对无误，仍然登记' }).click();
  await expect(window).toHaveCount(0);

  await page.bringToFront();
  await page.keyboard.press('Control+s');
  const question = page.getByRole('button', { name: '仍然保存' });
  await expect(question).toBeVisible();
  await expect(page.getByText('晚于登记的死亡日期 2020-03-02，请核对。').first()).toBeVisible();
  expect(await counts()).toBe(before);
  await question.press('Enter');
  await sheet.throughQuestions();
  expect(await counts()).toBe(before + 1);
});

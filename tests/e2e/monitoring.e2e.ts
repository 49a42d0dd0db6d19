import { expect, test } from '@playwright/test';
import { formPage } from './pages/form.page.ts';
import { listPage } from './pages/list.page.ts';
import { logIn } from './pages/login.page.ts';
import { newFormPath } from './pages/residents.page.ts';
import { officeOf } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

test('who measures at home is taken up, a high reading is seen and dealt with, and the monitoring rests', async ({
  page,
}) => {
  const office = await officeOf(site, 'doctor');
  const { rows: people } = await office.residents({ minAge: '30', maxAge: '60' });
  const person = people.find(({ conditions }) => conditions.length === 0)!;
  await logIn(page, site, 'doctor', newFormPath(person.id, 'blood-pressure-patient'));
  const form = formPage(page);
  await form.waitUntilOpen('血压患者');
  await form.option('patientType', '2').check();
  await form.field('onAntihypertensive').locator('label').filter({ hasText: '否' }).last().click();
  await form.save();

  await page.goto(site.at('/sjgl/xyhz'));
  const patients = listPage(page, '血压患者');
  await patients.search.fill(person.name);
  await patients.row(person.name).getByRole('button', { name: '补录' }).click();
  await form.waitUntilOpen('血压记录');
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await form.box('measuredAt').fill(`${today} 00:01`);
  await form.option('timeSlot', '1').check();
  await form.box('systolic').fill('172');
  await form.box('diastolic').fill('104');
  await form.save();

  await page.goto(site.at('/sjgl/xyhz'));
  await patients.search.fill(person.name);
  await expect(patients.row(person.name)).toContainText('当日联系');
  await page.goto(site.at('/sjgl/xyhz/xyjl'));
  const readings = listPage(page, '血压记录');
  await page.getByText('未处理预警', { exact: true }).first().click();
  await readings.search.fill(person.name);
  await readings.tick(person.name);
  await page.getByRole('button', { name: '处理预警', exact: true }).click();
  const handling = page.getByRole('dialog', { name: '处理预警' });
  await handling.getByRole('combobox', { name: '处理方式' }).selectOption({ label: '电话随访' });
  await handling.getByRole('textbox', { name: '经过' }).fill('嘱今天来复测');
  await handling.getByRole('button', { name: '处理预警', exact: true }).click();
  await expect(page.getByText('已处理 1 条')).toBeVisible();
  // It stays in sight, and says that it is none of these any more.
  await expect(readings.row(person.name)).toHaveAttribute('data-gone', 'true');
  await page.getByText('全部', { exact: true }).first().click();
  await expect(readings.row(person.name)).toContainText('已处理');

  await page.goto(site.at('/sjgl/xyhz'));
  await patients.search.fill(person.name);
  await patients.tick(person.name);
  await page.getByRole('button', { name: '暂停', exact: true }).click();
  const pausing = page.getByRole('dialog', { name: '暂停' });
  await pausing.getByRole('combobox', { name: '原因' }).selectOption({ label: '住院' });
  await pausing.getByRole('button', { name: '暂停', exact: true }).click();
  await expect(page.getByText('已暂停 1 人')).toBeVisible();
  await expect(patients.row(person.name)).toContainText('暂停');
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(patients.row(person.name)).toContainText('在管');
});

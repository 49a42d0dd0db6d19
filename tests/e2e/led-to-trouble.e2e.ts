import { expect, test } from '@playwright/test';
import { formPage } from './pages/form.page.ts';
import { arrive } from './pages/login.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

test('a save that leads to what is wrong says why, until somebody types there', async ({ page }) => {
  const { id } = await someResident(await officeOf(site, 'doctor'));
  await arrive(page, site, 'doctor', `/cust/jkdn/${id}/form/general-follow-up`);
  const form = formPage(page);
  await form.waitUntilOpen('随访（通用）');
  await form.option('followUpKind', '6').check();
  await form.option('followUpMode', '1').check();
  await form.box('diastolic').fill('82');
  await form.box('heartRate').focus();
  const reason = page.getByText('收缩压、舒张压须同时填写。');
  await expect(reason).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(form.box('systolic')).toBeFocused();
  await expect(reason).toBeVisible();
  await page.keyboard.type('13');
  await expect(reason).toBeHidden();
});

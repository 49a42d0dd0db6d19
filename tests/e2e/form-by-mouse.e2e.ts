import { expect, test } from '@playwright/test';
import { openForm } from './pages/form.page.ts';
import { arrive } from './pages/login.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

test('every click counts, also the one that leaves a section which then shows what it lacks', async ({ page }) => {
  const { id } = await someResident(await officeOf(site, 'doctor'), { condition: 'hypertension', maxAge: '120' });
  await arrive(page, site);
  const form = await openForm(page, site.at, id, 'hypertension-follow-up');
  await form.option('followUpMode', '1').focus();
  await form.option('symptoms', '2').click();
  await expect(form.option('symptoms', '2')).toBeChecked();
  await expect(form.field('followUpMode')).toContainText('请选择随访方式');
  await form.box('systolic').click();
  await form.option('saltIntake', '2').click();
  await expect(form.option('saltIntake', '2')).toBeChecked();
  // Once more takes the answer back.
  await form.option('saltIntake', '2').click();
  await expect(form.option('saltIntake', '2')).not.toBeChecked();
  // The arrows choose among radios, and never take back what they come to.
  await form.option('saltIntake', '2').click();
  await page.keyboard.press('ArrowRight');
  await expect(form.option('saltIntake', '3')).toBeChecked();
  // Of several, each is ticked and unticked for itself; 无症状 leaves no other.
  await form.option('symptoms', '3').click();
  await expect(form.option('symptoms', '2')).toBeChecked();
  await form.option('symptoms', '2').click();
  await expect(form.option('symptoms', '2')).not.toBeChecked();
  await form.option('symptoms', '1').click();
  await expect(form.option('symptoms', '3')).not.toBeChecked();
  await expect(form.option('symptoms', '1')).toBeChecked();
});

import { expect } from '@playwright/test';
import { formPage } from '../pages/form.page.ts';
import { arrive } from '../pages/login.page.ts';
import { officeOf } from '../support/office.ts';
import { close, open, type Tour } from './tour.ts';

export const tourOfCare: Tour = async ({ page, site, look }) => {
  const publicHealth = await officeOf(site, 'publichealth');
  const [child] = (await publicHealth.residents({ maxAge: '4' })).rows;
  const [woman] = (await publicHealth.residents({ sex: 'female', minAge: '22', maxAge: '40' })).rows;
  await arrive(page, site, 'lab', '/hsjc/sjyb');
  await expect(formPage(page).saveButton).toBeEnabled();
  await look('nucleic-receipt');
  await page.context().clearCookies();
  await arrive(page, site, 'publichealth', `/health/etjbxx/${child!.id}/jbtj`);
  await expect(page.getByRole('navigation', { name: '按年龄体检' })).toBeVisible();
  await look('child');
  await page.getByRole('button', { name: '关联' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('relative');
  await close(page);
  await open(page, site.at(`/health/fnbjxx/${woman!.id}`), page.getByRole('heading', { level: 1 }));
  await look('woman');
  for (const [path, name] of [
    ['/hsjc/cjyb', 'sample'],
    ['/hsjc/jcyb', 'pool'],
  ] as const) {
    await open(page, site.at(path), formPage(page).saveButton);
    await look(`nucleic-${name}`);
    if (name !== 'sample') continue;
    await page.getByRole('combobox', { name: '查找居民' }).fill(child!.name.slice(0, 1));
    await expect(page.getByRole('listbox', { name: '找到的居民' }).getByRole('option').first()).toBeVisible();
    await look('people-found');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /：从列表选择$/ })
      .first()
      .click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await look('regions');
    await page.keyboard.press('Escape');
  }
};

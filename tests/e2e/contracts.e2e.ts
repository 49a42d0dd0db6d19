import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import { expect, test, type Page } from '@playwright/test';
import { formPage } from './pages/form.page.ts';
import { listPage } from './pages/list.page.ts';
import { arrive } from './pages/login.page.ts';
import { newFormPath } from './pages/residents.page.ts';
import { signByMouse } from './pages/signature.page.ts';
import { officeOf } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const TITLE = '家庭医生签约服务协议（签约记录）';
const CONTRACTS = '/yfrh/qyjl';

/** The day in China, `days` ago. */
const ago = (days: number): CalendarDay =>
  addDays(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10) as CalendarDay, -days);

/** Both sign and agree; whatever else must be said is there. */
async function signedAndSaved(page: Page): Promise<void> {
  const form = formPage(page);
  for (const consent of ['privacyConsent', 'agreementRead'])
    await form.field(consent).locator('label').filter({ hasText: '是' }).last().click();
  await signByMouse(page);
  await signByMouse(page, 1);
  await form.save();
}

test('a contract is signed, found in its list, dissolved with a reason, brought back, and renewed', async ({
  page,
}) => {
  const office = await officeOf(site, 'doctor');
  const { rows: people } = await office.residents({ minAge: '30', maxAge: '45' });
  const person = people.find(({ conditions }) => conditions.length === 0)!;
  await arrive(page, site, 'doctor', newFormPath(person.id, 'family-doctor-contract'));
  const form = formPage(page);
  await form.waitUntilOpen(TITLE);
  await form.field('population').getByText('一般人群').click();
  await form.box('team').fill('家庭医生一组');
  await form.field('signWay').locator('label.gwf-option', { hasText: '入户' }).click();
  await form.box('signDate').fill(ago(340));
  const cell = form.field('packages').locator('tbody input');
  await cell.nth(0).fill('FW001');
  await cell.nth(1).fill('基本公共卫生服务包');
  await signedAndSaved(page);

  await page.goto(site.at(CONTRACTS));
  const list = listPage(page, '签约记录');
  const row = list.row(person.name);
  const look = async (view: string): Promise<void> => {
    await page.getByText(view, { exact: true }).first().click();
    await list.search.fill(person.name);
    // A menu that is open closes when other rows come.
    await expect(list.status).toHaveText(/^共 [12] 份$/);
  };
  await look('全部');
  await expect(row).toContainText('已签约');
  await row.getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: '解约' }).click();
  const dissolving = page.getByRole('dialog', { name: '解约' });
  await dissolving.getByRole('combobox', { name: '解约原因' }).selectOption({ label: '失访' });
  await dissolving.getByRole('button', { name: '解约', exact: true }).click();
  await expect(page.getByText('已解约 1 份')).toBeVisible();
  await look('已解约');
  await expect(row).toContainText('已解约');
  await row.getByRole('button', { name: '撤销解约' }).click();
  const restoring = page.getByRole('dialog', { name: '撤销解约' });
  await restoring.getByRole('textbox', { name: '撤销原因' }).fill('人已联系上');
  await restoring.getByRole('button', { name: '撤销解约', exact: true }).click();
  await expect(page.getByText('已恢复 1 份')).toBeVisible();
  await look('全部');
  await expect(row).toContainText('已签约');

  await row.getByRole('button', { name: '续约' }).click();
  await form.waitUntilOpen(TITLE);
  // It begins with what was agreed upon, on the day after the other one ends.
  await expect(form.box('team')).toHaveValue('家庭医生一组');
  await expect(form.field('packages').locator('tbody input').nth(1)).toHaveValue('基本公共卫生服务包');
  await expect(form.option('signKind', '2')).toBeChecked();
  await form.field('signWay').locator('label.gwf-option', { hasText: '入户' }).click();
  await signedAndSaved(page);
  await page.goto(site.at(CONTRACTS));
  await look('全部');
  await expect(row).toHaveCount(2);
  await expect(row.filter({ hasText: '已续约' })).toHaveCount(1);
  await expect(row.getByRole('button', { name: '续约' })).toHaveCount(0);
});

import type { Answers } from '@gongwei/domain/forms';
import { expect, test } from '@playwright/test';
import { arrive } from './pages/login.page.ts';
import { officeOf, PASSWORD, type Office } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
let office: Office;
test.beforeAll(async () => {
  office = await officeOf(site, 'publichealth');
});

const somebody = async (query: Readonly<Record<string, string>>): Promise<string> =>
  (await office.residents({ status: '1', ...query })).rows[0]!.id;

/** Stores a record as another window would. */
async function store(
  formId: string,
  subjectId: string,
  occurredOn: string,
  data: Answers,
  formVersion = 1,
): Promise<string> {
  const login = await fetch(site.at('/api/api/wx/loginin'), {
    method: 'POST',
    body: new URLSearchParams({
      username: 'publichealth',
      password: PASSWORD,
      code: '',
      redomStr: '',
      type: '',
      openid: '',
    }),
  });
  const { token } = (await login.json()) as { readonly token: string };
  const id = crypto.randomUUID();
  const save = { id, formId, formVersion, subjectId, occurredOn, data, baseVersion: 0, saveId: crypto.randomUUID() };
  const answer = await fetch(site.at(`/api/v1/records/${id}`), {
    method: 'PUT',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(save),
  });
  expect(answer.ok, await answer.text()).toBe(true);
  return id;
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('a second sheet of a stage is warned of while it is begun, with the way to the first', async ({ page }) => {
  const child = await somebody({ maxAge: '2' });
  const day = daysAgo(20);
  await store('tcm-child-guidance', child, day, {
    stageMonth: '12',
    serviceDate: day,
    service6And12: ['1'],
    doctor: 'publichealth',
  });
  await arrive(page, site, 'publichealth', `/cust/jkdn/${child}/form/tcm-child-guidance`);
  const stage = page.locator('[data-field="stageMonth"]');
  await stage.getByText('6月龄', { exact: true }).click();
  const warning = page.getByRole('status').filter({ hasText: '已有' });
  await expect(warning).toHaveCount(0);
  await stage.getByText('12月龄', { exact: true }).click();
  await expect(warning).toContainText(`“12月龄”已有 ${day} 的记录`);
  await warning.getByRole('link', { name: '打开已有' }).click();
  await expect(page.locator('[data-field="serviceDate"] input')).toHaveValue(day);
  await expect(warning).toHaveCount(0);
});

test('a second follow-up of a day is warned of before anything is filled in, with the way to the first', async ({
  page,
}) => {
  const resident = await somebody({ condition: 'hypertension', maxAge: '120' });
  const [earlier] = await office.records(resident, 'hypertension-follow-up');
  const { data, formVersion } = await office.record(earlier!.id);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Shanghai' });
  await store(
    earlier!.formId,
    resident,
    today,
    { ...data, followUpDate: today, nextFollowUpDate: daysAgo(-80) },
    formVersion,
  );
  await arrive(page, site, 'publichealth', `/cust/jkdn/${resident}/form/hypertension-follow-up`);
  const warning = page.getByRole('status').filter({ hasText: '已有一份' });
  await expect(warning).toContainText(`${today} 已有一份高血压患者随访服务记录表`);
  await warning.getByRole('link', { name: '打开已有' }).click();
  await expect(warning).toHaveCount(0);
  await expect(page.locator('[data-field="followUpDate"] input')).toHaveValue(today);
});

test('of two records of a stage one chooses which is printed; further visits follow on a sheet of their own', async ({
  page,
}) => {
  const woman = await somebody({ sex: 'female', minAge: '22', maxAge: '38' });
  const visit = (visitNumber: string, day: string, gestationalWeek: number) =>
    store('prenatal-visit', woman, day, {
      visitNumber,
      serviceType: '2',
      visitDate: day,
      gestationalWeek,
      doctorSignature: SIGNATURE,
    });
  const [first, second, further] = [daysAgo(60), daysAgo(50), daysAgo(40)];
  const asked = await visit('3', first, 22);
  await visit('3', second, 24);
  await visit('9', further, 25);
  await visit('3', daysAgo(900), 23);
  await arrive(page, site, 'publichealth');
  // Paper has no frame around it.
  await page.goto(site.at(`/cust/jkdn/${woman}/print/${asked}`));
  const choice = page.getByLabel('第3次印哪一份');
  await expect(choice.locator('option')).toHaveCount(2);
  const [sheet, added] = [page.locator('.gwp-papers').first(), page.locator('.gwp-papers').last()];
  await expect(sheet).toContainText(printedDay(first));
  await expect(added).toContainText('增加第1次');
  await expect(added).toContainText(printedDay(further));
  await choice.selectOption({ index: 0 });
  await expect(sheet).toContainText(printedDay(second));
  await expect(sheet).not.toContainText(printedDay(first));
});

/** One white dot. */
const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

/** `2026年6月1日`. */
const printedDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
};

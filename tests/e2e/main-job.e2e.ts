import { expect, test, type Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { rosterFixture, fixtureIdNumber, type RosterFixture } from '../fixtures/roster.ts';
import { CHECK_UP_NUMBERS, checkUpAnswers } from './pages/check-up.data.ts';
import { FOLLOW_UP, PROPOSED } from './pages/follow-up.data.ts';
import { formPage, FORM_TITLES } from './pages/form.page.ts';
import { walkTheLane, watchPointer } from './pages/keyboard-lane.ts';
import { arrive } from './pages/login.page.ts';
import { personalInfoAnswers } from './pages/personal-info.data.ts';
import { chooseInstitution, residentList } from './pages/residents.page.ts';
import { rosterPages } from './pages/roster.page.ts';
import { officeOf, someResident, type Office } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

test.describe.configure({ mode: 'serial' });
const site = siteOfThisFile();

const VILLAGE_STATION = '王庄村卫生室';
/** The 33rd person of the roster: a woman between 40 and 64 with an ordinary row. */
const HER = {
  row: 32,
  name: '孙桂兰',
  initials: 'sgl',
  idNumber: fixtureIdNumber(32),
  masked: fixtureIdNumber(32).replace(/^(.{6}).{8}/, '$1********'),
};

let page: Page;
let office: Office;
let roster: RosterFixture;
let stored: { readonly name: string; readonly idNumber: string };
let her: { readonly id: string; readonly archiveNumber: string };
let today = '';

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  office = await officeOf(site, 'doctor');
  const resident = await someResident(office, { institutionCode: '320999101101' });
  stored = { name: resident.name, idNumber: await office.reveal(resident.id, 'idNumber') };
  roster = await rosterFixture({ rows: 500, villages: [resident.villageName], stored });
  today = ((await (await fetch(site.at('/api/v1/time'))).json()) as { readonly today: string }).today;
});
test.afterAll(() => page.close());

test('logs in and chooses an institution below the own one', async () => {
  await arrive(page, site, 'doctor', '/cust/base');
  const { status } = residentList(page);
  await expect(status).toContainText(/共 \d+ 人/);
  const all = await status.textContent();
  await chooseInstitution(page, VILLAGE_STATION);
  await expect(status).toContainText(/共 \d+ 人/);
  await expect(status).not.toHaveText(all ?? '');
});

test('imports a roster of 500 rows and says of each bad one what is wrong', async () => {
  const panel = rosterPages(page);
  await panel.open();
  await panel.upload('王庄村花名册.xlsx', roster.bytes);
  await expect(panel.outcome('全部')).toContainText('500');
  await expect(panel.outcome('将新建')).toContainText(String(roster.good - 1));
  await expect(panel.outcome('将更新')).toContainText('1');
  await expect(panel.outcome('空行')).toContainText('1');
  await expect(panel.outcome('不能导入')).toContainText(String(roster.rejected));

  for (const [number, sentence] of badRows(roster)) await expect(await panel.show(number)).toContainText(sentence);
  await panel.outcome('全部').click();
  await expect(await panel.show(roster.mended.fifteenDigits)).toContainText(
    /15位旧身份证号已换算为18位 \d{6}\*{8}\d{3}[\dX]/,
  );
  await expect(await panel.show(roster.mended.dateAsText)).toContainText('已识别为');
  await expect(await panel.show(roster.emptyRow)).toContainText('空行');
  await panel.outcome('将更新').click();
  await expect(await panel.show(roster.duplicateOfStored)).toContainText(stored.name);
  await expect(await panel.show(roster.duplicateOfStored)).toContainText('199****2222');
});

test('writes them once they are confirmed', async () => {
  const panel = rosterPages(page);
  await panel.confirm();
  // The button that was pressed is gone; the cursor stands before those of the next step.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(panel.outcome('新建')).toContainText(String(roster.good - 1));
  await page.reload();
  await expect(panel.outcome('未导入')).toContainText(String(roster.rejected));
});

test('gives back the sheet with 结果 and 说明 for every row', async () => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载核对文件' }).click();
  const sheets = await readXlsxFile(await (await downloading).path());
  const rows = (
    Array.isArray(sheets[0]) ? sheets : (sheets[0] as unknown as { readonly data: unknown[][] }).data
  ) as readonly (readonly (string | null)[])[];
  const [header = []] = rows;
  expect(header.slice(-2)).toEqual(['结果', '说明']);
  const verdict = (row: number): readonly (string | null)[] => (rows[row - 1] ?? []).slice(header.length - 2);
  for (const [row, sentence] of badRows(roster)) {
    expect(verdict(row)[0], `row ${row}`).toBe('未导入');
    expect(verdict(row)[1], `row ${row}`).toMatch(sentence);
  }
  expect(verdict(HER.row + 2)[0]).toBe('新建档案');
  expect(verdict(roster.duplicateOfStored)[0]).toBe('已更新');
  expect(verdict(roster.emptyRow)[0]).toBe('空行');
  expect(rows.slice(1).filter((_, at) => verdict(at + 2)[0] === '新建档案')).toHaveLength(roster.good - 1);
  await page.getByRole('link', { name: '导入记录' }).click();
  await expect(rosterPages(page).history.getByRole('row').nth(1)).toContainText('已导入');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '居民列表' }).click();
});

test('finds a new resident by name, pinyin initials, identity number and archive number', async () => {
  const list = residentList(page);
  const found = (await office.residents({ text: HER.idNumber })).rows[0];
  expect(found?.name).toBe(HER.name);
  her = { id: found!.id, archiveNumber: found!.archiveNumber };
  const line = page.getByRole('row').filter({ hasText: HER.masked }).filter({ hasText: '199****0032' });
  for (const text of [HER.name, HER.initials]) {
    await list.findAmong(text, HER.name);
    await expect(line).toBeVisible();
  }
  await list.findOne(HER.idNumber, HER.name);
  await list.findOne(her.archiveNumber, HER.name);
  await expect(line).toBeVisible();
  await list.openFirst();
  await expect(page).toHaveURL(new RegExp(`/cust/jkdn/${her.id}$`));
});

test('completes 居民个人基本信息表', async () => {
  const form = formPage(page);
  await page.getByRole('link', { name: '个人基本信息表' }).first().click();
  await form.waitUntilOpen(FORM_TITLES['resident-personal-info']);
  await expect(form.box('name')).toHaveValue(HER.name);
  await expect(form.field('idNumber').getByRole('button', { name: /查看并修改$/ })).toContainText(HER.masked);
  await form.box('name').focus();
  await walkTheLane(page, personalInfoAnswers, { skip: ['photo'] });
  await form.save();
  const [record] = await office.records(her.id, 'resident-personal-info');
  expect((await office.record(record!.id)).data).toMatchObject({
    name: HER.name,
    idNumber: HER.masked,
    contactName: '孙建国',
    pastDiseases: ['1'],
  });
  // The number behind the mask is the one she came with.
  expect(await office.reveal(her.id, 'idNumber')).toBe(HER.idNumber);
});

test('fills all of 健康体检表 by keyboard and sees conclusions appear while typing', async () => {
  const form = formPage(page);
  await page.getByRole('link', { name: '返回档案' }).click();
  await page.getByRole('link', { name: '健康体检表' }).first().press('Enter');
  await form.waitUntilOpen(FORM_TITLES['health-check-up']);
  const pointerEvents = await watchPointer(page);
  const findings = page.getByRole('complementary', { name: '异常判定' });
  const age =
    Number(today.slice(0, 4)) -
    Number(HER.idNumber.slice(6, 10)) -
    (today.slice(5).replace('-', '') < HER.idNumber.slice(10, 14) ? 1 : 0);
  await expect(form.field('age')).toContainText(String(age));
  await expect(findings).toContainText('目前没有异常');
  // The cursor waits in the first field that nothing is known about.
  await expect(form.option('examPurpose', '1')).toBeFocused();

  const visited = await walkTheLane(
    page,
    { ...checkUpAnswers(today), ...CHANGED },
    {
      normalSections: ['organ-function', 'physical-examination', 'health-problems'],
      after: {
        leftDiastolic: async () => {
          await expect(form.field('leftSystolic')).toContainText('偏高');
          await expect(findings).toContainText('162/88');
        },
        weight: () => expect(form.field('bmi')).toContainText('28.04'),
        fastingGlucose: () => expect(findings).toContainText('6.4'),
        hemoglobin: () => expect(form.field('hemoglobin')).toContainText('偏低'),
        vaccinations: async () => {
          await expect(form.option('healthEvaluation', '2')).toBeChecked();
          await expect(form.field('healthEvaluation')).toContainText('建议');
          await expect(form.box('abnormality1')).toHaveValue(/162\/88/);
          await expect(form.option('healthGuidance', '2')).toBeChecked();
          for (const code of ['3', '4', '5']) await expect(form.option('riskFactorControl', code)).toBeChecked();
          await expect(form.box('targetWeight')).toHaveValue('66.5');
        },
      },
    },
  );
  expect(visited.length).toBeGreaterThan(140);
  await expect.poll(() => emptyFields(page)).toEqual([]);
  await form.save();
  expect(await pointerEvents()).toBe(0);

  const [summary] = await office.records(her.id, 'health-check-up');
  const { data } = await office.record(summary!.id);
  expect(data).toMatchObject({
    ...CHECK_UP_NUMBERS,
    symptoms: ['3', '12'],
    dentition: ['2', '3'],
    missingTeethUpperRight: '6,7',
    cervix: '1',
    skin: '1',
  });
  expect(data).toMatchObject({
    abnormality1: CHANGED.abnormality1,
    healthGuidance: ['2', '3'],
    riskFactorControl: ['2', '3', '4', '5'],
    targetWeight: 65,
  });
  expect(data['medications']).toEqual([
    { drugName: '硝苯地平缓释片', usage: '口服，每日两次', dosage: '10mg', duration: '2月', adherence: '1' },
  ]);
});

test('writes a hypertension follow-up with the proposed class and next date', async () => {
  const form = formPage(page);
  await page.getByRole('link', { name: '返回档案' }).click();
  await page.getByRole('link', { name: '高血压随访' }).first().press('Enter');
  await form.waitUntilOpen(FORM_TITLES['hypertension-follow-up']);
  await walkTheLane(page, FOLLOW_UP, {
    proposed: PROPOSED,
    after: {
      adverseDrugReaction: () => expect(form.option('visitClass', '2')).toBeChecked(),
      referred: () => expect(form.box('nextFollowUpDate')).toHaveValue(daysAfter(today, 14)),
    },
  });
  await form.save();
  const [summary] = await office.records(her.id, 'hypertension-follow-up');
  expect((await office.record(summary!.id)).data).toMatchObject({
    systolic: 156,
    diastolic: 94,
    visitClass: '2',
    nextFollowUpDate: daysAfter(today, 14),
  });
});

test('shows everything on the timeline', async () => {
  await page.getByRole('link', { name: '返回档案' }).click();
  const timeline = page.getByRole('region', { name: /^服务记录/ });
  await expect(timeline).toContainText('3 份');
  for (const title of [
    FORM_TITLES['resident-personal-info'],
    FORM_TITLES['health-check-up'],
    FORM_TITLES['hypertension-follow-up'],
  ])
    await expect(timeline.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(timeline).toContainText('162/88');
  await expect(timeline).toContainText('156/94');
  await expect(page.getByRole('region', { name: '变化趋势' })).toContainText('血压');
});

/** What the doctor makes of the proposals. */
const CHANGED = {
  abnormality1: '血压2级，当日复测后转诊',
  healthGuidance: ['2', '3'],
  riskFactorControl: ['2', '3', '4', '5'],
  targetWeight: '65',
};

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Rows that must not be imported and what has to be said of them. */
const badRows = ({ bad, formulaRow }: RosterFixture): readonly (readonly [row: number, sentence: RegExp])[] => [
  [bad.wrongCheckDigit, /身份证号第18位校验码应为 [\dX]，请核对/],
  [bad.impossibleBirthDate, /身份证号中的出生日期“19580229”不存在，请核对/],
  [bad.duplicateInFile, /身份证号与第 32 行重复，本行未导入/],
  [bad.missingName, /姓名不能为空/],
  [bad.shortPhone, /手机号码/],
  [bad.idAsNumber, /身份证号被Excel存成了数字，末几位已丢失/],
  [formulaRow, /“姓名”是公式且没有保存结果/],
];

/** Fields in sight that have no answer; signatures are drawn by hand and tables may have no rows. */
const emptyFields = (on: Page): Promise<readonly string[]> =>
  on.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-field]')]
      .filter((field) => {
        if (
          ['signature', 'table', 'computed', 'image'].includes(field.dataset['kind'] ?? '') ||
          field.offsetParent === null
        )
          return false;
        const boxes = [...field.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')];
        if (boxes.length > 0) return !boxes.some((box) => box.checked);
        return field.querySelector<HTMLInputElement>('input, textarea')?.value === '';
      })
      .map((field) => field.dataset['field'] ?? ''),
  );

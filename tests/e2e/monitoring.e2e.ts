import { expect, test } from '@playwright/test';
import { formPage } from './pages/form.page.ts';
import { listPage } from './pages/list.page.ts';
import { arrive } from './pages/login.page.ts';
import { newFormPath } from './pages/residents.page.ts';
import { meterBeside } from './support/meter.ts';
import { officeOf } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

test('who measures at home is taken up, a high reading is seen and dealt with, and the monitoring rests', async ({
  page,
}) => {
  await meterBeside(page);
  const office = await officeOf(site, 'doctor');
  const { rows: people } = await office.residents({ minAge: '30', maxAge: '60' });
  const person = people.find(({ conditions }) => conditions.length === 0)!;
  await arrive(page, site, 'doctor', newFormPath(person.id, 'blood-pressure-patient'));
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
  await form.box('systolic').press('Alt+m');
  const cuff = page.getByRole('dialog', { name: '读血压计' });
  await expect(cuff).toContainText('172/104 mmHg，脉率 90 次/分');
  await page.keyboard.press('Enter');
  await expect(cuff).toBeHidden();
  await expect(form.box('diastolic')).toHaveValue('104');
  await expect(form.box('pulseRate')).toHaveValue('90');
  await form.save();

  await page.goto(site.at('/sjgl/xyhz'));
  await patients.search.fill(person.name);
  await expect(patients.row(person.name)).toContainText('当日联系');
  await page.goto(site.at('/sjgl/xyhz/xyjl'));
  const readings = listPage(page, '血压记录');
  await page.getByText('未处理预警', { exact: true }).first().click();
  await readings.find(person.name);
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
  await patients.find(person.name);
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

test('the page of one person: opened from the list, other days, a reading by one key, its warning dealt with', async ({
  page,
}) => {
  const office = await officeOf(site, 'doctor');
  const { rows: people } = await office.residents({ minAge: '30', maxAge: '60' });
  const person = people.findLast(({ conditions }) => conditions.length === 0)!;
  const today = new Date(Date.now() + 8 * 3_600_000);
  const day = (back: number): string => new Date(today.getTime() - back * 86_400_000).toISOString().slice(0, 10);
  // Who is on no list yet has a page, too, and it says how to put them there.
  await arrive(page, site, 'doctor', `/sjgl/xyhz/xydetail?resident=${person.id}`);
  await page.getByRole('link', { name: '列入血压患者' }).click();
  const form = formPage(page);
  await form.waitUntilOpen('血压患者');
  await form.option('patientType', '2').check();
  await form.field('onAntihypertensive').locator('label').filter({ hasText: '否' }).last().click();
  await form.save();

  await page.goto(site.at('/sjgl/xyhz'));
  const patients = listPage(page, '血压患者');
  await patients.search.fill(person.name);
  await patients.row(person.name).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  // The address names nobody.
  expect(decodeURI(page.url())).toContain(`/sjgl/xyhz/xydetail?resident=${person.id}`);
  await expect(page.getByText(`${person.name} 在这段时间没有测量`)).toBeVisible();

  const enter = async (at: string, systolic: string, diastolic: string): Promise<void> => {
    await expect(page.getByRole('button', { name: '补录', exact: true })).toBeVisible();
    await page.keyboard.press('n');
    await form.waitUntilOpen('血压记录');
    await form.option('timeSlot', '1').check();
    await form.box('systolic').fill(systolic);
    await form.box('diastolic').fill(diastolic);
    await form.box('measuredAt').fill(at);
    await form.save();
    await page.goBack();
    await expect(page.getByRole('region', { name: '汇总' })).toBeVisible();
  };
  const readings = page.getByRole('table', { name: '血压记录' }).locator('tbody tr');
  const summary = page.getByRole('region', { name: '汇总' });
  await enter(`${day(10)} 07:10`, '128', '78');
  await enter(`${day(0)} 00:01`, '172', '104');
  await expect(readings).toHaveCount(2);
  await expect(summary).toContainText('150.0/91.0');
  await page.getByRole('group', { name: '看多少天' }).getByRole('button', { name: '近7天' }).click();
  await expect(readings).toHaveCount(1);
  await expect(summary).toContainText('172.0/104.0');
  await page.getByRole('group', { name: '测量方式' }).getByRole('button', { name: '只看诊室' }).click();
  await expect(page.getByText(`${person.name} 在这段时间没有测量`)).toBeVisible();
  await page.getByRole('group', { name: '测量方式' }).getByRole('button', { name: '只看居家' }).click();

  const warnings = page.getByRole('region', { name: '预警与处理' });
  await expect(warnings).toContainText('未处理 1 条');
  await readings.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: '处理预警', exact: true }).click();
  const handling = page.getByRole('dialog', { name: '处理预警' });
  await handling.getByRole('combobox', { name: '处理方式' }).selectOption({ label: '电话随访' });
  await handling.getByRole('button', { name: '处理预警', exact: true }).click();
  await expect(page.getByText('已处理 1 条')).toBeVisible();
  // What others are told of is told to the page itself: its numbers follow the list.
  await expect(warnings).toContainText('电话随访');
  await expect(warnings).not.toContainText('未处理 1 条');

  await page.getByRole('link', { name: '经典版' }).click();
  const days = page.getByRole('table', { name: /^按日表/ });
  await expect(days.getByRole('row', { name: new RegExp(day(10)) })).toContainText('128/78');
  await expect(days.getByRole('row', { name: new RegExp(day(0)) })).toContainText('172/104 ↑');

  await page.getByRole('navigation', { name: '办理' }).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '暂停', exact: true }).click();
  const pausing = page.getByRole('dialog', { name: '暂停' });
  await pausing.getByRole('combobox', { name: '原因' }).selectOption({ label: '住院' });
  await pausing.getByRole('button', { name: '暂停', exact: true }).click();
  await expect(page.getByRole('region', { name: '居民信息' })).toContainText('暂停');
});

test('every number of the workbench is the length of the list it opens', async ({ page }) => {
  await arrive(page, site, 'doctor', '/yfrh/gzt');
  const cards = page.getByRole('region', { name: /今天要处理|管理的人/ }).getByRole('link');
  await expect(cards).toHaveCount(17);
  for (const label of ['血压预警未处理', '逾期随访', '签约居民', '血压未达标']) {
    const card = cards.filter({ hasText: label });
    await expect(card.locator('strong')).toContainText(/^\d/);
    const told = /[\d,]+/.exec((await card.locator('strong').textContent()) ?? '')?.[0];
    await card.click();
    await expect(
      told === '0'
        ? page.getByText(/^没有符合条件|^没有/).first()
        : page
            .locator('.gw-list-foot')
            .getByRole('status')
            .filter({ hasText: `共 ${told} ` }),
    ).toBeVisible();
    await page.goBack();
  }
});

test('a report is made of what somebody measured, reviewed, printed on A4 and handed out', async ({ page }) => {
  const office = await officeOf(site, 'county');
  const { rows: people } = await office.residents({ minAge: '30', maxAge: '60' });
  const person = people.filter(({ conditions }) => conditions.length === 0)[1]!;
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await office.save('blood-pressure-patient', person.id, {
    resident: person.id,
    ...{
      patientType: '2',
      onAntihypertensive: false,
      responsibleDoctor: 'doctor',
      measureSlots: ['1'],
      measureDaysPerWeek: 3,
    },
    ...{
      targetSystolic: 140,
      targetDiastolic: 90,
      homeTargetSystolic: 135,
      homeTargetDiastolic: 85,
      readingsPerSession: 2,
    },
  });
  await office.save('blood-pressure-reading', person.id, {
    resident: person.id,
    ...{ measuredAt: `${today}T00:02:00`, timeSlot: '1', systolic: 142, diastolic: 88, pulseRate: 70 },
    ...{ measurementSource: '2', entrySource: '1', valid: true },
  });

  await arrive(page, site, 'county', '/yfrh/mbjc');
  const monitored = listPage(page, '慢病监测');
  await monitored.find(person.name);
  await monitored.tick(person.name);
  await page.getByRole('button', { name: '生成健康报告', exact: true }).click();
  const making = page.getByRole('dialog', { name: '生成健康报告' });
  await making.getByRole('combobox', { name: '周期' }).selectOption({ label: '月报' });
  await making.getByRole('textbox', { name: '报告期里的一天' }).fill(today);
  await making.getByRole('button', { name: '生成健康报告', exact: true }).click();
  await expect(page.getByText('已生成 1 份草稿')).toBeVisible();

  await page.goto(site.at('/yfrh/jkbg'));
  const reports = listPage(page, '健康报告');
  await reports.search.fill(person.name);
  await expect(reports.row(person.name)).toContainText('草稿');
  await reports.tick(person.name);
  await page.getByRole('button', { name: '审核', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '审核', exact: true }).click();
  await expect(reports.row(person.name)).toContainText('已审核');
  await reports.tick(person.name);
  await page.getByRole('button', { name: '交付居民', exact: true }).click();
  const handing = page.getByRole('dialog', { name: '交付居民' });
  await handing.getByRole('textbox', { name: '签收、听取人' }).fill('本人');
  await handing.getByRole('button', { name: '交付居民', exact: true }).click();
  await expect(reports.row(person.name)).toContainText('已推送');

  await reports.row(person.name).getByRole('button', { name: '打印' }).click();
  const paper = page.locator('.gwp-desk');
  await expect(paper).toContainText('居民健康报告');
  await expect(paper).toContainText('血压最高 142/88');
});

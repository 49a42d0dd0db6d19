import { expect, test, type Page } from '@playwright/test';
import { KEY_BUDGETS } from './key-budgets.ts';
import { noteKeys } from './pages/key-count.ts';
import { openForm, type FORM_TITLES } from './pages/form.page.ts';
import { fillQuickly, type QuickVisit } from './pages/quick-hand.ts';
import { watchPointer } from './pages/keyboard-lane.ts';
import { arrive } from './pages/login.page.ts';
import { QUICK_VISITS } from './pages/quick-visits.data.ts';
import { officeOf, someResident, type Account, type Office } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
let office: Office;
test.beforeAll(async () => {
  office = await officeOf(site, 'doctor');
});

type Form = keyof typeof KEY_BUDGETS & keyof typeof FORM_TITLES;

/** Fills and saves a new form of the resident without a mouse and gives the keys that were pressed. */
async function strokes(
  page: Page,
  residentId: string,
  form: Form,
  account: Account = 'doctor',
): Promise<readonly string[]> {
  const visit: QuickVisit = QUICK_VISITS[form];
  const before = (await office.records(residentId, form)).length;
  await arrive(page, site, account);
  const sheet = await openForm(page, site.at, residentId, form);
  const pointerEvents = await watchPointer(page);
  const keys = await noteKeys(page);
  await fillQuickly(page, visit);
  await sheet.save();
  const pressed = await keys();
  process.stdout.write(`${form}: ${pressed.length} key strokes, budget ${KEY_BUDGETS[form]}\n`);
  expect(await pointerEvents()).toBe(0);
  const records = await office.records(residentId, form);
  expect(records).toHaveLength(before + 1);
  const { data } = await office.record(records[0]!.id);
  for (const [key, typed] of Object.entries(visit.today))
    expect
      .soft(data[key] === Number(typed) || [data[key]].flat().join('') === typed, `${key} ${String(data[key])}`)
      .toBe(true);
  return pressed;
}

const within = (pressed: readonly string[], form: Form): void =>
  expect(pressed.length, pressed.join(' ')).toBeLessThanOrEqual(KEY_BUDGETS[form]);

/** A patient who was seen before, with nothing to worry about the last time. */
async function stable(condition: 'hypertension' | 'diabetes', form: Form): Promise<string> {
  const { rows } = await office.residents({ condition, status: '1', minAge: '40' });
  for (const { id } of rows) {
    const [last] = await office.records(id, form);
    if (last && (await office.record(last.id)).data['visitClass'] === '1') return id;
  }
  throw new Error(`Nobody with ${condition} is stable.`);
}

test('a hypertension follow-up of a stable patient', async ({ page }) => {
  const id = await stable('hypertension', 'hypertension-follow-up');
  within(await strokes(page, id, 'hypertension-follow-up'), 'hypertension-follow-up');
});

test('a diabetes follow-up of a stable patient', async ({ page }) => {
  const id = await stable('diabetes', 'diabetes-follow-up');
  within(await strokes(page, id, 'diabetes-follow-up'), 'diabetes-follow-up');
});

test('a whole check-up of somebody over 65 without findings', async ({ page }) => {
  const { id } = await someResident(office, { minAge: '66', maxAge: '80' });
  within(await strokes(page, id, 'health-check-up'), 'health-check-up');
});

/** A child of three to five who was not yet seen at this age. */
async function dueChild(): Promise<string> {
  const { rows } = await office.residents({ minAge: '3', maxAge: '5' });
  for (const { id, age } of rows) {
    const seen = await Promise.all(
      (await office.records(id, 'child-check-up')).map(async (one) => (await office.record(one.id)).data['stageMonth']),
    );
    if (!seen.includes(String(age * 12))) return id;
  }
  throw new Error('Every child of three to five was seen.');
}

test('a check-up of a child that thrives', async ({ page }) => {
  const id = await dueChild();
  within(await strokes(page, id, 'child-check-up', 'mch'), 'child-check-up');
});

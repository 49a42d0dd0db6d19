import { repeats, reportFigure } from '@gongwei/server/long-runs';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { FOLLOW_UP, PROPOSED } from './pages/follow-up.data.ts';
import { formPage, FORM_TITLES, openForm } from './pages/form.page.ts';
import { walkTheLane } from './pages/keyboard-lane.ts';
import { logIn, logInAgain } from './pages/login.page.ts';
import { archivePath, newFormPath } from './pages/residents.page.ts';
import { onPc } from './support/on-pc.ts';
import { officeOf, someResidentIds, type Office } from './support/office.ts';
import { killBrowserOf } from './support/kill-browser.ts';
import { seededRandom } from './support/seeded-random.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const FORM = 'hypertension-follow-up';
let office: Office;
let residents: readonly string[] = [];
test.beforeAll(async () => {
  office = await officeOf(site, 'doctor');
  residents = await someResidentIds(office, { condition: 'hypertension', maxAge: '120' }, 7);
});

/** What is typed into a second form: a number, a choice, and text in the middle of a word. */
async function typeALot(page: Page): Promise<void> {
  const form = formPage(page);
  await form.box('systolic').click();
  await page.keyboard.type('147');
  await form.option('followUpMode', '2').check();
  await form.box('signsOther').click();
  await page.keyboard.type('双下肢轻度水肿，按压有凹');
}
async function expectEverything(page: Page): Promise<void> {
  const form = formPage(page);
  await expect(form.box('systolic')).toHaveValue('147');
  await expect(form.option('followUpMode', '2')).toBeChecked();
  await expect(form.box('signsOther')).toHaveValue('双下肢轻度水肿，按压有凹');
}

/** Typing in one browser on a profile folder, which is then killed; a second one on the same folder finds what is left. */
const killedAndOpenedAgain = (resident: string, typing: (page: Page) => Promise<void>): Promise<void> =>
  onPc(async (open, folder) => {
    const before = await open();
    const page = await before.newPage();
    await logIn(page, site, 'doctor', newFormPath(resident, 'resident-personal-info'));
    await page.goto(site.at(newFormPath(resident, FORM)));
    await formPage(page).waitUntilOpen(FORM_TITLES[FORM]);
    await typing(page);
    const gone = before.waitForEvent('close');
    killBrowserOf(folder);
    await gone;

    const after = await open();
    const again = await after.newPage();
    await again.goto(site.at(newFormPath(resident, FORM)));
    await expect(
      again.getByRole('heading', { name: '登录' }).or(again.getByRole('heading', { name: FORM_TITLES[FORM] })),
    ).toBeVisible();
    if (await again.getByRole('heading', { name: '登录' }).isVisible()) await logInAgain(again);
    await formPage(again).waitUntilOpen(FORM_TITLES[FORM]);
    await expect(formPage(again).draftNote).toBeVisible();
    await expectEverything(again);
    await after.close();
  });

test('a killed browser gives every character back after logging in again', () =>
  killedAndOpenedAgain(residents[0]!, async (page) => {
    await typeALot(page);
    await formPage(page).draftKeptSince(Date.now());
  }));

test('a browser killed 300 ms after the last key has lost none of them', () =>
  killedAndOpenedAgain(residents[4]!, async (page) => {
    await typeALot(page);
    await page.evaluate(() => new Promise((over) => setTimeout(over, 300)));
  }));

/** Letters somebody typed into a field, each with the moment its key was up. */
type Typed = { readonly field: string; readonly letter: string; readonly at: number };

/** Types a seeded script into two fields by turns, and kills the browser with the last key. */
async function typedUntilKilled(page: Page, folder: string, random: () => number): Promise<readonly Typed[]> {
  const typed: Typed[] = [];
  const [letters, pause] = [10 + Math.floor(random() * 60), 10 + Math.floor(random() * 60)];
  for (let at = 0; at < letters; at += 1) {
    const field = Math.floor(at / 8) % 2 === 0 ? 'signsOther' : 'remark';
    if (at % 8 === 0) {
      await formPage(page).box(field).click();
      await page.keyboard.press('End');
    }
    const letter = String.fromCharCode(97 + Math.floor(random() * 26));
    await page.keyboard.press(letter, { delay: pause });
    typed.push({ field, letter, at: performance.now() });
  }
  killBrowserOf(folder);
  return typed;
}

const KILLS = repeats(3, 100);

test(`a browser killed in the middle of typing, ${KILLS} times at random, loses at most the last second`, async () => {
  test.setTimeout(60_000 + KILLS * 60_000);
  let worst = 0;
  await onPc(async (open, folder) => {
    const path = (run: number): string => site.at(newFormPath(residents[run % 2 === 0 ? 2 : 3]!, FORM));
    const opened = async (browser: BrowserContext, run: number): Promise<Page> => {
      const page = await browser.newPage();
      await page.goto(path(run));
      const heading = page.getByRole('heading', { name: '登录' });
      await expect(heading.or(page.getByRole('heading', { name: FORM_TITLES[FORM] }))).toBeVisible();
      if (await heading.isVisible()) await logInAgain(page);
      await formPage(page).waitUntilOpen(FORM_TITLES[FORM]);
      return page;
    };
    for (let run = 0; run < KILLS; run += 1) {
      const random = seededRandom(20_261_120 + run);
      const browser = await open();
      const page = await opened(browser, run);
      const gone = browser.waitForEvent('close');
      const typed = await typedUntilKilled(page, folder, random);
      const killed = performance.now();
      await gone;

      const after = await open();
      const again = await opened(after, run);
      for (const field of ['signsOther', 'remark']) {
        const script = typed.filter((one) => one.field === field);
        const there = await formPage(again).box(field).inputValue();
        // What is there is what was typed there, from its beginning on.
        expect(
          script
            .map(({ letter }) => letter)
            .join('')
            .startsWith(there),
        ).toBe(true);
        const lost = script.slice(there.length);
        worst = Math.max(worst, ...lost.map(({ at }) => killed - at));
        expect(lost.filter(({ at }) => killed - at > 1_000).map(({ letter }) => letter)).toEqual([]);
      }
      const decline = again.getByRole('button', { name: '放弃草稿' });
      if (await decline.isVisible()) await decline.click();
      await expect(formPage(again).box('remark')).toHaveValue('');
      await after.close();
    }
  });
  process.stdout.write(`${KILLS} browsers killed while typing: at most the last ${Math.round(worst)} ms lost\n`);
  reportFigure({
    row: 1,
    what: 'browser killed while typing',
    runs: KILLS,
    figure: `${Math.round(worst)} ms lost at most`,
    aim: '1 000 ms in 100 of 100',
    passed: worst <= 1_000,
  });
});

test('a tab refreshed with the last key loses none', async ({ page }) => {
  await logIn(page, site);
  await openForm(page, site.at, residents[5]!, FORM);
  await typeALot(page);
  await page.reload();
  await formPage(page).waitUntilOpen(FORM_TITLES[FORM]);
  await expectEverything(page);
});

/** A page beside it has a transaction over the drafts that does not end: no draft can be read or written until the page is closed. */
async function holdTheDrafts(page: Page): Promise<void> {
  await page.goto(site.at('/login'));
  await page.evaluate(async () => {
    const opening = indexedDB.open('gongwei-drafts');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
    const goOn = (): void => void (store.count().onsuccess = goOn);
    goOn();
  });
}

test('a tab refreshed while the disk takes nothing loses none', async ({ page, context }) => {
  await logIn(page, site);
  await openForm(page, site.at, residents[6]!, FORM);
  const other = await context.newPage();
  await holdTheDrafts(other);
  await page.bringToFront();
  await typeALot(page);
  await page.reload({ waitUntil: 'commit' });
  await other.close();
  await formPage(page).waitUntilOpen(FORM_TITLES[FORM]);
  await expectEverything(page);
});

test('a refreshed tab and a visit to another page lose nothing', async ({ page }) => {
  await logIn(page, site);
  await openForm(page, site.at, residents[1]!, FORM);
  await typeALot(page);
  await formPage(page).draftKeptSince(Date.now());
  await page.reload();
  await formPage(page).waitUntilOpen(FORM_TITLES[FORM]);
  await expectEverything(page);
  await formPage(page).box('remark').fill('走之前的一句话');
  await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL(/\/wel/);
  await page.goBack();
  await formPage(page).waitUntilOpen(FORM_TITLES[FORM]);
  await expectEverything(page);
  await expect(formPage(page).box('remark')).toHaveValue('走之前的一句话');
});

test('a draft that is declined goes for good', async ({ page }) => {
  await logIn(page, site);
  const form = await openForm(page, site.at, residents[2]!, FORM);
  await typeALot(page);
  await formPage(page).draftKeptSince(Date.now());
  await page.reload();
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await expect(form.box('signsOther')).toHaveValue('');
  await page.reload();
  await form.waitUntilOpen(FORM_TITLES[FORM]);
  await expect(form.box('signsOther')).toHaveValue('');
  await expect(form.draftNote).toHaveCount(0);
});

test('a server that is down while saving is told in a sentence; saving works once it is back', async ({ page }) => {
  await logIn(page, site);
  const form = await openForm(page, site.at, residents[3]!, FORM);
  await fillFollowUp(page);
  await site.kill();
  await form.box('remark').fill('停电时写的备注');
  await page.keyboard.press('Control+s');
  await expect(form.status).toContainText('没有保存成功');
  await expect(form.box('remark')).toHaveValue('停电时写的备注');
  await site.start();
  await form.save();
  const [record] = await office.records(residents[3]!, FORM);
  expect((await office.record(record!.id)).data).toMatchObject({ systolic: 136, remark: '停电时写的备注' });
  expect(record!.version).toBe(1);
  await page.goto(site.at(archivePath(residents[3]!)));
  await expect(page.getByRole('region', { name: /^服务记录/ })).toContainText('136/84');
});

async function fillFollowUp(page: Page): Promise<void> {
  await formPage(page).option('followUpMode', '1').focus();
  await walkTheLane(page, { ...FOLLOW_UP, systolic: '136', diastolic: '84' }, { proposed: PROPOSED });
}

import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { FOLLOW_UP, PROPOSED } from './pages/follow-up.data.ts';
import { openForm } from './pages/form.page.ts';
import { walkTheLane } from './pages/keyboard-lane.ts';
import { logIn } from './pages/login.page.ts';
import { officeOf, someResidentIds, type Office } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const FORM = 'hypertension-follow-up';
const DAY = 86_400_000;
let office: Office;
let residents: readonly string[] = [];
test.beforeAll(async () => {
  office = await officeOf(site, 'doctor');
  residents = await someResidentIds(office, { condition: 'hypertension', maxAge: '120' }, 3);
});

/** The server's day: that of China, by a clock that is right. */
const dayInChina = (): string => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Shanghai' });

/** A PC whose clock is wrong by so much, in a zone, or in that of this machine. */
async function onPc(
  browser: Browser,
  wrongBy: number,
  zone: string | undefined,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const options: BrowserContextOptions = { viewport: { width: 1366, height: 768 }, locale: 'zh-CN' };
  // Named even where it is none: what is left out is that of the configuration.
  const context = await browser.newContext(Object.assign(options, { timezoneId: zone }));
  const page = await context.newPage();
  if (wrongBy !== 0) await page.clock.install({ time: Date.now() + wrongBy });
  await use(page);
  await context.close();
}

/** Fills a sheet without touching its day, and saves it; gives the day it was stored under. */
async function dayOfSaved(page: Page, residentId: string, before: () => Promise<void> = async () => {}) {
  const form = await openForm(page, site.at, residentId, FORM);
  await expect(form.box('followUpDate')).toHaveValue(dayInChina());
  await form.option('followUpMode', '1').focus();
  await walkTheLane(page, FOLLOW_UP, { proposed: PROPOSED });
  await before();
  await form.save();
  return (await office.records(residentId, FORM))[0]?.occurredOn;
}

for (const [words, wrongBy, zone, nth] of [
  ['快', DAY, 'America/New_York', 0],
  ['慢', -DAY, 'Asia/Shanghai', 1],
] as const) {
  test(`on a PC a day ${wrongBy > 0 ? 'ahead' : 'behind'}, in ${zone}, the day is the server's and the user is told`, ({
    browser,
  }) =>
    onPc(browser, wrongBy, zone, async (page) => {
      await logIn(page, site);
      const notice = page.getByRole('dialog', { name: '系统通知' });
      await expect(notice).toContainText(`本机时间比服务器${words}约 24 小时`);
      await notice.getByRole('button', { name: '继续使用' }).click();
      const today = dayInChina();
      expect(await dayOfSaved(page, residents[nth]!)).toBe(today);
    }));
}

test('a change of zone while a form is open moves no day', ({ browser }) =>
  onPc(browser, 0, undefined, async (page) => {
    await logIn(page, site);
    const cdp = await page.context().newCDPSession(page);
    const today = dayInChina();
    const day = await dayOfSaved(page, residents[2]!, async () => {
      for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
        await cdp.send('Emulation.setTimezoneOverride', { timezoneId });
    });
    expect(day).toBe(today);
    await expect(page.getByRole('dialog', { name: '系统通知' })).toHaveCount(0);
  }));

import { repeats, reportFigure } from '@gongwei/server/long-runs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openLineProxy, type LineProxy } from '../fixtures/line-proxy.ts';
import { formPage } from './pages/form.page.ts';
import { logIn } from './pages/login.page.ts';
import { newFormPath } from './pages/residents.page.ts';
import { startBusyDay } from './support/busy-day.ts';
import { officeOf, PASSWORD } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const FORM = 'supplement-blood-routine';
const USERS = repeats(6, 20);
const MILLISECONDS = repeats(15, Number(process.env['GONGWEI_SOAK_MINUTES'] ?? '10') * 60) * 1_000;

type Screen = {
  readonly page: Page;
  readonly line: LineProxy;
  /** Errors of the page's program. */
  readonly errors: string[];
  close(): Promise<void>;
};
/** What one person was told is saved. */
type Told = { readonly resident: string; readonly hemoglobin: number };

async function atAScreen(browser: Browser): Promise<Screen> {
  const line = await openLineProxy(site.at(''));
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await logIn(page, { ...site, at: (path) => line.url + path });
  const close = async (): Promise<void> => {
    await context.close();
    await line.close();
  };
  return { page, line, errors, close };
}

/**
 * One sheet after the other, each of another resident. A page that does not come is asked for again, as anybody does; a save that meets a
 * dead line is left to itself until it says that it is done.
 */
async function work(
  { page, line }: Screen,
  residents: readonly string[],
  goesOn: () => boolean,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  const form = formPage(page);
  for (const [turn, resident] of residents.entries()) {
    if (!goesOn()) break;
    await expect(async () => {
      await page.goto(line.url + newFormPath(resident, FORM));
      await expect(form.saveButton).toBeEnabled({ timeout: 10_000 });
    }).toPass();
    const hemoglobin = 110 + (turn % 50);
    await form.box('hemoglobin').fill(String(hemoglobin));
    if (turn % 2 === 0) line.cut();
    await form.save();
    told.push({ resident, hemoglobin });
  }
  return told;
}

test('two at their screens beside many others: what they were told is saved is there, once, whatever line breaks and server is killed', async ({
  browser,
}) => {
  test.setTimeout(MILLISECONDS + 600_000);
  const office = await officeOf(site, 'doctor');
  const [shared = '', ...others] = (await office.residents({ status: '1', limit: '200' })).rows.map(({ id }) => id);
  const sheets = async (id: string): Promise<readonly string[]> =>
    (await office.records(id, FORM)).map((one) => one.id);
  // One after the other: two hundred at once are more than a server lets in on a slow machine.
  const before = new Map<string, readonly string[]>();
  for (const id of others) before.set(id, await sheets(id));
  const screens = await Promise.all([atAScreen(browser), atAScreen(browser)]);
  const day = startBusyDay(
    {
      users: USERS,
      length: MILLISECONDS,
      server: site.at(''),
      accounts: ['doctor', 'publichealth'],
      password: PASSWORD,
      resident: shared,
      quiet: 2_500,
    },
    async () => {
      await site.kill();
      await site.start();
    },
  );
  const half = Math.ceil(others.length / 2);
  const parts = [others.slice(0, half), others.slice(half)];
  const [told, many] = await Promise.all([
    Promise.all(screens.map((screen, at) => work(screen, parts[at] ?? [], () => !day.over()))),
    day.worked,
  ]);

  const troubles = [...many.troubles];
  for (const { resident, hemoglobin } of told.flat()) {
    const added = (await sheets(resident)).filter((id) => !before.get(resident)?.includes(id));
    const values = await Promise.all(added.map(async (id) => (await office.record(id)).data['hemoglobin']));
    if (values.length !== 1 || values[0] !== hemoglobin)
      troubles.push(`${hemoglobin} is stored as ${values.join(', ')}`);
  }
  const errors = screens.flatMap((screen) => screen.errors);
  await Promise.all(screens.map((screen) => screen.close()));
  reportFigure({
    row: 38,
    what: `${USERS} at work and two at screens for ${Math.round(MILLISECONDS / 1000)} s, lines that break, a server that is killed: ${many.answered} saves answered, ${told.flat().length} told at screens, ${many.conflicts} conflicts, ${many.faults} broken tries`,
    runs: many.answered + told.flat().length,
    figure: `${troubles.length} contradictions`,
    aim: '0',
    passed: troubles.length === 0,
  });
  expect(troubles).toEqual([]);
  expect(errors).toEqual([]);
  expect(Math.min(...told.map((one) => one.length))).toBeGreaterThan(0);
  expect(many.answered).toBeGreaterThan(USERS);
  expect(many.faults).toBeGreaterThan(0);
});

import { rosterFixture, startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { settle } from '@gongwei/adapters/memory';
import type { FormSession } from '@gongwei/application/forms';
import type { FieldDefinition } from '@gongwei/domain/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDisk, openBrowser, type Browser } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

const loggedIn = async (username = 'doctor', disk = createDisk()): Promise<Browser> => {
  const browser = openBrowser(server.url, disk);
  const answer = await browser.session.logIn({ username, password: TEST_PASSWORD });
  expect(answer.ok).toBe(true);
  return browser;
};
/** Real time until something is so: the server answers when it does. */
const until = async (holds: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 2_000 && !holds(); turn += 1) await settle();
  expect(holds()).toBe(true);
};

/** Something that may stand in a required field. */
function anyAnswer(field: FieldDefinition) {
  if (field.type === 'single') return field.options?.[0]?.code ?? '1';
  if (field.type === 'multi') return [field.options?.[0]?.code ?? '1'];
  if (field.type === 'date') return '2026-06-15';
  if (field.type === 'integer' || field.type === 'decimal')
    return Math.ceil(((field.min ?? 0) + (field.max ?? 10)) / 2);
  if (field.type === 'boolean') return true;
  return '测试';
}
/** Answers what is missing until nothing is. */
const complete = async (form: FormSession): Promise<void> => {
  for (let round = 0; round < 12; round += 1) {
    const answer = await form.save({ acceptWarnings: true });
    if (answer.ok || answer.because !== 'issues') return expect(answer).toMatchObject({ ok: true });
    const missing = answer.issues
      .filter((issue) => issue.severity === 'missing' && !issue.cell)
      .map((issue) => form.form.field(issue.field));
    // What the form proposes once it knows enough is left to it as long as there is anything else to answer.
    const asked = missing.some((field) => field.proposed === undefined)
      ? missing.filter((field) => field.proposed === undefined)
      : missing;
    for (const field of asked) form.change(field.key, anyAnswer(field));
  }
  expect(form.issues$.value).toEqual([]);
};

describe('the main job, from log-in to follow-up', () => {
  it('refuses a wrong password with a sentence', async () => {
    const browser = openBrowser(server.url);
    expect(await browser.session.logIn({ username: 'doctor', password: 'wrong' })).toMatchObject({ ok: false });
    expect(browser.session.state$.value).toEqual({ status: 'logged-out' });
  });

  it('finds a resident by name', async () => {
    const { residents } = await loggedIn();
    const { rows } = await residents.find({ text: '张三', offset: 0, limit: 20 });
    expect(rows.map((row) => row.name)).toEqual(['张三丰']);
    expect(rows[0]?.idNumber).toMatch(/^\d{6}\*{8}/);
  });

  it('takes a roster with bad rows, tells row by row, and finds the good ones afterwards', async () => {
    const { imports, residents, clock, roster } = await loggedIn();
    const fixture = await rosterFixture({ rows: 60, villages: ['东村卫生室'] });
    imports.start({
      name: '花名册.xlsx',
      size: fixture.bytes.length,
      bytes: async () => fixture.bytes,
    });
    // The service asks every half second of its own clock, which runs as fast as the server answers here.
    const reached = async (wanted: string) => {
      for (let turn = 0; turn < 4_000; turn += 1) {
        const state = imports.state$.value;
        if (state.step === 'open' && state.status.state === wanted) return state.status;
        await clock.advance(100);
      }
      throw new Error(JSON.stringify(imports.state$.value));
    };
    const { id } = await reached('checked');
    imports.demand({ kind: 'confirm' });
    const { counts } = await reached('done');
    expect(counts).toMatchObject({ rejected: fixture.rejected });
    expect(counts.created + counts.updated).toBe(fixture.good);
    const { rows } = await roster.rows(id, { offset: 0, limit: 200 });
    expect(rows.find((row) => row.row === fixture.bad.wrongCheckDigit)?.outcome).toBe('rejected');
    const created = rows.find((row) => row.outcome === 'created');
    expect((await residents.overview(created?.residentId ?? '')).resident.name).toBe(created?.name);
  });

  it('shows BMI while a check-up is typed, saves it, and finds it on the archive page', async () => {
    const { desk, residents } = await loggedIn();
    const form = await desk.open({ formId: 'health-check-up', subjectId: 'resident-1' });
    form.change('height', 170);
    form.change('weight', 80);
    expect(form.field$('bmi').value.value).toBe(27.68);
    await complete(form);
    expect(form.status$.value.step).toBe('saved');
    const overview = await residents.overview('resident-1');
    expect(overview.timeline.map((record) => record.formId)).toContain('health-check-up');
  });

  it('settles two people at one follow-up', async () => {
    const [first, second] = [await loggedIn(), await loggedIn('clerk')];
    const form = await first.desk.open({ formId: 'hypertension-follow-up', subjectId: 'resident-1' });
    form.change('systolic', 152);
    form.change('diastolic', 94);
    await complete(form);
    // Uncontrolled for the first time: class 2, and the next visit in two weeks.
    expect(form.field$('visitClass').value).toMatchObject({ value: '2', origin: 'proposed' });
    expect(form.field$('nextFollowUpDate').value.value).toBe('2026-06-29');
    const theirs = await second.desk.open({
      formId: 'hypertension-follow-up',
      subjectId: 'resident-1',
      recordId: form.recordId,
    });
    theirs.change('systolic', 156);
    expect(await theirs.save({ acceptWarnings: true })).toMatchObject({ ok: true });
    form.change('systolic', 148);
    expect(await form.save({ acceptWarnings: true })).toEqual({ ok: false, because: 'conflict' });
    expect(form.status$.value.conflict?.fields.map((field) => [field.key, field.mine, field.theirs])).toContainEqual([
      'systolic',
      148,
      156,
    ]);
    await form.resolve(
      Object.fromEntries((form.status$.value.conflict?.fields ?? []).map(({ key }) => [key, 'mine' as const])),
    );
    expect(await first.records.read(form.recordId)).toMatchObject({ version: 3, data: { systolic: 148 } });
    expect((await first.records.history(form.recordId)).map((version) => version.version)).toEqual([3, 2, 1]);
  });

  it('brings every character back after the browser was closed in the middle, and nobody else reads it', async () => {
    const disk = createDisk();
    const before = await loggedIn('doctor', disk);
    const form = await before.desk.open({ formId: 'hypertension-follow-up', subjectId: 'resident-3' });
    form.change('systolic', 171);
    await before.clock.advance(900);
    await until(() => disk.draftDatabase.drafts.size === 1);
    expect(new TextDecoder().decode([...disk.draftDatabase.drafts.values()][0]?.sealed)).not.toContain('systolic');

    const after = openBrowser(server.url, disk);
    await after.session.resume();
    expect(after.session.state$.value.status).toBe('logged-in');
    const again = await after.desk.open({ formId: 'hypertension-follow-up', subjectId: 'resident-3' });
    expect(again.draftOffer$.value?.changedFields).toBe(1);
    expect(again.field$('systolic').value.value).toBe(171);
    const other = await loggedIn('village', disk);
    expect(await other.desk.drafts()).toEqual([]);
  });

  const lapsed = async () => {
    const disk = createDisk();
    const browser = await loggedIn('clerk', disk);
    const form = await browser.desk.open({ formId: 'hypertension-follow-up', subjectId: 'resident-1' });
    form.change('diastolic', 88);
    const elsewhere = openBrowser(server.url, { ...createDisk(), cookies: disk.cookies, local: disk.local });
    await elsewhere.session.resume();
    await elsewhere.session.logOut();
    const asked = browser.residents.overview('resident-1');
    const answer = asked.catch((thrown: unknown) => thrown);
    await until(() => (browser.session.state$.value as { lapsed?: true }).lapsed === true);
    return { disk, browser, form, answer };
  };

  it('lets a lapsed session be taken up again: what waited goes on, nothing typed is lost', async () => {
    const { browser, form, answer } = await lapsed();
    expect(await browser.session.renew('wrong')).toMatchObject({ ok: false, failure: { message: /密码/ } });
    expect(browser.session.state$.value).toMatchObject({ status: 'logged-in', lapsed: true });
    expect(await browser.session.renew(TEST_PASSWORD)).toEqual({ ok: true, value: undefined });
    expect(await answer).toMatchObject({ resident: { id: 'resident-1' } });
    expect(browser.session.state$.value).not.toHaveProperty('lapsed');
    expect(form.field$('diastolic').value.value).toBe(88);
  });

  it('keeps what was being typed when the user rather leaves', async () => {
    const { disk, browser, answer } = await lapsed();
    await browser.session.abandon();
    expect(await answer).toMatchObject({ category: 'session' });
    expect(browser.session.state$.value).toEqual({ status: 'logged-out', reason: 'expired' });
    expect(disk.local.names()).toEqual([]);
    const back = await loggedIn('clerk', disk);
    const again = await back.desk.open({ formId: 'hypertension-follow-up', subjectId: 'resident-1' });
    expect(again.field$('diastolic').value.value).toBe(88);
  });

  it('exchanges the token; the old one lasts a minute more', async () => {
    const browser = await loggedIn('clerk');
    const before = (browser.session.state$.value as { session: { token: string } }).session.token;
    await browser.session.refresh();
    const after = (browser.session.state$.value as { session: { token: string } }).session.token;
    expect(after).not.toBe(before);
    expect(await browser.residents.overview('resident-1')).toMatchObject({ resident: { id: 'resident-1' } });
    const ask = (token: string) => fetch(`${server.url}/api/users/userinfo`, { headers: { token } });
    expect((await ask(before)).status).toBe(200);
    server.clock.advance(61_000);
    expect([(await ask(before)).status, (await ask(after)).status]).toEqual([401, 200]);
  });

  it('shows menu, figures and the institutions below', async () => {
    const { shell, institutions, session } = await loggedIn('county');
    expect((await shell.menu()).length).toBeGreaterThan(0);
    expect((await shell.homeSummary('990101')).residents.total).toBeGreaterThanOrEqual(5);
    expect((await institutions.childrenOf('990101')).map((one) => [one.code, one.level])).toEqual([
      ['990101101', 4],
      ['990101102', 4],
    ]);
    expect(session.may('gwjkdngl')).toBeDefined();
  });
});

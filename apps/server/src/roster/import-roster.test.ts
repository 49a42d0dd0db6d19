import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repeats } from '../testing/long-runs.ts';
import { slowness } from '../testing/machine-pace.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { readTestSheet } from './read-sheet.fixture.ts';
import { rosterDesk, type RosterDesk } from './roster-desk.fixture.ts';
import { fixtureIdNumber, rosterFixture, type RosterFixture } from './roster-fixture.ts';
import { rawWorkbook, textRow } from './workbook.fixture.ts';

let server: TestServer;
let desk: RosterDesk;
let fixture: RosterFixture;
beforeAll(async () => {
  server = await startTestServer();
  desk = await rosterDesk(server);
  // The resident of the tiny county with a number that holds is made here: its own numbers are made up.
  fixture = await rosterFixture({ villages: ['东村'], stored: STORED });
  const { status } = await desk.client.send('POST', '/api/v1/residents', STORED);
  if (status !== 201) throw new Error(`The stored resident was answered ${status}`);
});
afterAll(() => server.stop());

const STORED = { name: '钱建国', idNumber: '330114194205170037', phone: '19900009999' };
const count = async (): Promise<number> =>
  (await server.database.query<{ count: number }>('select count(*)::int as count from residents'))[0]!.count;

const warningOf = (column: string, sentence: RegExp) => ({
  column,
  severity: 'warning',
  text: expect.stringMatching(sentence),
});

describe('the roster of the main job', () => {
  let checked: RosterImport;
  let done: RosterImport;
  let rows: readonly RosterRowResult[];
  const at = (row: number) => rows.find((one) => one.row === row)!;

  it('is checked first and writes no resident', async () => {
    const before = await count();
    const id = await desk.upload(fixture.bytes);
    checked = await desk.rested(id);
    expect(checked).toMatchObject({
      state: 'checked',
      total: 500,
      handled: 500,
      by: '东镇医生',
      counts: { created: fixture.good - 1, updated: 1, unchanged: 0, rejected: fixture.rejected, empty: 1, warned: 2 },
    });
    expect(await count()).toBe(before);
    rows = await desk.rows(id);
    expect(rows.map((row) => row.row)).toEqual(Array.from({ length: 500 }, (_, one) => one + 2));
  });
  it.each([
    ['wrongCheckDigit', /身份证号第18位校验码应为 [\dX]，请核对/],
    ['impossibleBirthDate', /出生日期“19580229”不存在/],
    ['duplicateInFile', /与第 32 行重复/],
    ['missingName', /姓名不能为空/],
    ['shortPhone', /手机号码长度不为11位/],
    ['idAsNumber', /末几位已丢失/],
  ] as const)('rejects the row of %s and says why', (kind, sentence) => {
    const row = at(fixture.bad[kind]);
    expect([row.outcome, row.messages.map((message) => message.text).join()]).toEqual([
      'rejected',
      expect.stringMatching(sentence),
    ]);
  });
  it('takes another sex than the number says and a telephone that stops early, and asks about both', async () => {
    const warned = await desk.rows(checked.id, 'warned');
    expect(warned.map(({ row, outcome, messages }) => [row, outcome, messages])).toEqual([
      [fixture.warned.otherSex, 'created', [warningOf('性别', /与身份证号（[男女]）不一致，已按身份证号，请核对/)]],
      [fixture.warned.cutPhone, 'created', [warningOf('联系电话', /电话只有7位，像是没有写完的手机号/)]],
    ]);
  });
  it('mends an old number and a date typed as text, skips the empty row, refuses a formula without a result', () => {
    expect(at(fixture.mended.fifteenDigits)).toMatchObject({
      outcome: 'created',
      messages: [{ severity: 'note', text: expect.stringContaining('已换算为18位') }],
    });
    expect(at(fixture.mended.dateAsText)).toMatchObject({
      outcome: 'created',
      messages: [{ severity: 'note', text: expect.stringContaining('已识别为') }],
    });
    expect(at(fixture.emptyRow)).toEqual({ row: fixture.emptyRow, outcome: 'skipped-empty', messages: [] });
    expect(at(fixture.formulaRow)).toMatchObject({
      outcome: 'rejected',
      messages: [{ text: expect.stringContaining('公式且没有保存结果') }],
    });
  });
  it('shows what would change of a stored resident, numbers masked', () => {
    expect(at(fixture.duplicateOfStored)).toMatchObject({
      outcome: 'updated',
      differences: [{ column: '联系电话', from: '199****9999', to: '199****2222' }],
    });
    expect(JSON.stringify(rows)).not.toMatch(/\d{17}|199\d{8}/);
  });
  it('is written once it is confirmed, with a receipt for every row', async () => {
    const before = await count();
    expect(await desk.command(checked.id, 'confirm')).toBe(200);
    done = await desk.rested(checked.id);
    expect(done).toMatchObject({ state: 'done', counts: checked.counts });
    expect(await count()).toBe(before + fixture.good - 1);
    const created = await desk.rows(checked.id, 'created');
    expect(new Set(created.map(({ residentId }) => residentId)).size).toBe(fixture.good - 1);
    const [numbers] = await server.database.query<{ all: number; different: number }>(
      'select count(*)::int as all, count(distinct archive_number)::int as different from residents',
    );
    expect(numbers!.all).toBe(numbers!.different);
    const phones = await server.database.query('select phone from residents where id_number = $1', [STORED.idNumber]);
    expect(phones).toEqual([{ phone: '19911112222' }]);
  });
  it('reminds whoever confirmed it, at the time of the server', async () => {
    const reminders = await server.database.query<{ at: string; due_on: string }>(
      "select to_char(raised_at at time zone 'UTC', 'YYYY-MM-DD') as at, due_on from reminders where rule = 'import-done' and subject_id = $1",
      [done.id],
    );
    expect(reminders).toEqual([{ at: '2026-06-15', due_on: '2026-06-15' }]);
  });
  it('cannot be confirmed twice', async () => {
    expect(await desk.command(checked.id, 'confirm')).toBe(409);
  });
  it('gives back the sheet with 结果 and 说明', async () => {
    const answer = await desk.client.get<never>(done.checkFileUrl!);
    expect(answer.status).toBe(200);
    const sheet = await readTestSheet(await desk.download(done.checkFileUrl!));
    expect(sheet[0]!.slice(-2)).toEqual(['结果', '说明']);
    expect(sheet[1]!.slice(7)).toEqual(['新建档案']);
    expect(sheet[fixture.bad.shortPhone - 1]!.slice(7)).toEqual(['未导入', '手机号码长度不为11位']);
    expect(sheet[fixture.duplicateOfStored - 1]!.slice(7)).toEqual(['已更新', '联系电话：199****9999 → 199****2222']);
    expect(sheet).toHaveLength(501);
  });
  it('finds everything unchanged the second time, so that there is nothing to confirm', async () => {
    const id = await desk.upload(fixture.bytes);
    expect((await desk.rested(id)).counts).toMatchObject({ created: 0, updated: 0, unchanged: fixture.good });
    expect(await desk.command(id, 'confirm')).toBe(409);
  });
  it('logs who uploaded, confirmed and fetched the file, and each resident without personal data', async () => {
    const log = await server.database.query<{ action: string }>(
      "select action, count(*)::int as count from operation_log where action like 'roster.%' group by 1 order by 1",
    );
    expect(log).toEqual([
      { action: 'roster.check-file', count: 2 },
      { action: 'roster.confirm', count: 1 },
      { action: 'roster.import', count: 2 },
    ]);
    const lines = await server.database.query("select * from operation_log where action like 'resident.%'");
    expect(lines.length).toBeGreaterThan(fixture.good - 1);
    expect(JSON.stringify(lines)).not.toMatch(/钱建国|\d{17}[\dX]/);
  });
});

it('keeps the event loop free with thousands of rows', async () => {
  const rows = repeats(4_000, 10_000);
  const { bytes } = await rosterFixture({ rows, villages: ['东村'], area: '330113' });
  const turns = watchTurns();
  const id = await desk.upload(bytes);
  expect(await desk.rested(id)).toMatchObject({ state: 'checked', total: rows, counts: { created: rows - 8 } });
  expect(await desk.command(id, 'confirm')).toBe(200);
  await expect
    .poll(async () => (await desk.status(id)).handled, { timeout: 30_000, interval: 50 })
    .toBeGreaterThan(1_000);
  // A test's database has its files in memory: a new file of its log is made in some turn or other, at a cost no folder has (300 ms and more
  // of a slow machine, all of it within one write). An import has many chunks, of which none may hold the loop; those two turns are left out.
  const [, , third = 0] = turns.longest();
  expect(third).toBeLessThan(150 * slowness());
  expect(await desk.command(id, 'cancel')).toBe(200);
}, 60_000);

/**
 * How long this thread computed without letting anything else have its turn, the longest first, in milliseconds of its own processor
 * time: what other programs take from the machine meanwhile does not count.
 */
function watchTurns(): { readonly longest: () => readonly number[] } {
  const spent = (): number => {
    const { user: own, system } = process.threadCpuUsage();
    return (own + system) / 1_000;
  };
  const turns: number[] = [];
  let last = spent();
  const look = (): void => {
    const now = spent();
    turns.push(now - last);
    last = now;
  };
  const ticking = setInterval(look, 5);
  return {
    longest() {
      clearInterval(ticking);
      look();
      return turns.toSorted((one, other) => other - one);
    },
  };
}

it('warns of a number whose region nobody ever had, and not of the site’s own', async () => {
  const [unknown, own] = [fixtureIdNumber(3, '320998'), fixtureIdNumber(5, '990101')];
  const rows = [
    textRow(1, '姓名', '身份证号', '村（居）'),
    textRow(2, '王大树', unknown, '东村'),
    textRow(3, '王小树', own, '东村'),
  ].join('');
  const id = await desk.upload(rawWorkbook({ rows }));
  await desk.rested(id);
  const [first, second] = await desk.rows(id);
  expect(first).toMatchObject({ outcome: 'created' });
  expect(first?.messages.map(({ text }) => text)).toEqual([expect.stringContaining('前六位 320998')]);
  expect(second).toMatchObject({ outcome: 'created', messages: [] });
});

it('is not read any more where somebody cancels it while it waits', async () => {
  let processes = 0;
  const count = (): void => void (processes += 1);
  subscribe('child_process', count);
  const [first, second] = [await desk.upload(fixture.bytes), await desk.upload(fixture.bytes)];
  expect(await desk.command(second, 'cancel')).toBe(200);
  await desk.rested(first);
  await desk.rested(await desk.upload(fixture.bytes));
  unsubscribe('child_process', count);
  expect(processes).toBe(2);
  expect(await desk.status(second)).toMatchObject({ state: 'stopped', handled: 0 });
});

import { makeUuidV7, parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureIdNumber, rosterFixture, type RosterFixture } from './roster-fixture.ts';
import { createMemoryRosterStore, type MemoryRosterStore } from './memory-roster-store.ts';
import { createRosterImports, type RosterImports } from './roster-imports.ts';
import type { RosterUser, StoredResident } from './roster-store.port.ts';

const today = parseCalendarDay('2026-11-20') as CalendarDay;
const township = '320999101';
const user: RosterUser = { id: 'u1', name: '张医生', institutionCode: township };
const villages = ['王庄村', '李家湾村'].map((name, at) => ({
  name,
  code: `${township}10${at + 1}`,
  institutionCode: `${township}10${at + 1}`,
}));
const stored: StoredResident = {
  id: 'r-stored',
  idNumber: fixtureIdNumber(9_000),
  name: '钱建国',
  sex: 'male',
  birthDate: parseCalendarDay('1950-01-01') as CalendarDay,
  phone: '19900009999',
  villageCode: villages[0]!.code,
  villageName: '王庄村',
  institutionCode: villages[0]!.institutionCode,
};

function start(memory: MemoryRosterStore): RosterImports {
  let made = 0;
  const newId = (): string => makeUuidV7(1_700_000_000_000 + (made += 1), new Uint8Array(10));
  return createRosterImports({
    writer: memory.writer,
    store: memory.store,
    newId,
    now: () => new Date('2026-11-20T01:00:00Z'),
    today: () => today,
    report: (error) => {
      throw error;
    },
  });
}

async function run(memory: MemoryRosterStore, bytes: Uint8Array, name = '花名册.xlsx') {
  const imports = start(memory);
  const { id } = await imports.start(user, name, bytes);
  await imports.settled();
  const state = (await memory.store.find(user, id))!;
  const rows = (await memory.store.rows(id, { offset: 0, limit: 100_000 })).rows;
  return {
    state,
    rows,
    at: (row: number) => rows.find((one) => one.row === row),
    file: await memory.store.checkFile(id),
  };
}

describe('the roster of the main job', () => {
  const memory = createMemoryRosterStore(villages, [stored]);
  let fixture: RosterFixture;
  let first: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    fixture = await rosterFixture({ villages: villages.map((village) => village.name), stored });
    first = await run(memory, fixture.bytes);
  });

  it('takes the good rows and tells every row what became of it', () => {
    expect(first.state).toMatchObject({
      state: 'done',
      total: 500,
      handled: 500,
      counts: { created: fixture.good - 1, updated: 1, unchanged: 0, rejected: fixture.rejected, empty: 1 },
    });
    expect(first.rows.map((row) => row.row)).toEqual(Array.from({ length: 500 }, (_, at) => at + 2));
    expect(memory.inserted).toHaveLength(fixture.good - 1);
    expect(new Set(memory.inserted.map((one) => one.archiveNumber)).size).toBe(memory.inserted.length);
  });
  it.each([
    ['wrongCheckDigit', /身份证号第18位校验码应为 [\dX]，请核对/],
    ['impossibleBirthDate', /出生日期“19580229”不存在/],
    ['duplicateInFile', /与第 32 行重复/],
    ['missingName', /姓名不能为空/],
    ['shortPhone', /手机号码长度不为11位/],
    ['idAsNumber', /末几位已丢失/],
  ] as const)('rejects the row of %s and says why', (kind, sentence) => {
    const row = first.at(fixture.bad[kind])!;
    expect([row.outcome, row.messages.map((message) => message.text).join()]).toEqual([
      'rejected',
      expect.stringMatching(sentence),
    ]);
  });
  it('mends an old number and a date typed as text, skips the empty row, refuses a formula without a result', () => {
    expect(first.at(fixture.mended.fifteenDigits)).toMatchObject({
      outcome: 'created',
      messages: [{ severity: 'warning', text: expect.stringContaining('已换算为18位') }],
    });
    expect(first.at(fixture.mended.dateAsText)).toMatchObject({
      outcome: 'created',
      messages: [{ severity: 'warning', text: expect.stringContaining('已识别为') }],
    });
    expect(first.at(fixture.emptyRow)).toEqual({ row: fixture.emptyRow, outcome: 'skipped-empty', messages: [] });
    expect(first.at(fixture.formulaRow)).toMatchObject({
      outcome: 'rejected',
      messages: [{ text: expect.stringContaining('公式且没有保存结果') }],
    });
  });
  it('updates a stored resident by the identity number', () => {
    expect(first.at(fixture.duplicateOfStored)).toMatchObject({ outcome: 'updated', residentId: 'r-stored' });
    expect(memory.residents.get(stored.idNumber)?.phone).toBe('19911112222');
  });
  it('never stores a whole identity number among the results', () => {
    const text = JSON.stringify(first.rows);
    for (const one of memory.inserted) expect(text.includes(one.idNumber)).toBe(false);
  });
  it('finds everything unchanged the second time', async () => {
    const second = await run(memory, fixture.bytes);
    expect(second.state.counts).toEqual({
      created: 0,
      updated: 0,
      unchanged: fixture.good,
      rejected: fixture.rejected,
      empty: 1,
    });
  });
  it('gives back the sheet with 结果 and 说明', async () => {
    const sheet = (await readXlsxFile(Buffer.from(first.file!)))[0]!.data;
    expect(sheet[0]).toEqual([
      '姓名',
      '身份证号码',
      '性别',
      '出生日期',
      '联系电话',
      '现住址',
      '村（居）委会',
      '结果',
      '说明',
    ]);
    expect(sheet[1]!.slice(7)).toEqual(['新建档案', null]);
    expect(sheet[fixture.bad.shortPhone - 1]!.slice(7)).toEqual(['未导入', '手机号码长度不为11位']);
    expect(sheet).toHaveLength(501);
  });
  it('does not take a resident of another institution', async () => {
    const elsewhere = createMemoryRosterStore(villages, [
      { ...stored, idNumber: fixtureIdNumber(1), institutionCode: '320999102101' },
    ]);
    const { at } = await run(elsewhere, fixture.bytes);
    expect(at(3)).toMatchObject({ outcome: 'rejected', messages: [{ text: expect.stringContaining('其他机构') }] });
    expect(elsewhere.inserted.some((one) => one.idNumber === fixtureIdNumber(1))).toBe(false);
  });
});

it('keeps the event loop free with 10 000 rows', async () => {
  const { bytes } = await rosterFixture({ rows: 10_000, villages: ['王庄村', '李家湾村'] });
  const memory = createMemoryRosterStore(villages);
  const turns = watchTurns();
  const { state } = await run(memory, bytes);
  expect(turns.longest()).toBeLessThan(50);
  expect(state).toMatchObject({ state: 'done', total: 10_000 });
  expect(memory.inserted.length).toBe(10_000 - 8);
}, 60_000);

/**
 * The most this thread computed without letting anything else have its turn, in milliseconds of its own processor time: what
 * other programs take from the machine meanwhile does not count.
 */
function watchTurns(): { readonly longest: () => number } {
  const spent = (): number => {
    const { user: own, system } = process.threadCpuUsage();
    return (own + system) / 1_000;
  };
  let [last, most] = [spent(), 0];
  const look = (): void => {
    const now = spent();
    most = Math.max(most, now - last);
    last = now;
  };
  const ticking = setInterval(look, 5);
  return {
    longest() {
      clearInterval(ticking);
      look();
      return most;
    },
  };
}

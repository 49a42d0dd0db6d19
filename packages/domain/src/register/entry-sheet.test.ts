import { describe, expect, it } from 'vitest';
import { drugCatalogue } from '../back-office/drug-catalogue.form.ts';
import { loadForm } from '../catalogue/index.ts';
import { compileForm } from '../forms/index.ts';
import { readSheetLines } from '../lists/index.ts';
import type { CalendarDay } from '../shared/index.ts';
import { answersOfLine, entryColumns, joinedAnswers } from './entry-sheet.ts';

const form = compileForm(await loadForm(drugCatalogue.id));
const columns = entryColumns(form);
const today = '2026-11-20' as CalendarDay;
const lines = (...rows: readonly (readonly string[])[]) => readSheetLines(rows, columns, ['code']);

describe('a sheet of entries', () => {
  it('is read by its headings, wherever they stand and whatever is said behind them', () => {
    const read = lines(
      ['药品目录'],
      ['通用名（必填）', ' 药品编码*', '备考'],
      ['氨氯地平', 'A1', 'x'],
      ['', ''],
      ['二甲双胍', 'A2'],
    );
    expect(read).toMatchObject({ ok: true, value: { unread: ['备考'] } });
    expect(read.ok && read.value.lines.map(({ row, cells }) => [row, cells['code']])).toEqual([
      [3, 'A1'],
      [5, 'A2'],
    ]);
  });
  it.each([
    [[['甲', '乙']], /^没有找到表头/],
    [
      [
        ['通用名', '规格'],
        ['x', 'y'],
      ],
      /^表头缺少 .*编码/,
    ],
  ])('says what is missing in %j', (rows, said) => {
    const read = lines(...rows);
    expect(!read.ok && read.failure).toMatch(said);
  });
  it('takes words and codes for choices, and tells what it cannot read', () => {
    const answers = (cells: { readonly [key: string]: string }) => answersOfLine(form, { row: 2, cells }, today);
    expect(answers({ code: 'A1', category: '降压药' })).toMatchObject({
      data: { code: 'A1', category: '1' },
      problems: [],
    });
    expect(answers({ category: '1' }).data['category']).toBe('1');
    expect(answers({ category: '降压' }).problems[0]).toMatch(/^分类“降压”不在选项中，应为 降压药、/);
  });
  it('asks for what a form needs first', () => {
    expect(columns[0]?.required).toBe(true);
    expect(columns.every(({ label }) => label !== '')).toBe(true);
    expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
  });
  it('makes the rows of a table of several lines', async () => {
    const item = compileForm(await loadForm('monitoring-item'));
    expect(entryColumns(item).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['参考区间性别', '参考区间下限']),
    );
    const line = (sex: string, low: string) =>
      answersOfLine(item, { row: 2, cells: { code: 'HB', 'ranges.sex': sex, 'ranges.low': low } }, today).data;
    expect(joinedAnswers(line('男', '130'), line('女', '115'))).toEqual({
      code: 'HB',
      ranges: [
        { sex: '1', low: 130 },
        { sex: '2', low: 115 },
      ],
    });
  });
});

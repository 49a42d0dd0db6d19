import type { Column } from '@gongwei/domain/lists';
import { calendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { alignOf, cellText, overdueDays } from './cell-text.rules.ts';

const sex = { options: [{ code: '1', label: '男' }] };
const words = {
  words: { x: sex.options },
  names: { u1: '李四', c1: '东村卫生室', '#c1': '江苏省盐城市东村' },
  now: new Date('2026-11-20T08:00:00Z'),
  today: calendarDay(2026, 11, 20),
};
const column = (cell: Column['cell'], more: Partial<Column> = {}): Column => ({
  key: 'x',
  label: '甲',
  value: 'record.x',
  width: 80,
  cell,
  ...more,
});

describe('the words of a cell', () => {
  it.each([
    [column('choice', { words: sex }), '1', '男'],
    [column('choice', { words: sex }), '9', '9'],
    [column('choices', { words: sex }), ['1', '9'], '男、9'],
    [column('yes-no'), true, '是'],
    [column('yes-no'), false, '否'],
    [column('number', { unit: 'mmHg' }), 138, '138 mmHg'],
    [column('number', { decimals: 1 }), 6, '6.0'],
    [column('number'), 12_345, '12,345'],
    [column('progress'), 66.6, '67%'],
    [column('staff'), 'u1', '李四'],
    [column('institution'), 'c1', '东村卫生室'],
    // Its code is that of the place's clinic, too.
    [column('region'), 'c1', '江苏省盐城市东村'],
    [column('region'), '一个村', '一个村'],
    [column('instant'), '2026-11-20T06:05:00Z', '11-20 14:05'],
    [column('day'), '2026-11-20', '2026-11-20'],
    [column('text'), 'abc', 'abc'],
  ] as const)('%#', (one, value, text) => {
    expect(cellText(one, value, words)).toBe(text);
  });

  it('are none where there is no value: zero and no are values', () => {
    for (const nothing of [null, undefined, '']) expect(cellText(column('number'), nothing, words)).toBe('');
    expect([cellText(column('number'), 0, words), cellText(column('yes-no'), false, words)]).toEqual(['0', '否']);
    expect([0, 3].map((days) => cellText(column('number', { zero: 'blank' }), days, words))).toEqual(['', '3']);
    expect([alignOf(column('number')), alignOf(column('text'))]).toEqual(['end', undefined]);
  });
});

it('says by how many days what is owed is late, and of nothing else', () => {
  const due = column('day', { due: true });
  expect(overdueDays(due, '2026-11-08', words)).toBe(12);
  expect(overdueDays(due, '2026-11-20', words)).toBe(0);
  expect(overdueDays(due, null, words)).toBe(0);
  expect(overdueDays(column('day'), '2026-11-08', words)).toBe(0);
});

import type { Column } from '@gongwei/domain/lists';
import { calendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { fits } from './cell-fit.rules.ts';

const words = {
  words: { x: [{ code: '1', label: '高血压' }] },
  names: {},
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
const within = (width: number, cell: Column['cell'], text: string, value: unknown = text, more: Partial<Column> = {}) =>
  fits(column(cell, more), value as string, text, width, words);

describe('whether a value stands whole in its column', () => {
  it('counts a Chinese letter as wide as it is high, and the padding of the cell', () => {
    expect(within(72, 'text', '四个汉字')).toBe(true);
    expect(within(71, 'text', '四个汉字')).toBe(false);
    expect(within(104, 'day', '2026-11-20')).toBe(true);
  });

  it('counts what stands beside the words: sign of a state, edges of chips, days overdue', () => {
    expect(within(72, 'state', '四个汉字', '1')).toBe(false);
    expect(within(88, 'state', '四个汉字', '1')).toBe(true);
    expect(within(100, 'choices', '高血压、高血压', ['1', '1'])).toBe(false);
    expect(within(140, 'choices', '高血压、高血压', ['1', '1'])).toBe(true);
    expect(within(120, 'day', '2026-11-01', '2026-11-01', { due: true })).toBe(false);
    expect(within(120, 'day', '2026-12-01', '2026-12-01', { due: true })).toBe(true);
  });

  it('errs to cutting off: capital letters are counted wide, a bar of progress is never whole', () => {
    expect(within(20 + 4 * 12, 'text', 'WWWW')).toBe(true);
    expect(within(20 + 4 * 11, 'text', 'WWWW')).toBe(false);
    expect(within(900, 'progress', '40%', 40)).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import { type FieldDefinition, parseDateInput, parseNumberInput } from './index.ts';

const pressure: FieldDefinition = { key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg' };
const today = '2026-11-20' as CalendarDay;
const day = (text: string) => {
  const read = parseDateInput(text, today);
  return read.kind === 'value' ? read.value : read.kind;
};

describe('numbers as typed', () => {
  it.each([
    ['120', 120],
    [' １２０ ', 120],
    ['36。5', 36.5],
    ['36．5', 36.5],
    ['－2', -2],
    ['5.', 5],
    ['.5', 0.5],
    ['120 mmHg', 120],
    ['120ｍｍｈｇ', 120],
    ['-0', 0],
    ['+3', 3],
  ])('%s', (text, value) => expect(parseNumberInput(pressure, text)).toEqual({ kind: 'value', value }));
  it.each(['一百', '1.2.3', '1e9', '--1', '-', '.', 'NaN', 'mmHg', '0x10', '9'.repeat(40)])('%s is no number', (text) =>
    expect(parseNumberInput(pressure, text).kind).toBe('unreadable'),
  );
  it('knows nothing from something', () => expect(parseNumberInput(pressure, ' 　')).toEqual({ kind: 'empty' }));
});

describe('days as typed', () => {
  it.each([
    ['20261120', '2026-11-20'],
    ['1120', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026/1/5', '2026-01-05'],
    ['2026.11.20', '2026-11-20'],
    ['２０２６。１１。２０', '2026-11-20'],
    ['2026年1月5日', '2026-01-05'],
    ['11-20', '2026-11-20'],
    ['3月8日', '2026-03-08'],
    ['今天', '2026-11-20'],
    ['昨天', '2026-11-19'],
    ['前天', '2026-11-18'],
    ['明天', '2026-11-21'],
    ['-3', '2026-11-17'],
    ['+90', '2027-02-18'],
    ['580307', '1958-03-07'],
    ['240229', '2024-02-29'],
    ['', 'empty'],
    ['20260229', 'unreadable'],
    ['1320', 'unreadable'],
    ['2026-11', 'unreadable'],
    ['20261', 'unreadable'],
    ['大后天', 'unreadable'],
    ['00000101', 'unreadable'],
    ['58-3-7', 'unreadable'],
  ])('%s → %s', (text, expected) => expect(day(text)).toBe(expected));
  it('reads back every day it could have shown, and never throws', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 10);
          for (const typed of [text, text.replaceAll('-', ''), text.replaceAll('-', '/'), text.replaceAll('-', '。')])
            expect(day(typed)).toBe(text);
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('1', '0', '9', '-', '/', '.', '年', '月', '日', ' ', '＋', '今', '天') }),
        (text) => {
          expect(day(text)).toMatch(/^(\d{4}-\d\d-\d\d|empty|unreadable)$/);
        },
      ),
    );
  });
});

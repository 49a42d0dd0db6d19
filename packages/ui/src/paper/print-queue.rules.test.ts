import type { CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { pageTitleOfQueue, preferring, recordsToPrint, titleOfQueue } from './print-queue.rules.ts';

const job = (id: string, title: string, visits: readonly string[] = [], subjectId = 'r1') => ({
  form: { definition: { id: title, title } },
  record: { id, subjectId, occurredOn: '2026-11-20' as CalendarDay },
  visits: visits.map((visit) => ({ id: visit })),
  person: { name: '王秀英' },
});

describe('a print queue', () => {
  it('is the record of the address, or the listed ones in their order, each once', () => {
    expect(recordsToPrint('a', null)).toEqual(['a']);
    expect(recordsToPrint('a', '')).toEqual(['a']);
    expect(recordsToPrint('a', 'c, b,,c')).toEqual(['c', 'b']);
  });
  it('is named by its only sheet or counted', () => {
    expect(titleOfQueue([])).toBe('');
    expect(titleOfQueue([job('1', '体检')])).toBe('体检 · 王秀英 · 2026-11-20');
    expect(titleOfQueue([job('1', '体检'), job('2', '体检')])).toBe('体检，共 2 份');
    expect(titleOfQueue([job('1', '体检'), job('2', '随访')])).toBe('体检等，共 2 份');
  });
  it('names nobody in the title of the browser', () => {
    expect(pageTitleOfQueue([])).toBe('打印');
    expect(pageTitleOfQueue([job('1', '体检')])).toBe('打印体检');
    expect(pageTitleOfQueue([job('1', '体检'), job('2', '体检')])).toBe('打印体检，共 2 份');
  });
});

it('keeps one choice for each stage in the address', () => {
  const first = preferring(new URLSearchParams('records=x'), 'a', ['a', 'b']);
  const second = preferring(first, 'c', ['c', 'd']);
  expect(preferring(second, 'b', ['a', 'b']).get('prefer')).toBe('c,b');
  expect(second.get('records')).toBe('x');
});

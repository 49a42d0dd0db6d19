import type { ResidentListState } from '@gongwei/application/resident';
import { checkDigitOf } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { numberToRegister } from './auto-registration.rules.ts';

const TODAY = '2026-06-15' as CalendarDay;
const NUMBER = `99010119550302001${checkDigitOf('99010119550302001')}`;
const QUERY = { offset: 0, limit: 100, text: NUMBER };
const NOBODY: ResidentListState = { query: QUERY, page: { rows: [], total: 0 }, loading: false };

it('is the number that nobody has', () => {
  expect(numberToRegister(QUERY, NOBODY, TODAY)).toBe(NUMBER);
  expect(numberToRegister({ ...QUERY, text: ` ${NUMBER}` }, NOBODY, TODAY)).toBe(NUMBER);
});

it.each([
  ['somebody has it', QUERY, { ...NOBODY, page: { rows: [], total: 1 } }],
  ['nobody knows yet', QUERY, { query: QUERY, loading: true }],
  ['it is asked again', QUERY, { ...NOBODY, loading: true }],
  ['the answer is of another text', QUERY, { ...NOBODY, query: { ...QUERY, text: '张' } }],
  ['another filter may hide its bearer', { ...QUERY, sex: 'male' as const }, NOBODY],
  ['it is a name', { ...QUERY, text: '张三' }, { ...NOBODY, query: { ...QUERY, text: '张三' } }],
  [
    'it is not whole',
    { ...QUERY, text: NUMBER.slice(0, 15) },
    { ...NOBODY, query: { ...QUERY, text: NUMBER.slice(0, 15) } },
  ],
  [
    'it is wrong',
    { ...QUERY, text: `${NUMBER.slice(0, 16)}99` },
    { ...NOBODY, query: { ...QUERY, text: `${NUMBER.slice(0, 16)}99` } },
  ],
] as const)('is none where %s', (_, query, state) => {
  expect(numberToRegister(query, state as ResidentListState, TODAY)).toBeUndefined();
});

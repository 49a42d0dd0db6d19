import type { ListState } from '@gongwei/application/lists';
import { defineList } from '@gongwei/domain/lists';
import { checkDigitOf } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { numberToRegister } from './auto-registration.rules.ts';

const TODAY = '2026-06-15' as CalendarDay;
const NUMBER = `99010119550302001${checkDigitOf('99010119550302001')}`;
const LIST = defineList({
  id: 'people',
  title: '居民',
  unit: '人',
  subject: 'resident',
  permission: 'everybody',
  columns: [],
  filters: [{ key: 'status', label: '状态', kind: 'choice', on: 'resident.status', default: ['1'] }],
  sort: [],
  empty: { text: '' },
});
const NOBODY: Pick<ListState, 'question' | 'count' | 'loading'> = {
  question: { list: 'people', text: NUMBER, where: { status: ['1'] } },
  count: { found: 0, exact: true },
  loading: false,
};
const asking = (text: string, where: object = { status: ['1'] }) => ({
  ...NOBODY,
  question: { list: 'people', text, where } as ListState['question'],
});

it('is the number that nobody has', () => {
  expect(numberToRegister(LIST, NOBODY, TODAY)).toBe(NUMBER);
  expect(numberToRegister(LIST, asking(` ${NUMBER}`), TODAY)).toBe(NUMBER);
});

it.each([
  ['somebody has it', { ...NOBODY, count: { found: 1, exact: true } }],
  ['nobody knows yet', { ...NOBODY, count: undefined }],
  ['it is asked again', { ...NOBODY, loading: true }],
  ['another filter may hide its bearer', asking(NUMBER, { status: ['1'], sex: ['male'] })],
  ['it is a name', asking('张三')],
  ['it is not whole', asking(NUMBER.slice(0, 15))],
  ['it is wrong', asking(`${NUMBER.slice(0, 16)}99`)],
] as const)('is none where %s', (_, state) => {
  expect(numberToRegister(LIST, state as typeof NOBODY, TODAY)).toBeUndefined();
});

import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm } from '@gongwei/domain/forms';
import { registerOf, type RegisterColumn, type RegisterEntry } from '@gongwei/domain/register';
import type { JsonObject } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { cellWords } from './cell-words.rules.ts';

const entry = (data: JsonObject): RegisterEntry => ({
  id: 'e',
  formId: 'drug-catalogue',
  institutionCode: '990101',
  version: 1,
  createdAt: '2026-06-15T04:00:00.000Z',
  updatedAt: '2026-06-15T04:00:00.000Z',
  updatedByName: '县管理员',
  data,
});
const form = compileForm(await loadForm('drug-catalogue'));
const say = (column: Pick<RegisterColumn, 'key' | 'show'>, data: JsonObject = {}): string =>
  cellWords(
    { label: '', width: 0, ...column },
    entry(data),
    form,
    { '990101': '县卫健委' },
    new Date('2026-06-15T05:00:00Z'),
  );

it.each([
  ['category', { category: '3' }, '胰岛素'],
  ['essential', { essential: true }, '是'],
  ['essential', {}, ''],
  ['spec', { spec: '5mg×28片' }, '5mg×28片'],
])('says the answer to %s of %j as %s', (key, data, words) => expect(say({ key }, data)).toBe(words));

it('says what the record itself knows', () => {
  expect(say({ key: '@institution' })).toBe('县卫健委');
  expect(say({ key: '@updatedBy' })).toBe('县管理员');
  expect(say({ key: '@updatedAt' })).toBe('06-15 12:00');
  expect(
    cellWords({ key: '@createdAt', label: '', width: 0 }, entry({}), form, {}, new Date('2027-01-05T05:00:00Z')),
  ).toBe('2026-06-15');
});

const range = { key: 'x', show: { kind: 'range', from: 'low', to: 'high' } } as const;
it.each([
  [{ low: 40, high: 300 }, '40–300'],
  [{ low: 2.8 }, '≥2.8'],
  [{ high: 300 }, '≤300'],
  [{}, ''],
])('says the range of %j as %s', (data, words) => expect(say(range, data)).toBe(words));

it.each([
  [{ low: 2.8, high: 6.2 }, '≤2.8 或 ≥6.2'],
  [{ high: 180 }, '≥180'],
  [{}, ''],
])('says that values are critical beyond %j as %s', (data, words) =>
  expect(say({ key: 'x', show: { kind: 'outside', low: 'low', high: 'high' } }, data)).toBe(words),
);

it('puts texts together and leaves out what is not there', () => {
  const together = { key: 'x', show: { kind: 'together', fields: ['brand', 'model'] } } as const;
  expect(say(together, { brand: '欧姆龙', model: 'U10L' })).toBe('欧姆龙 U10L');
  expect(say(together, { model: 'U10L' })).toBe('U10L');
});

it('says reference limits by sex and age', () => {
  const rows = { key: 'ranges', show: { kind: 'reference-rows' } } as const;
  const ranges = [
    { sex: '1', low: 130, high: 175 },
    { sex: '2', ageMin: 18, low: 115, high: 150 },
    { sex: 'all', text: '阴性' },
  ];
  expect(say(rows, { ranges })).toBe('男 130–175；女 ≥18岁 115–150；阴性');
});

it('has words for every column of the drugs', () => {
  const columns = registerOf('drug-catalogue')?.columns ?? [];
  expect(columns.length).toBeGreaterThan(5);
  expect(columns.map((column) => say(column))).toEqual(columns.map(() => ''));
});

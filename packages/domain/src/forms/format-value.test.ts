import { expect, it } from 'vitest';
import { referenceRangeFor } from './applicability.ts';
import type { FieldDefinition } from './form-definition.ts';
import { wordsOfRange, wordsOfValue } from './format-value.ts';

const options = [
  { code: '1', label: '无症状' },
  { code: '2', label: '头痛' },
];

it.each<[FieldDefinition, Parameters<typeof wordsOfValue>[1], string]>([
  [{ key: 'a', label: 'a', type: 'multi', options }, ['1', '2'], '无症状、头痛'],
  [{ key: 'a', label: 'a', type: 'single', options }, '2', '头痛'],
  [{ key: 'a', label: 'a', type: 'integer', unit: 'mmHg' }, 138, '138 mmHg'],
  [{ key: 'a', label: 'a', type: 'boolean' }, false, '否'],
  [{ key: 'a', label: 'a', type: 'user' }, 'u1', '王医生'],
  [{ key: 'a', label: 'a', type: 'text' }, undefined, '未填'],
  [{ key: 'k', label: '人员', type: 'multi', optionsFrom: 'user' }, ['u1', 'u2'], '王医生、u2'],
])('reads %j aloud', (field, value, words) => expect(wordsOfValue(field, value, { u1: '王医生' })).toBe(words));

it('shows the range of the person: by sex and age, the first that applies', () => {
  const ranges = [
    { low: 130, high: 175, sex: 'male', minAge: 18 },
    { low: 115, high: 150, sex: 'female', minAge: 18 },
  ] as const;
  expect(wordsOfRange(referenceRangeFor(ranges, { sex: 'female', age: 66 }))).toBe('115–150');
  expect(referenceRangeFor(ranges, { sex: 'male', age: 12 })).toBeUndefined();
  expect(wordsOfRange({ low: 5 })).toBe('≥5');
  expect(wordsOfRange({ high: 5.19 })).toBe('≤5.19');
});

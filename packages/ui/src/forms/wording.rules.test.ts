import type { FieldDefinition } from '@gongwei/domain/forms';
import { expect, it } from 'vitest';
import { rangeFor, wordsOfEyesight, wordsOfOrigin, wordsOfRange, wordsOfValue } from './wording.rules.ts';

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
  expect(wordsOfRange(rangeFor(ranges, { id: 'r', sex: 'female', age: 66 }))).toBe('115–150');
  expect(rangeFor(ranges, { id: 'r', sex: 'male', age: 12 })).toBeUndefined();
  expect(wordsOfRange({ low: 5 })).toBe('≥5');
  expect(wordsOfRange({ high: 5.19 })).toBe('≤5.19');
});

it('names an origin only where the value did not come from the doctor', () => {
  expect(wordsOfOrigin('carried')).toBe('沿用上次');
  expect(wordsOfOrigin('entered')).toBeUndefined();
});

it.each([
  ['decimal', 1, '五分 5.0'],
  ['decimal', 0.6, '五分 4.8'],
  ['five-point', 4.9, '小数 0.8'],
  ['five-point', 5.2, '小数 1.5'],
  ['five-point', 1, undefined],
  ['decimal', undefined, undefined],
] as const)('says eyesight of a %s sheet in the other notation: %s is %s', (eyesight, value, words) => {
  expect(wordsOfEyesight({ key: 'v', label: '视力', type: 'decimal', eyesight }, value)).toBe(words);
});

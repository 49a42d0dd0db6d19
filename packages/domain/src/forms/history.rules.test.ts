import type { FieldDefinition } from './form-definition.ts';
import { expect, it } from 'vitest';
import { differencesOf } from './history.rules.ts';

const fields: readonly FieldDefinition[] = ['a', 'b', 'c'].map((key) => ({ key, label: key, type: 'text' }));

it('lists changed, new and removed answers in the order of the form', () => {
  const found = differencesOf({ fields }, { a: '1', b: ['1'], c: 'x' }, { a: '2', b: ['1'], d: 1 });
  expect(found.map(({ field, before, after }) => [field.key, before, after])).toEqual([
    ['a', '1', '2'],
    ['c', 'x', undefined],
  ]);
});

it('leaves out what the form computes by itself', () => {
  const age: FieldDefinition = { key: 'age', label: '年龄', type: 'computed', computed: 'resident.age' };
  const found = differencesOf({ fields: [...fields, age] }, { a: '1', age: 66 }, { a: '2', age: 71 });
  expect(found.map(({ field }) => field.key)).toEqual(['a']);
});

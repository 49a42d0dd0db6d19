import type { FieldDefinition } from '@gongwei/domain/forms';
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

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmpty } from './empty.ts';

it.each([[null], [undefined], [''], [[]], [{}], [Object.create(null)]])('%o is empty', (value) =>
  expect(isEmpty(value)).toBe(true),
);
it.each([[' '], ['0'], [[undefined]], [{ a: undefined }], [new Date(0)], [() => 1]])('%o is not empty', (value) =>
  expect(isEmpty(value)).toBe(false),
);
it('numbers and booleans never are', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.boolean(), fc.bigInt()), (value) => {
      expect(isEmpty(value)).toBe(false);
    }),
  );
});

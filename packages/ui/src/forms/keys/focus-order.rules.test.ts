import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jumpKey, jumpTarget, nextInOrder } from './focus-order.rules.ts';

const order = ['a', 'b', 'c', 'd'];

it('skips what cannot be filled, both ways', () => {
  const fillable = (key: string): boolean => key !== 'b';
  expect(nextInOrder(order, fillable, 'a', 1)).toBe('c');
  expect(nextInOrder(order, fillable, 'c', -1)).toBe('a');
  expect(nextInOrder(order, fillable, 'd', 1)).toBeUndefined();
  expect(nextInOrder(order, fillable, undefined, 1)).toBe('a');
  expect(nextInOrder(order, fillable, undefined, -1)).toBe('d');
});

it('visits every fillable field exactly once, in order, and comes back the same way', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 }),
      fc.array(fc.boolean(), { maxLength: 40 }),
      (keys, flags) => {
        const fillable = (key: string): boolean => flags[keys.indexOf(key)] ?? false;
        const walk = (direction: 1 | -1): string[] => {
          const seen: string[] = [];
          for (
            let at = nextInOrder(keys, fillable, undefined, direction);
            at !== undefined;
            at = nextInOrder(keys, fillable, at, direction)
          )
            seen.push(at);
          return seen;
        };
        expect(walk(1)).toEqual(keys.filter(fillable));
        expect(walk(-1)).toEqual(keys.filter(fillable).reverse());
      },
    ),
  );
});

it('knows the key of each section and the section of each key', () => {
  expect(jumpKey(0)).toBe('1');
  expect(jumpKey(9)).toBe('a');
  expect(jumpTarget('B')).toBe(10);
  expect(jumpTarget('Enter')).toBe(-1);
});

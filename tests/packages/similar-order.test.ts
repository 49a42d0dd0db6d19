import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { similarOrder } from '../../tools/lib/similar-order.ts';

/** Text nobody else has: 20 000 letters from a seed. */
function letters(seed: number): Buffer {
  let state = seed;
  return Buffer.from(
    Array.from({ length: 20_000 }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return String.fromCharCode(97 + ((state >>> 16) % 26));
    }).join(''),
  );
}

it('names every file once, the first one first, and always alike', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { minLength: 1, maxLength: 12 }), (files) => {
      const order = similarOrder(files);
      expect(order[0]).toBe(0);
      expect([...order].sort((a, b) => a - b)).toEqual([...files.keys()]);
      expect(similarOrder(files)).toEqual(order);
    }),
  );
});

it('lays what is alike side by side, where gzip finds it', () => {
  const [one, other, third] = [letters(1), letters(2), letters(3)] as const;
  const files = [one, other, third, one, other, third];
  const order = similarOrder(files);
  expect(order).toEqual([0, 3, 1, 4, 2, 5]);
  const packed = (which: readonly number[]): number => gzipSync(Buffer.concat(which.map((at) => files[at]!))).length;
  expect(packed(order)).toBeLessThan(packed([...files.keys()]) * 0.6);
});

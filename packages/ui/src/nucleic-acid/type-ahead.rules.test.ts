import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstPiece, writes, type Key } from './type-ahead.rules.ts';

const key = (pressed: string, held: Partial<Key> = {}): Key => ({
  key: pressed,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...held,
});

it.each(['T', '7', '-', '王', '𠮷', ' ', 'Enter'])('“%s” is kept for the next entry', (pressed) => {
  expect(writes(key(pressed))).toBe(true);
});

it.each([
  key('Tab'),
  key('Escape'),
  key('F1'),
  key('Process'),
  key('s', { ctrlKey: true }),
  key('n', { altKey: true }),
  key('Enter', { isComposing: true }),
])('$key with what is held beside it goes its own way', (pressed) => {
  expect(writes(pressed)).toBe(false);
});

it('gives back every key, in pieces that end where Enter was pressed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('T', '1', '-', 'Enter')), (keys) => {
      const typed: string[] = [];
      for (let left: readonly string[] = keys; left.length > 0;) {
        const { piece, rest } = firstPiece(left);
        expect(piece.text).not.toContain('Enter');
        expect(rest.length).toBeLessThan(left.length);
        typed.push(...piece.text, ...(piece.enter ? ['Enter'] : []));
        left = rest;
      }
      expect(typed).toEqual(keys);
    }),
  );
});

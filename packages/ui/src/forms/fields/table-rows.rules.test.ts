import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsToShow, withCell, withoutRow, withRowAt, withRowMoved } from './table-rows.rules.ts';

it('offers an empty row until the table is full', () => {
  expect(rowsToShow(undefined, 2)).toEqual([{}]);
  expect(rowsToShow([{ a: 1 }], 2)).toEqual([{ a: 1 }, {}]);
  expect(rowsToShow([{ a: 1 }, { a: 2 }], 2)).toHaveLength(2);
});
it('writes a cell, begins a row, and drops what became empty', () => {
  expect(withCell(undefined, 0, 'a', 'x')).toEqual([{ a: 'x' }]);
  expect(withCell([{ a: 'x' }], 1, 'b', 2)).toEqual([{ a: 'x' }, { b: 2 }]);
  expect(withCell([{ a: 'x' }, { b: 2 }], 1, 'b', undefined)).toEqual([{ a: 'x' }]);
  expect(withCell([{ a: 'x' }], 0, 'a', undefined)).toBeUndefined();
});
it('removes a row', () => {
  expect(withoutRow([{ a: 1 }, { a: 2 }], 0)).toEqual([{ a: 2 }]);
  expect(withoutRow([{ a: 1 }], 0)).toBeUndefined();
});
it('puts a row in between, until the table is full', () => {
  expect(withRowAt([{ a: 1 }, { a: 2 }], 1, undefined)).toEqual([{ a: 1 }, {}, { a: 2 }]);
  expect(withRowAt(undefined, 4, 3, { a: 1 })).toEqual([{ a: 1 }]);
  expect(withRowAt([{ a: 1 }], 1, 1)).toBeUndefined();
});
it('moves a row as far as there are rows', () => {
  expect(withRowMoved([{ a: 1 }, { a: 2 }], 0, 1)).toEqual([{ a: 2 }, { a: 1 }]);
  expect(withRowMoved([{ a: 1 }, { a: 2 }], 0, -1)).toBeUndefined();
  expect(withRowMoved([{ a: 1 }], 1, -1)).toBeUndefined();
});
it('a row taken out and put back, or moved there and back, changes nothing', () => {
  const rows = fc.array(fc.record({ a: fc.integer() }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.nat(), (table, pick) => {
      const at = pick % table.length;
      expect(withRowAt(withoutRow(table, at), at, undefined, table[at])).toEqual(table);
      const moved = withRowMoved(table, at, 1);
      if (moved) expect(withRowMoved(moved as typeof table, at + 1, -1)).toEqual(table);
    }),
  );
});

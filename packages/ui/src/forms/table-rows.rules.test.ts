import { expect, it } from 'vitest';
import { rowsToShow, withCell, withoutRow } from './table-rows.rules.ts';

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

import type { Institution } from './institution.ts';
import { expect, it } from 'vitest';
import { rootsOf, visibleRows } from './tree-rows.rules.ts';

const at = (code: string, level: Institution['level'], parentCode?: string): Institution => ({
  code,
  name: code,
  level,
  offersChildren: level < 5,
  ...(parentCode !== undefined && { parentCode }),
});
const county = at('3301', 3, '33');
const township = at('330101', 4, '3301');
const village = at('33010101', 5, '330101');

it('takes those for roots whose parent the user may not choose', () => {
  expect(rootsOf([county, township, village])).toEqual([county]);
});

it('shows the children of open branches only, and lets a branch open whose children are not fetched yet', () => {
  const rows = (open: readonly string[]) =>
    visibleRows([county], { '3301': [township] }, new Set(open)).map((row) => [
      row.institution.code,
      row.depth,
      row.open,
      row.expandable,
    ]);
  expect(rows([])).toEqual([['3301', 0, false, true]]);
  expect(rows(['3301'])).toEqual([
    ['3301', 0, true, true],
    ['330101', 1, false, true],
  ]);
  expect(rows(['3301', '330101'])).toEqual([
    ['3301', 0, true, true],
    ['330101', 1, true, true],
  ]);
});

it('does not offer to open what turned out to be empty, nor a village clinic', () => {
  const rows = visibleRows([township], { '330101': [] }, new Set(['330101']));
  expect(rows.map((row) => [row.open, row.expandable])).toEqual([[false, false]]);
  expect(visibleRows([village], {}, new Set()).map((row) => row.expandable)).toEqual([false]);
});

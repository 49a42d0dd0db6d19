import { expect, it } from 'vitest';
import { rowSpans } from './row-spans.rules.ts';

it('joins labels and headings of neighbouring rows', () => {
  const rows = [
    { label: 'A', cells: ['x', '1'] },
    { label: 'A', cells: ['h', 'a', '1'] },
    { label: 'A', cells: ['h', 'b', '1'] },
    { label: 'B', cells: ['1'] },
  ];
  expect(rowSpans(rows)).toEqual([
    { label: 3, heading: 0 },
    { label: 0, heading: 2 },
    { label: 0, heading: 0 },
    { label: 1, heading: 0 },
  ]);
});

it('joins over rows that print as several, and leaves rows without a label alone', () => {
  const rows = [
    { label: 'A', table: 'surgeries', rows: 2, columns: [] },
    { label: 'A', cells: ['x', '1'] },
    { grid: [] },
    { label: 'A', cells: ['1'] },
  ];
  expect(rowSpans(rows, [3, 1, 1, 1]).map(({ label }) => label)).toEqual([4, 0, 0, 1]);
});

import { expect, it } from 'vitest';
import { healthCheckUpSheet } from './health-check-up.sheet.data.ts';
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

it('covers every row of the official sheet exactly once', () => {
  for (const page of healthCheckUpSheet.pages) {
    const spans = rowSpans(page.rows);
    expect(spans.reduce((sum, span) => sum + span.label, 0)).toBe(page.rows.length);
    expect(spans.reduce((sum, span) => sum + span.heading, 0)).toBe(
      page.rows.filter((row) => 'cells' in row && row.cells.length === 3).length,
    );
  }
});

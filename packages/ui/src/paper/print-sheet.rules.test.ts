import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm } from '@gongwei/domain/forms';
import { expect, it } from 'vitest';
import { healthCheckUpSheet } from './health-check-up.sheet.data.ts';
import { hypertensionFollowUpSheet } from './hypertension-follow-up.sheet.data.ts';
import { printSheet, printVisits } from './print-sheet.rules.ts';

it('prints the check-up on four pages, every row as wide as the sheet', async () => {
  const form = compileForm(await loadForm('health-check-up'));
  const printed = printSheet(healthCheckUpSheet, { form, data: { abnormality1: '血'.repeat(100) }, names: {} });
  expect(printed.pages).toHaveLength(4);
  expect(printed.overflow).toEqual([{ mark: '1', label: form.field('abnormality1').label, text: '血'.repeat(100) }]);
  for (const page of printed.pages) {
    let covered = 0;
    let width = 0;
    for (const row of page.rows.filter((one) => !one.table)) {
      for (const cell of row.cells)
        if (cell.kind === 'item' && cell.rows > 1) [covered, width] = [cell.rows, cell.span];
      const own = row.cells.reduce((sum, cell) => sum + cell.span, 0);
      const fromAbove = covered > 0 && !row.cells.some((cell) => cell.kind === 'item' && cell.rows > 1) ? width : 0;
      expect(own + fromAbove).toBe(5);
      covered = Math.max(0, covered - 1);
    }
  }
});

it('prints four visits side by side, empty ones as empty columns', async () => {
  const form = compileForm(await loadForm('hypertension-follow-up'));
  const empty = { form, data: {}, names: {} };
  const printed = printVisits(
    hypertensionFollowUpSheet,
    [{ ...empty, data: { systolic: 138, diastolic: 84 } }, undefined, undefined, undefined],
    empty,
  );
  const pressure = printed.rows.find((row) => row.item === '血压（mmHg）');
  expect(pressure?.visits).toHaveLength(4);
  expect(pressure?.visits[0]?.[0]?.filter((piece) => piece.kind === 'fill').map((piece) => piece.text)).toEqual([
    '138',
    '84',
  ]);
  expect(pressure?.visits[1]?.[0]?.filter((piece) => piece.kind === 'fill').map((piece) => piece.text)).toEqual([
    '',
    '',
  ]);
});

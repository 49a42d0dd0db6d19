import { expect, it } from 'vitest';
import { disarmed } from './workbook.ts';

it('disarms what a spreadsheet would work out, and leaves the marks of a dipstick as they are', () => {
  const formulas = ['=1+1', '+1', '-2+3', '@SUM(1)', '\tx', '--1'];
  expect(formulas.map(disarmed)).toEqual(formulas.map((text) => `'${text}`));
  const plain = ['-', '+', '++++', '±', '刘家湾村', ''];
  expect(plain.map(disarmed)).toEqual(plain);
});

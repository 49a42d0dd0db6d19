import { expect, it } from 'vitest';
import { formatUnit } from './format-unit.ts';

it('prints units with raised figures', () => {
  expect(['×10^9/L', '×10^12/L', 'kg/m2', 'mL/min/1.73m2', 'mmHg', '次/分钟'].map(formatUnit)).toEqual([
    '×10⁹/L',
    '×10¹²/L',
    'kg/m²',
    'mL/min/1.73m²',
    'mmHg',
    '次/分钟',
  ]);
});

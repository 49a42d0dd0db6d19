import { expect, it } from 'vitest';
import { lipidGoals } from './ascvd-risk.rules.ts';

it.each([
  ['1', false, 3.4, 4.2, false],
  ['2', false, 2.6, 3.4, false],
  ['3', false, 2.6, 3.4, false],
  ['4', false, 1.8, 2.6, true],
  ['5', false, 1.4, 2.2, true],
  ['1', true, 2.6, 3.4, false],
  ['2', true, 2.6, 3.4, false],
  ['3', true, 1.8, 2.6, false],
  ['4', true, 1.4, 2.2, true],
  ['5', true, 1.4, 2.2, true],
] as const)('aims of risk %s, diabetes %s: LDL < %d, non-HDL < %d mmol/L', (risk, diabetes, ldl, nonHdl, halved) =>
  expect(lipidGoals(risk, diabetes)).toEqual({ ldl, nonHdl, halved }),
);

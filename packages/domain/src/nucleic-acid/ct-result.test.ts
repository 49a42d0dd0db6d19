import { expect, it } from 'vitest';
import { ctResult } from './ct-result.rules.ts';

it.each([
  [{ orf1abNoCt: true, nNoCt: true }, '0'],
  [{ ctOrf1ab: 40, ctN: 41.5 }, '0'],
  [{ ctOrf1ab: 39.99, ctN: 30 }, '1'],
  [{ ctOrf1ab: 35, nNoCt: true }, '2'],
  [{ ctOrf1ab: 40, ctN: 39 }, '2'],
  [{ ctOrf1ab: 30, ctN: 30, icValid: false }, '9'],
  [{ controlValid: false }, '9'],
  [{ ctOrf1ab: 30 }, undefined],
  [{ ctOrf1ab: 30, orf1abNoCt: true, ctN: 30 }, undefined],
  [{}, undefined],
])('%j reads %s', (run, result) => {
  expect(ctResult(run)).toBe(result);
});

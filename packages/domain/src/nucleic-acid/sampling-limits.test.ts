import { expect, it } from 'vitest';
import { limitHours, mayBePooled, wellsFrom } from './sampling-limits.rules.ts';

it('owes a result by the one of a tube who must know first', () => {
  expect(limitHours(['1'])).toBe(24);
  expect(limitHours(['4', '10'])).toBe(12);
  expect(limitHours(['1', '3', '4'])).toBe(6);
  expect(limitHours([])).toBe(24);
});

it('pools nobody of the fever clinic, no close contact and nobody isolated', () => {
  expect(['1', '3', '5', '7', '10', undefined].map(mayBePooled)).toEqual([true, false, false, false, true, true]);
});

it('fills a plate by columns, leaves the controls their wells, and does not go over its edge', () => {
  expect(wellsFrom('A1', 9)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'A2']);
  expect(wellsFrom('g11', 3)).toEqual(['G11', 'A12', 'B12']);
  expect(wellsFrom('G12', 5)).toEqual(['G12']);
  expect(wellsFrom('Z9', 1)).toEqual([]);
});

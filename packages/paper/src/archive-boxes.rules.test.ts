import { expect, it } from 'vitest';
import { shortNumberOf } from './archive-boxes.rules.ts';

it('prints the last eight digits in two groups, blank boxes without a number', () => {
  expect(shortNumberOf('32098110410500042')).toEqual(['105', '00042']);
  expect(shortNumberOf('')).toEqual(['   ', '     ']);
});

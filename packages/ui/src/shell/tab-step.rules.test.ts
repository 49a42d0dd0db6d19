import { expect, it } from 'vitest';
import { tabStep } from './tab-step.rules.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
  ['Tab', 1, undefined],
])('%s on tab %i of three leads to %s', (key, at, to) => {
  expect(tabStep(key, at, 3)).toBe(to);
});

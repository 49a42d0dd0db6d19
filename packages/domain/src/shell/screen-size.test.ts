import { expect, it } from 'vitest';
import { screenSize } from './screen-size.ts';

it.each([
  [1920, 3],
  [1200, 3],
  [1199, 2],
  [992, 2],
  [991, 1],
  [768, 1],
  [767, 0],
  [320, 0],
])('a window of %i px is of class %i', (width, size) => {
  expect(screenSize(width)).toBe(size);
});

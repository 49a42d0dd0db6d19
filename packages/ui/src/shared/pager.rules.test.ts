import { expect, it } from 'vitest';
import { placeInPages } from './pager.rules.ts';

it.each([
  [0, 0, { page: 1, pages: 1, first: 0, last: 0 }],
  [19, 0, { page: 1, pages: 1, first: 1, last: 19 }],
  // One full page: there is no second, empty one.
  [20, 0, { page: 1, pages: 1, first: 1, last: 20 }],
  [21, 0, { page: 1, pages: 2, first: 1, last: 20 }],
  [21, 20, { page: 2, pages: 2, first: 21, last: 21 }],
  [40, 20, { page: 2, pages: 2, first: 21, last: 40 }],
  // The only row of the second page went while one looked at it.
  [20, 20, { page: 2, pages: 1, first: 20, last: 20, back: 0 }],
  [40, 60, { page: 4, pages: 2, first: 40, last: 40, back: 20 }],
  [0, 20, { page: 2, pages: 1, first: 0, last: 0, back: 0 }],
] as const)('of %i rows, from %i on', (total, offset, place) => {
  expect(placeInPages(total, offset, 20)).toEqual(place);
});

import { expect, it } from 'vitest';
import { neighbourOf } from './round-order.rules.ts';

const rows = ['wang', 'wang', 'li', 'zhao', undefined].map((residentId, at) =>
  residentId === undefined ? undefined : { id: `${at}`, residentId },
);
const next = (at: number, by: 1 | -1) => neighbourOf((index) => rows[index], 5, at, by)?.residentId;

it('is the next person, not the next visit of the same one', () => {
  expect([next(0, 1), next(1, 1), next(2, 1), next(2, -1), next(3, -1)]).toEqual(['li', 'li', 'zhao', 'wang', 'li']);
});

it('is nobody above the first, below the last, and where the list is not known', () => {
  expect([next(0, -1), next(1, -1), next(3, 1)]).toEqual([undefined, undefined, undefined]);
});

import { expect, it } from 'vitest';
import { visitsToPrint } from './visits-to-print.rules.ts';

const visits = ['2026-09-01', '2025-09-02', '2025-12-03', '2026-03-05', '2026-06-04'].map((occurredOn) => ({
  id: occurredOn,
  occurredOn,
}));

it('prints the newest four, oldest first', () => {
  expect(visitsToPrint(visits, '2026-09-01', 4)).toEqual(['2025-12-03', '2026-03-05', '2026-06-04', '2026-09-01']);
});
it('always holds the visit that is printed', () => {
  expect(visitsToPrint(visits, '2025-09-02', 4)).toEqual(['2025-09-02']);
  expect(visitsToPrint(visits.slice(0, 2), '2025-09-02', 4)).toEqual(['2025-09-02', '2026-09-01']);
});
it('has nothing to place on a sheet without columns', () => {
  expect(visitsToPrint(visits, '2025-09-02', 0)).toEqual([]);
});

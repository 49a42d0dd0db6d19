import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOfRows, compileList, loadList } from '../lists/index.ts';
import { mobilisationStateOf } from '../scheduling/index.ts';
import type { CalendarDay } from '../shared/index.ts';
import { loadListLibrary } from './list-library.ts';

const [library, definition] = await Promise.all([loadListLibrary(), loadList('not-appointed-list')]);
const cells = cellsOfRows(compileList(definition, library), 'reveals');
const asked = { today: '2026-06-15' as CalendarDay, year: 2026, me: 'u', institution: '990101' };
const day = fc.constantFrom('2025-03-01', '2026-03-01', '2026-03-02', '2026-03-03') as fc.Arbitrary<CalendarDay>;
const yearOf = (on: string): number => Number(on.slice(0, 4));

it('the list and the server say alike where somebody stands', () => {
  const contact = fc.record({ on: day, result: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9') });
  const appointment = fc.record({ date: day, stored: fc.constantFrom('5', '6', '7') });
  const option = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined });
  fc.assert(
    fc.property(option(contact), option(appointment), (spoken, booked) => {
      const roots = {
        ...(spoken && { contact: { ...spoken, year: yearOf(spoken.on), times: 1 } }),
        ...(booked && { appointment: { ...booked, year: yearOf(booked.date) } }),
      };
      const row = { asked, person: { resident: {}, records: [] }, roots };
      const ofThisYear = (on: string): boolean => yearOf(on) === asked.year;
      const missed = booked && booked.stored === '5' && ofThisYear(booked.date) ? booked.date : undefined;
      expect(cells(row as never)['mobilised']).toBe(
        mobilisationStateOf(spoken && ofThisYear(spoken.on) ? spoken : undefined, missed),
      );
    }),
  );
});

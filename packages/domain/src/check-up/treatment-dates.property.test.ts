import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addYears, calendarDay } from '../shared/index.ts';
import { treatmentDates } from './treatment-dates.rules.ts';

const examDate = calendarDay(2026, 11, 20);
const offset = fc.integer({ min: -1200, max: 60 });

describe('dates of treatment', () => {
  it('are judged by the year that ends with the check-up, whatever the day', () => {
    fc.assert(
      fc.property(offset, fc.integer({ min: 0, max: 400 }), (start, length) => {
        const admissionDate = addDays(examDate, start);
        const dischargeDate = addDays(admissionDate, length);
        const verdict = treatmentDates({
          examDate,
          hospitalizations: [{ admissionDate, dischargeDate }],
          vaccinations: [{ vaccinationDate: admissionDate }],
        });
        expect(verdict['stayOrder']).toBe(false);
        expect(verdict['stayFuture']).toBe(start > 0);
        expect(verdict['stayOutside']).toBe(start + length < -365);
        expect(verdict['vaccinationOutside']).toBe(start < -365);
      }),
    );
  });

  it('find the one wrong row among others, and never a bed in a stay', () => {
    fc.assert(
      fc.property(offset, fc.integer({ min: 1, max: 300 }), (start, length) => {
        const [later, earlier] = [addDays(examDate, start), addDays(examDate, start - length)];
        const verdict = treatmentDates({
          familyBeds: [
            { openedDate: earlier, closedDate: later },
            { openedDate: later, closedDate: earlier },
          ],
        });
        expect([verdict['bedOrder'], verdict['stayOrder'], verdict['bedFuture'], verdict['bedOutside']]).toEqual([
          true,
          false,
          false,
          false,
        ]);
      }),
    );
  });

  it('leave a stay that still goes on, and what is no day, in peace', () => {
    const admissionDate = addYears(examDate, -2);
    expect(
      Object.values(
        treatmentDates({
          examDate,
          hospitalizations: [{ admissionDate }, { admissionDate: '2026-02-30' }, 'x'],
          vaccinations: 'x',
        }),
      ),
    ).toEqual(Array.from({ length: 8 }, () => false));
  });
});

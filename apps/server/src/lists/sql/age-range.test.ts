import { addDays, fullYears, type CalendarDay } from '@gongwei/domain/shared';
import type { AskedBy } from '@gongwei/domain/lists';
import { describe, expect, it } from 'vitest';
import { parameters } from '../../database/scope.ts';
import { ageRange } from './age-range.ts';

const AGE = { kind: 'name', path: ['resident', 'age'], at: 0 } as const;

describe('ages as a range of birthdays', () => {
  it.each(['2026-02-27', '2026-02-28', '2026-03-01', '2028-02-28', '2028-02-29', '2026-12-31'])(
    'end on the last birthday of who is that old on %s',
    (today) => {
      const asked: AskedBy = { today: today as CalendarDay, year: 2026, me: 'doctor', institution: '990101' };
      for (let years = 1; years <= 70; years += 1) {
        const into = parameters();
        expect(ageRange('>=', AGE, { kind: 'literal', value: years, at: 0 }, 'r.birth_date', asked, into)).toBe(
          '(r.birth_date <= $1::date)',
        );
        const last = into.values[0] as CalendarDay;
        expect([last, fullYears(last, asked.today), fullYears(addDays(last, 1), asked.today)]).toEqual([
          last,
          years,
          years - 1,
        ]);
      }
    },
  );
});

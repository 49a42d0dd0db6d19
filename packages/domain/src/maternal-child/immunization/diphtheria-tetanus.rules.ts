import type { CalendarDay } from '../../shared/index.ts';
import type { JudgedDose } from './vaccine-history.rules.ts';
import { after, latest, type GivenDose } from './vaccine-programme.ts';

export type DiphtheriaTetanusDose = {
  readonly number: number;
  /** Missing when nothing more is to be given. */
  readonly earliest?: CalendarDay;
  readonly given: readonly JudgedDose[];
};

/**
 * 白破 for children of 7–11 who did not finish DTaP (2021 version; wording of 2026 not seen [recall]). `combined`: days of the valid DTaP doses, in order.
 * Together fewer than three: up to three, one month after the first and six after the second. Only three DTaP: one, six months after. Four DTaP: one,
 * twelve months after. Five DTaP, or three in all with a DT among them: none. A DT counts from 7 years on, until 2024 from 6 years on.
 */
export function diphtheriaTetanusDose(
  birthDate: CalendarDay,
  today: CalendarDay,
  combined: readonly CalendarDay[],
  doses: readonly GivenDose[],
): DiphtheriaTetanusDose {
  const valid: CalendarDay[] = [];
  const given = doses
    .filter(({ date }) => date >= birthDate && date <= today)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map((dose) => {
      const from = nextAfter(
        birthDate,
        combined,
        valid,
        after(birthDate, { years: dose.date <= '2024-12-31' ? 6 : 7 }),
      );
      const counts = dose.valid ?? (from !== undefined && dose.date >= from);
      if (counts) valid.push(dose.date);
      return { ...dose, counts, ...(from === undefined && !counts ? { surplus: true as const } : {}) };
    });
  const earliest = nextAfter(birthDate, combined, valid, after(birthDate, { years: 7 }));
  return { number: valid.length + 1, given, ...(earliest ? { earliest } : {}) };
}

function nextAfter(
  birthDate: CalendarDay,
  combined: readonly CalendarDay[],
  valid: readonly CalendarDay[],
  minAge: CalendarDay,
): CalendarDay | undefined {
  const total = combined.length + valid.length;
  const last = latest(...combined, ...valid);
  if (total < 3) {
    if (last === undefined) return minAge;
    return latest(minAge, after(last, { months: total === 1 ? 1 : 6 }));
  }
  if (valid.length > 0 || combined.length >= 5) return undefined;
  return latest(minAge, after(last ?? birthDate, { months: combined.length === 3 ? 6 : 12 }));
}

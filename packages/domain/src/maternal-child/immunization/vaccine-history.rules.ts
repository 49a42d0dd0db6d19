import type { CalendarDay } from '../../shared/index.ts';
import { after, countsFor, latest, leafletAge, type GivenDose, type ProgrammeDose } from './vaccine-programme.ts';

/** `surplus`: given after the series was complete; it counts for nothing, but nothing is wrong with it either. */
export type JudgedDose = GivenDose & { readonly counts: boolean; readonly surplus?: true };

/** When a dose of that number may be given at the earliest; `undefined` ends the series. Works on the valid doses so far. */
export type DoseRule = (number: number, valid: readonly GivenDose[], given: GivenDose) => CalendarDay | undefined;

/**
 * The doses that count for a vaccine (combined ones included) up to `today`, in order, each with whether it is valid: at its least age and interval
 * after the last *valid* one. An invalid dose counts for nothing, not even as the start of an interval; it stays on record. No grace of days.
 * What somebody decided (`valid`) goes before the rule; nothing counts before birth.
 */
export function judgeDoses({
  vaccine,
  birthDate,
  today,
  given,
  earliest,
}: {
  readonly vaccine: string;
  readonly birthDate: CalendarDay;
  readonly today: CalendarDay;
  readonly given: readonly GivenDose[];
  readonly earliest: DoseRule;
}): readonly JudgedDose[] {
  const valid: GivenDose[] = [];
  return given
    .filter((dose) => countsFor(vaccine, dose.vaccine) && dose.date >= birthDate && dose.date <= today)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map((dose) => {
      const from = earliest(valid.length + 1, valid, dose);
      const counts = dose.valid ?? (from !== undefined && dose.date >= from);
      if (counts) valid.push(dose);
      return { ...dose, counts, ...(from === undefined && !counts ? { surplus: true as const } : {}) };
    });
}

const OLD_PROGRAMME_UNTIL = '2024-12-31';
const NEW_PROGRAMME_FROM = '2025-01-01' as CalendarDay;
/** IPV alone is given four times by its leaflet, the last at 18 months; then no bOPV is due at four years. */
const FOURTH_IPV = { months: 18 };

/** Earliest day of a dose by age and interval; ages of the combined vaccine's leaflet and of the programme of its time where they differ. */
export function earliestOf(vaccine: string, doses: readonly ProgrammeDose[], birthDate: CalendarDay): DoseRule {
  return (number, valid, given) => {
    const dose = doses[number - 1];
    if (!dose) return undefined;
    const own =
      leafletAge(vaccine, given.vaccine, number) ??
      (vaccine === 'POLIO' && number === 4 && given.product === 'IPV' ? FOURTH_IPV : undefined);
    const minAge = own ?? (given.date <= OLD_PROGRAMME_UNTIL ? dose.minAgeUntil2024 : undefined) ?? dose.minAge;
    return [after(birthDate, minAge), ...intervalsOf(dose, valid)].reduce((last, day) => (day > last ? day : last));
  };
}

/**
 * The first day on which a dose is valid by age, no earlier than `others` allow: until the end of 2024 by the ages of then. What is planned must not
 * be judged invalid once it is given.
 */
export function earliestByAge(
  dose: ProgrammeDose,
  birthDate: CalendarDay,
  others: readonly CalendarDay[],
): CalendarDay {
  const now = latest(after(birthDate, dose.minAge), ...others)!;
  if (!dose.minAgeUntil2024) return now;
  const then = latest(after(birthDate, dose.minAgeUntil2024), ...others)!;
  return then <= OLD_PROGRAMME_UNTIL ? then : latest(now, NEW_PROGRAMME_FROM)!;
}

/** Days before which a dose may not follow the valid ones. */
export function intervalsOf(dose: ProgrammeDose, valid: readonly GivenDose[]): readonly CalendarDay[] {
  const [first, previous] = [valid[0], valid.at(-1)];
  return [
    ...(previous && dose.minInterval ? [after(previous.date, dose.minInterval)] : []),
    ...(first && dose.minIntervalFromFirst ? [after(first.date, dose.minIntervalFromFirst)] : []),
  ];
}

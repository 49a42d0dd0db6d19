import { addDays, daysInMonth, partsOf, calendarDay, type CalendarDay } from '../shared/index.ts';

/** Working days from a day to the end of its month, both counted: Monday to Friday [P], as holidays are published year by year. */
export function workingDaysLeft(today: CalendarDay): number {
  const { year, month } = partsOf(today);
  const last = calendarDay(year, month, daysInMonth(year, month));
  let count = 0;
  for (let day = today; day <= last; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

/** Visits to be made on each of the days left so that all are made this month; missing on a weekend at its end. */
export function visitsADay(owed: number, today: CalendarDay): number | undefined {
  const days = workingDaysLeft(today);
  return days === 0 ? undefined : Math.ceil(owed / days);
}

import type { CalendarDay } from '../../shared/index.ts';
import type { ChildVaccination } from './immunization.rules.ts';

export const d = (text: string): CalendarDay => text as CalendarDay;

/** `HepB 2026-03-15 2026-04-15; MMR …` as doses. */
export const history = (text: string): ChildVaccination['doses'] =>
  text
    .split(';')
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const [vaccine, ...days] = part.trim().split(' ');
      return days.map((date) => ({ vaccine: vaccine!, date: d(date) }));
    });

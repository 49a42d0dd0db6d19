import { chinaTime } from '../shared/format.ts';

/** The day of a local moment such as `2026-06-15T09:00`: `06-15`, with the year where it is another one; empty for none. */
export function toldDay(moment: string, now: Date): string {
  const day = moment.slice(0, 10);
  return day.slice(0, 4) === chinaTime(now).slice(0, 4) ? day.slice(5) : day;
}

import type { QuietHours } from './reminder-centre.service.ts';

/** Nights, as long as nobody says something else. */
export const USUAL_QUIET: QuietHours = { from: 21, until: 7 };

/** Whether an hour of the day is a quiet one; hours over midnight count on. */
export const isQuiet = ({ from, until }: QuietHours, hour: number): boolean =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;

/** The hour of the day in China, 0 to 23. */
export const hourInChina = (now: Date): number => (now.getUTCHours() + 8) % 24;

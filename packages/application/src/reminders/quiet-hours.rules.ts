import { objectIn, type StoredItem } from '../shared/index.ts';
import type { QuietHours } from './reminder-centre.service.ts';

/** Nights, as long as nobody says something else. */
export const USUAL_QUIET: QuietHours = { from: 21, until: 7 };

/** Whether an hour of the day is a quiet one; hours over midnight count on. */
export const isQuiet = ({ from, until }: QuietHours, hour: number): boolean =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;

/** The hour of the day in China, 0 to 23. */
export const hourInChina = (now: Date): number => (now.getUTCHours() + 8) % 24;

const isHour = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 24;

/** Kept on this PC. Not in the catalogue of the log-in page, which has no use for it; it holds nothing that a log-out would have to clear. */
export const QUIET_HOURS: StoredItem<QuietHours> = {
  ...{ name: 'quietHours', owner: 'shell', place: 'local', clearOn: 'never' },
  decode: (content) => {
    const found = objectIn(content);
    const [from, until] = [found?.['from'], found?.['until']];
    return isHour(from) && isHour(until) ? { from, until } : undefined;
  },
};

import { DAILY_PAGES } from './data/daily.pages.data.ts';
import { createPageTable } from './page-table.ts';

/** The few pages that come with the frame; the whole catalogue comes with the first of the others. */
export const dailyPages = createPageTable(DAILY_PAGES);

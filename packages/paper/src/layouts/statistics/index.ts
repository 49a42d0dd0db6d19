import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as childRoster } from './child-roster.sheet.data.ts';
import { layout as childSummary } from './child-summary.sheet.data.ts';
import { layouts as maternalRoster } from './maternal-roster.sheet.data.ts';
import { layout as maternalSummary } from './maternal-summary.sheet.data.ts';

/** Rosters and summaries of maternal and child care. */
export const LAYOUTS: ModuleLayouts = {
  'child-roster': childRoster,
  'child-summary': childSummary,
  'maternal-roster': maternalRoster,
  'maternal-summary': maternalSummary,
};

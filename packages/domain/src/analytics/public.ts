export type { HomeSummary } from './home-summary.ts';

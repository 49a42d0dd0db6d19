export { annualReports } from './annual-reports.list.ts';
export { createLocalAnswer, type LocalRow } from './answer-local.ts';
export { drafts } from './drafts.list.ts';
export { importLines } from './import-lines.list.ts';
export { institutionLines } from './institution-lines.list.ts';
export { platformRows } from './platform-rows.list.ts';
export { residentViews } from './resident-views.list.ts';
export { rosterPlan, rosterRows } from './roster-rows.list.ts';
export { rosters } from './rosters.list.ts';

import type { Migration } from '../migrate.ts';

/** For which months the reports of whom a county follows at home were drafted, so that one that was discarded does not come back. */
export const monthlyReports: Migration = {
  number: 113,
  name: 'monthly-reports',
  sql: `
create table monthly_reports (
  county_code text collate "C" not null,
  month text collate "C" not null,
  drafted int not null,
  made_at timestamptz not null,
  primary key (county_code, month)
);
`,
};

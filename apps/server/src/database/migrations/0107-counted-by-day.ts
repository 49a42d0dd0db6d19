import type { Migration } from '../migrate.ts';

/** Steps of uploads and lines of the log are counted by their day in China, as conditions of lists write it. */
export const countedByDay: Migration = {
  number: 107,
  name: 'counted-by-day',
  sql: `
create index upload_events_day on upload_events (county_code, (((at at time zone 'UTC') + interval '8 hours')::date));
create index operation_log_day on operation_log (county_code, (((at at time zone 'UTC') + interval '8 hours')::date));
`,
};

import type { Migration } from '../migrate.ts';

/** Follow-ups that only note that somebody was not found (`tellsOfLoss`): few of all sheets, left out where services are counted. */
export const lostVisits: Migration = {
  number: 180,
  name: 'lost-visits',
  sql: `
create index records_lost on records (county_code, id)
  where (data ->> 'disposition' = '2' or form_id = 'psychosis-follow-up' and data ->> 'lostReason' is not null);
`,
};

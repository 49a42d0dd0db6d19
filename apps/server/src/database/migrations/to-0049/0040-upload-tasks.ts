import type { Migration } from '../../migrate.ts';

/** What a task of uploads was told when it was made. `plan_at`: not before then; `stop_at`: it pauses after so many refusals of one kind. */
export const uploadTasks: Migration = {
  number: 40,
  name: 'upload-tasks',
  sql: `
alter table upload_batches add column plan_at timestamptz, add column stop_at int, add column remark text;
create index upload_entries_failed on upload_entries (county_code, batch_id, error_code) where state = '4';
create index upload_events_ended on upload_events (county_code, at) where event in ('ACCEPTED', 'REFUSED');
`,
};

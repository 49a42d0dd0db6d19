import type { Migration } from '../migrate.ts';

/**
 * What a record came to in a task it is no longer in: sent again by another, its row leaves the first one, which keeps what it did. Noted by the
 * row itself, whoever moves it. `upload_outcome`: what a row comes to for its task; once the task has ended, a later change of the record
 * does not undo what the task had sent or failed at. `back`: a task that was stopped gave it back. `upload_outcomes`: all records a task has or had.
 */
export const uploadDepartures: Migration = {
  number: 158,
  name: 'upload-departures',
  sql: `
create table upload_departures (
  county_code text collate "C" not null,
  batch_id text collate "C" not null,
  record_id text collate "C" not null,
  outcome text not null,
  primary key (county_code, batch_id, record_id)
);
create or replace function upload_outcome(state text, error_code text, answered_at timestamptz, task_state text, task_at timestamptz) returns text language sql immutable as $$ select case when state = '3' then 'success' when state = '4' then 'fail' when state = '7' then 'unknown' when state = '2' or (state in ('1', '6') and task_state in ('1', '2', '6')) then 'waiting' when answered_at is null or answered_at < task_at then 'skipped' when error_code is null then 'success' else 'fail' end $$;
create or replace function note_upload_departure() returns trigger language plpgsql as $$ begin insert into upload_departures (county_code, batch_id, record_id, outcome) select old.county_code, old.batch_id, old.record_id, case when new.batch_id is null and new.state = old.state and b.state = '5' then 'back' else replace(upload_outcome(old.state, old.error_code, old.answered_at, b.state, b.created_at), 'waiting', 'skipped') end from upload_batches b where b.county_code = old.county_code and b.id = old.batch_id on conflict (county_code, batch_id, record_id) do update set outcome = excluded.outcome; return null; end $$;
create trigger upload_entries_departed after update on upload_entries for each row when (old.batch_id is not null and old.batch_id is distinct from new.batch_id) execute function note_upload_departure();
create or replace view upload_outcomes as
  select e.county_code, e.batch_id, e.record_id, upload_outcome(e.state, e.error_code, e.answered_at, b.state, b.created_at) as outcome, e.asked_times
  from upload_entries e join upload_batches b on b.county_code = e.county_code and b.id = e.batch_id
  union all
  select d.county_code, d.batch_id, d.record_id, d.outcome, null from upload_departures d
  where not exists (select 1 from upload_entries e where e.county_code = d.county_code and e.record_id = d.record_id and e.batch_id = d.batch_id);
`,
};

import type { Migration } from '../../migrate.ts';

/**
 * The ledger of what goes to the provincial platform. `upload_entries`: a row per record the platform wants, written in the transaction of
 * the record's save; `request_id` names the sending under way, `sent` is what went out last, `platform_now` what the platform was last seen to
 * hold. `next_at`: not before that it is sent, or the platform asked, again. `upload_events` is only added to. `upload_batches` are tasks.
 * `upload_leases`: which process works for an account, until when.
 */
export const uploads: Migration = {
  number: 35,
  name: 'uploads',
  sql: `
create table upload_entries (
  county_code text collate "C" not null,
  record_id text collate "C" not null,
  form_id text not null,
  record_type text not null,
  turn int not null,
  resident_id text collate "C" not null,
  institution_code text collate "C" not null,
  occurred_on date not null,
  state text not null,
  attempts int not null default 0,
  asked_times int not null default 0,
  missing text[] not null default '{}',
  content_hash text not null,
  sent_hash text,
  sent jsonb,
  platform_now jsonb,
  account_id text collate "C",
  batch_id text collate "C",
  platform_id text,
  request_id text,
  error_code text,
  error_text text,
  error_field text,
  next_at timestamptz,
  sent_at timestamptz,
  answered_at timestamptz,
  last_at timestamptz,
  unknown_since timestamptz,
  completed_on date,
  uploader_id text,
  skip_reason text,
  reconcile_state text not null default '0',
  reconciled_at timestamptz,
  created_at timestamptz not null,
  primary key (county_code, record_id)
);
create index upload_entries_list on upload_entries (county_code, institution_code, state);
create index upload_entries_batch on upload_entries (county_code, batch_id, state);
create index upload_entries_next on upload_entries (county_code, batch_id, turn, occurred_on, record_id) where state in ('1', '6');
create index upload_entries_person on upload_entries (county_code, resident_id);
create index upload_entries_open on upload_entries (account_id, state, next_at) where state in ('2', '7');

create table upload_events (
  county_code text collate "C" not null,
  id text collate "C" not null,
  record_id text collate "C" not null,
  at timestamptz not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  code text,
  message text,
  request_id text,
  by_id text,
  by_name text,
  primary key (county_code, id)
);
create index upload_events_record on upload_events (county_code, record_id, id desc);

create table upload_batches (
  county_code text collate "C" not null,
  id text collate "C" not null,
  batch_no text not null,
  institution_code text collate "C" not null,
  account_id text collate "C" not null,
  account_name text not null,
  record_types text[] not null,
  total int not null,
  skipped int not null default 0,
  state text not null,
  pause_reason text,
  resume_at timestamptz,
  reason text,
  creator_id text not null,
  creator_name text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (county_code, id)
);
create index upload_batches_list on upload_batches (county_code, institution_code, created_at desc);
create index upload_batches_account on upload_batches (account_id, state);

create table upload_leases (
  account_id text collate "C" primary key,
  holder text not null,
  until timestamptz not null
);
`,
};

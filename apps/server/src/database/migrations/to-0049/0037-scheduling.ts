import type { Migration } from '../../migrate.ts';

/**
 * Sessions of check-ups, their places and who has one; and how far the review of a check-up sheet and its report are.
 *
 * `exam_slots`: the places of a session, one row at least. Whatever closes a session writes its slots, so that one conditional write of the slot
 * (`open`, in time, `reserved < capacity`) takes a place or does not. `given` only grows: nobody is called by a number somebody else was given.
 * `appointments.holds` says whether the row counts among the reserved of its slot. The partial index holds each person to one live appointment of a year
 * and type. `check_up_reviews`: a row per sheet that was saved or judged since this table is there.
 */
export const scheduling: Migration = {
  number: 37,
  name: 'scheduling',
  sql: `
create table exam_sessions (
  county_code text collate "C" not null,
  id text collate "C" not null,
  institution_code text collate "C" not null,
  name text not null,
  villages text[] not null,
  check_types text[] not null,
  day date not null,
  period text not null,
  place text not null,
  vehicle text,
  items text[] not null,
  staff text[] not null,
  book_until timestamptz not null,
  state text collate "C" not null,
  cancel_reason text,
  series_id text collate "C",
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  version int not null,
  primary key (county_code, id)
);
create index exam_sessions_day on exam_sessions (county_code, day);
create table exam_slots (
  county_code text collate "C" not null,
  session_id text collate "C" not null,
  no int not null,
  from_time text,
  to_time text,
  capacity int not null,
  reserved int not null default 0 check (reserved >= 0),
  given int not null default 0,
  open boolean not null default false,
  book_until timestamptz not null,
  primary key (county_code, session_id, no)
);
create table appointments (
  county_code text collate "C" not null,
  id text collate "C" not null,
  resident_id text collate "C" not null,
  session_id text collate "C" not null,
  slot int not null,
  queue_no int not null,
  institution_code text collate "C" not null,
  year int not null,
  check_type text collate "C" not null,
  day date not null,
  state text collate "C" not null,
  holds boolean generated always as (state in ('1', '2', '3', '4')) stored,
  channel text,
  transport text,
  remark text,
  reason text,
  reason_note text,
  check_in_at timestamptz,
  check_in_by text,
  check_in_way text,
  finished_at timestamptz,
  check_up_id text collate "C",
  origin_id text collate "C",
  notified_at timestamptz,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  version int not null,
  primary key (county_code, id)
);
create unique index appointments_live on appointments (county_code, resident_id, year, check_type) where state in ('1', '2', '3', '4', '8');
create index appointments_session on appointments (county_code, session_id, state);
create index appointments_person on appointments (county_code, resident_id, year);
create index appointments_day on appointments (county_code, day, state);
create table check_up_reviews (
  county_code text collate "C" not null,
  record_id text collate "C" not null,
  state text collate "C" not null default '0',
  missing int,
  errors int,
  abnormal int,
  critical boolean,
  critical_told jsonb,
  without_reason text,
  note text,
  fields jsonb not null default '[]',
  judged_version int,
  judged_at timestamptz,
  judged_by text,
  report_state text collate "C" not null default '0',
  report_by text,
  print_count int not null default 0,
  delivery jsonb,
  delivered_at timestamptz,
  delivered_by text,
  report_note text,
  version int not null default 1,
  primary key (county_code, record_id)
);
`,
};

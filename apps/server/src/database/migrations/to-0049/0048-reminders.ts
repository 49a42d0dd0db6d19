import type { Migration } from '../../migrate.ts';

/**
 * What staff are reminded of. A reminder is told from another by its rule, what it is about, the day that was due and who is told: raised again it
 * is the same one. `resident_id`: whom it is about, where it is about somebody; names and other words of people are not kept here. `facts`: what stands
 * in its words. `changed_at` is the database's clock, so that whoever looks for changes sees them whichever process wrote them.
 * `reminder_events` is only added to.
 */
export const reminders: Migration = {
  number: 48,
  name: 'reminders',
  sql: `
create table reminders (
  county_code text collate "C" not null,
  id text collate "C" not null,
  rule text collate "C" not null,
  subject_id text collate "C" not null,
  resident_id text collate "C",
  due_on date not null,
  recipient_id text collate "C" not null,
  facts jsonb not null default '{}',
  state text collate "C" not null default '0',
  escalated boolean not null default false,
  times int not null default 1,
  raised_at timestamptz not null,
  note text,
  handled_at timestamptz,
  handled_by text,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (county_code, id)
);
create unique index reminders_identity on reminders (county_code, rule, subject_id, due_on, recipient_id);
create index reminders_recipient on reminders (recipient_id, raised_at desc);
create index reminders_unread on reminders (raised_at) where state = '0';
create index reminders_changed on reminders (changed_at);
create table reminder_events (
  county_code text collate "C" not null,
  reminder_id text collate "C" not null,
  no int not null,
  at timestamptz not null,
  event text not null,
  from_state text,
  to_state text not null,
  by_id text,
  note text,
  primary key (county_code, reminder_id, no)
);
`,
};

import type { Migration } from '../../migrate.ts';

/**
 * Planned visits, which follow from people's records (`plans`, with the day of everybody's working out in `plan_people`), and what is said of them by hand, which
 * follows from nothing: attempts and losses (`plan_marks`, found again by the record or person the plan begins with), whose a programme of somebody is for
 * how long (`plan_doctors`), and the order in which somebody visits people (`round_places`).
 */
export const plans: Migration = {
  number: 33,
  name: 'plans',
  sql: `
create table plans (
  county_code text collate "C" not null,
  id text collate "C" not null,
  resident_id text collate "C" not null,
  programme text collate "C" not null,
  what text not null,
  form_id text collate "C" not null,
  opened_on date not null,
  soon_on date not null,
  due_on date not null,
  grace_until date not null,
  last_on date,
  state text collate "C" not null,
  closed_on date,
  closed_by text collate "C",
  reason text,
  doctor_id text collate "C",
  version int not null default 1,
  primary key (county_code, id)
);
create index plans_resident on plans (county_code, resident_id);
create index plans_open on plans (county_code, due_on) where state in ('due', 'overdue');
create table plan_people (
  county_code text collate "C" not null,
  resident_id text collate "C" not null,
  worked_on date not null,
  turns_on date,
  rules int not null,
  primary key (county_code, resident_id)
);
create index plan_people_turn on plan_people (turns_on) where turns_on is not null;
create table plan_marks (
  county_code text collate "C" not null,
  id text collate "C" not null,
  plan_id text collate "C" not null,
  anchor text collate "C" not null,
  kind text collate "C" not null,
  on_day date not null,
  details jsonb not null,
  at timestamptz not null,
  by_id text not null,
  by_name text not null,
  institution_code text collate "C" not null,
  primary key (county_code, id)
);
create index plan_marks_anchor on plan_marks (county_code, anchor);
create table plan_doctors (
  county_code text collate "C" not null,
  resident_id text collate "C" not null,
  programme text collate "C" not null,
  doctor_id text collate "C" not null,
  until_day date not null,
  reason text not null,
  at timestamptz not null,
  by_id text not null,
  primary key (county_code, resident_id, programme)
);
create table round_places (
  county_code text collate "C" not null,
  user_id text collate "C" not null,
  resident_id text collate "C" not null,
  place int not null,
  primary key (county_code, user_id, resident_id)
);
`,
};

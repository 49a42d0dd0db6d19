import type { Migration } from '../migrate.ts';

/** Who was called to which station of a check-up day, and who did not come. */
export const hallCalls: Migration = {
  number: 125,
  name: 'hall-calls',
  sql: `
create table hall_calls (
  county_code text not null collate "C",
  appointment_id text not null collate "C",
  station text not null collate "C",
  session_id text not null collate "C",
  at timestamptz not null,
  left_as text collate "C",
  by_id text not null collate "C",
  times int not null default 1,
  primary key (county_code, appointment_id, station)
);
create index hall_calls_session on hall_calls (county_code, session_id, station, at);
`,
};

import type { Migration } from '../../migrate.ts';

/**
 * Calls between staff, who was in them and how each went for them: missed calls, the list of past ones, the resident's timeline, and
 * what a server that starts again needs to go on. Nothing that was shown of a resident is kept but who it was about. The video
 * online record keeps all that the specification sends but the signature. `replaced_by`: the session an exchanged token goes on in.
 */
export const calls: Migration = {
  number: 9,
  name: 'calls',
  sql: `
create table calls (
  county_code text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  placed_by text collate "C" not null,
  started_at timestamptz not null,
  connected_at timestamptz,
  ended_at timestamptz,
  resident_id text collate "C",
  primary key (county_code, id)
);
create index calls_running on calls (started_at) where ended_at is null;
create index calls_of_resident on calls (resident_id, started_at) where resident_id is not null;

create table call_participants (
  county_code text collate "C" not null,
  call_id text collate "C" not null,
  user_id text collate "C" not null,
  place int not null,
  stage text not null,
  outcome text,
  invited_by text collate "C",
  invited_at timestamptz not null,
  entered_at timestamptz,
  left_at timestamptz,
  seen boolean not null default false,
  note text not null default '',
  primary key (county_code, call_id, user_id)
);
create index call_participants_user on call_participants (user_id, invited_at);

alter table call_presence add column flag text not null default '1';

alter table sessions add column replaced_by text collate "C";
`,
};

import type { Migration } from '../migrate.ts';

/**
 * Attempts to bring people to the check-up of a `year`: by which `way`, what it came to (`result`; 2 is a refusal, `because` of which kind), when to ask
 * again. `no` counts on for each person, who is held while a line is written. Nothing is changed or removed but for the newest, which is taken back by whoever noted it.
 */
export const invitationContacts: Migration = {
  number: 78,
  name: 'invitation-contacts',
  sql: `
create table invitation_contacts (
  county_code text not null collate "C",
  id text not null collate "C",
  resident_id text not null collate "C",
  no int not null,
  year int not null,
  on_day date not null,
  way text collate "C",
  result text not null collate "C",
  because text collate "C",
  next_on date,
  note text,
  at timestamptz not null,
  by_id text not null collate "C",
  by_name text not null,
  primary key (county_code, id),
  unique (county_code, resident_id, no)
);
`,
};

import type { Migration } from '../migrate.ts';

/**
 * Institutions change while people work in them: each has a `version` that a change names, and one that was given up says since when (`disabled_at`).
 * Its code and its rows stay.
 */
export const institutionStates: Migration = {
  number: 79,
  name: 'institution-states',
  sql: `
alter table institutions add column version int not null default 1;
alter table institutions add column disabled_at timestamptz;
`,
};

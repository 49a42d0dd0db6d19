import type { Migration } from '../../migrate.ts';

/** One secret per user, which opens the drafts on the devices they work at; deleting a row makes those unreadable for good. */
export const draftSecrets: Migration = {
  number: 2,
  name: 'draft-secrets',
  sql: `
create table draft_secrets (
  user_id text collate "C" primary key,
  secret text not null
);
`,
};

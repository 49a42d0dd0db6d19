import type { Migration } from '../migrate.ts';

/** Deletions on the platform: how far one is, and who asked for it why. `revoke_next_at`: not before that it goes out, or is asked for. */
export const uploadDeletions: Migration = {
  number: 56,
  name: 'upload-deletions',
  sql: `
alter table upload_entries add column revoke_state text not null default '0';
alter table upload_entries add column revoke jsonb;
alter table upload_entries add column revoke_next_at timestamptz;
create index upload_entries_revoking on upload_entries (account_id, revoke_next_at) where revoke_state in ('1', '4', '5');
`,
};

import type { Migration } from '../migrate.ts';

/**
 * Newborns who are not registered yet and elders without a card have files, too: the number is missing, never a made-up one, and why is
 * said (codes of `NO_NUMBER_REASONS`).
 */
export const filesWithoutNumber: Migration = {
  number: 117,
  name: 'files-without-number',
  sql: `
alter table residents alter column id_number drop not null;
alter table residents add column no_number text collate "C";
alter table residents add constraint residents_number_or_reason check (id_number is not null or no_number is not null) not valid;
`,
};

import type { Migration } from '../../migrate.ts';

/** The last serial handed out of each series. Numbers are the only ones of the platform, so the key is the series and not the county. */
export const serialNumbers: Migration = {
  number: 8,
  name: 'serial-numbers',
  sql: `
create table serial_numbers (
  series text collate "C" primary key,
  last int not null
);
`,
};

import type { Migration } from '../migrate.ts';

/** Who waits for a tube can urge whoever has it: when that was last done, and by which reminder, which holds as long as a tube it was for waits. */
export const urgedTubes: Migration = {
  number: 75,
  name: 'urged-tubes',
  sql: `
alter table nucleic_tubes add column urged_at timestamptz, add column urge_id text collate "C";
create index nucleic_tubes_urge on nucleic_tubes (county_code, urge_id) where urge_id is not null;
`,
};

import type { Migration } from '../migrate.ts';

/**
 * How a result was entered (`read_from`: 1 by hand, 2 from the instrument's file), and what a second reading of the same run says: by another person, or
 * by the instrument after somebody typed. `checked`: same, differs, settled by somebody with a reason. A new result has no second reading.
 */
export const secondReadings: Migration = {
  number: 53,
  name: 'second-readings',
  sql: `
alter table nucleic_tubes add column read_from text collate "C";
alter table nucleic_tubes add column checked text collate "C";
alter table nucleic_tubes add column second_from text collate "C";
alter table nucleic_tubes add column second_by text collate "C";
alter table nucleic_tubes add column second_at timestamptz;
alter table nucleic_tubes add column second_orf1ab numeric;
alter table nucleic_tubes add column second_n numeric;
alter table nucleic_tubes add column second_ic numeric;
alter table nucleic_tubes add column second_result text collate "C";
update nucleic_tubes set read_from = '1' where result is not null;
`,
};

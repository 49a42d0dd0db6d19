import type { Migration } from '../migrate.ts';

/** Where an institution is and under which number it is reached, as 机构修改 keeps them. */
export const institutionContacts: Migration = {
  number: 96,
  name: 'institution-contacts',
  sql: `
alter table institutions add column phone text;
alter table institutions add column address text;
`,
};

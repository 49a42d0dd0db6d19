import type { Migration } from '../migrate.ts';

/** What somebody is reminded of is looked for by the person when their file leaves care or comes back. */
export const remindersOfAPerson: Migration = {
  number: 150,
  name: 'reminders-of-a-person',
  sql: `
create index reminders_resident on reminders (county_code, resident_id) where resident_id is not null;
`,
};

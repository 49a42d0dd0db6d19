import type { Migration } from '../migrate.ts';

/**
 * Reminders that somebody gave a colleague: the giver's is closed and says to whom (`handed_to`), what comes again of the same matter goes there. The
 * colleague's says from whom (`handed_from`), and so holds as long as its matter does, whoever that was for at first.
 */
export const handedReminders: Migration = {
  number: 80,
  name: 'handed-reminders',
  sql: `
alter table reminders add column handed_to text collate "C";
alter table reminders add column handed_from text collate "C";
`,
};

import type { Migration } from '../../migrate.ts';

/**
 * Counts up with every change of what resident lists show, so that every process knows when its kept totals are old.
 * A sequence and no row: saves of the same county never wait for each other because of it.
 */
export const residentChanges: Migration = {
  number: 3,
  name: 'resident-changes',
  sql: `
create sequence resident_changes;
drop index if exists residents_figures;
create index residents_doctor on residents (county_code, doctor_id, status, next_follow_up_on) where doctor_id is not null;
`,
};

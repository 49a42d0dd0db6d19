import type { Migration } from '../migrate.ts';

/**
 * How often a resident was given to another doctor: whoever takes a change back sees whether somebody has moved the person since, also where
 * they are with the same doctor again. Counted by the row itself, whoever writes it.
 */
export const doctorTurns: Migration = {
  number: 160,
  name: 'doctor-turns',
  sql: `
alter table residents add column doctor_turn int not null default 0;
create or replace function count_doctor_turn() returns trigger language plpgsql as $$ begin new.doctor_turn := old.doctor_turn + 1; return new; end $$;
create trigger residents_doctor_turn before update of doctor_id on residents for each row when (old.doctor_id is distinct from new.doctor_id) execute function count_doctor_turn();
`,
};

import type { Migration } from '../migrate.ts';

/** So many people of one statement are named; of more it is said that anybody may have changed. */
const MOST_PEOPLE = 1_000;
/** A note that is only there for a while adds a number nobody guesses, so that no sum is the same by chance once somebody has moved. */
const NUMBER = '(random() * 1099511627776)::bigint + 1';

/** Tables with rows of somebody, and what of a row tells whose it is. */
const TABLES = {
  plans: 'resident_id',
  plan_doctors: 'resident_id',
  round_places: 'resident_id',
  appointments: 'resident_id',
  invitation_contacts: 'resident_id',
  findings: 'resident_id',
  upload_entries: 'resident_id',
  upload_events: 'record_id',
  check_up_reviews: 'record_id',
} as const;

const note = (column: string, rows: string): string => `
    insert into branch_changes (institution_code, kind, county_code, ${column}, change)
      select '', tg_table_name, county_code, ${column}, ${NUMBER} from (${rows} limit ${MOST_PEOPLE + 1}) as one;`;
const who = (column: string, rows: string): string => `select county_code, ${column} from ${rows}`;

/** Within a line: a statement of a migration ends with `;` and the end of a line. */
const body = (column: string): string =>
  `declare noted bigint;
begin
  if tg_op = 'UPDATE' then${note(column, `${who(column, 'old_rows')} union ${who(column, 'new_rows')}`)}
  elsif tg_op = 'INSERT' then${note(column, `select distinct county_code, ${column} from new_rows`)}
  else${note(column, `select distinct county_code, ${column} from old_rows`)}
  end if;
  get diagnostics noted = row_count;
  if noted > ${MOST_PEOPLE} then
    insert into branch_changes (institution_code, kind) values ('', tg_table_name);
  end if;
  return null;
end`
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
const noting = (column: string): string =>
  `create or replace function note_${column}() returns trigger language plpgsql as $$ ${body(column)} $$;`;

const EVENTS = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
};

const triggers = Object.entries(TABLES).flatMap(([table, column]) =>
  Object.entries(EVENTS).map(
    ([event, rows]) =>
      `create or replace trigger ${table}_${event}_noted after ${event} on ${table} referencing ${rows} for each statement execute function note_${column}();`,
  ),
);

/**
 * Numbers over other rows of people than their sheets are kept by home, too: who wrote such rows notes whose they are, in the same transaction, whatever
 * program did it. Noted is the person, not where they are at home: who moves somebody meanwhile may not have ended yet, and waiting for them would
 * make saves wait for each other. Readers look up where that person is at home now (`kept-by-home.ts`). `kind` is the table; of people and
 * sheets themselves it is empty. What is noted of sheets is whose they are when it is read, too.
 */
export const changesByKind: Migration = {
  number: 140,
  name: 'changes-by-kind',
  sql: `
alter table branch_changes add column kind text collate "C" not null default '', add column county_code text collate "C",
  add column resident_id text collate "C", add column record_id text collate "C";
drop index branch_changes_institution;
create index branch_changes_institution on branch_changes (institution_code, kind) include (change);
${noting('resident_id')}
${noting('record_id')}
${triggers.join('\n')}
`,
};

import type { Database, Queryable } from '../database/database.port.ts';
import { createSearchIndexes, dropSearchIndexes } from '../database/search-indexes.ts';

type Copied = {
  readonly table: string;
  /** Columns that name the person or must stay unique, for the copy `n`. */
  readonly renamed: { readonly [column: string]: string };
  /** Of sheets: left out where only lists of people are asked. */
  readonly sheets?: true;
};
const copyOf = (column: string): { readonly [column: string]: string } => ({ [column]: `r.${column} || '-' || n` });

/** Rows that follow a person into a copy. */
const COPIED: readonly Copied[] = [
  {
    table: 'residents',
    renamed: {
      ...copyOf('id'),
      // The first three digits are one region in all of them, so any three others keep a number unique.
      id_number: `overlay(r.id_number placing lpad(n::text, 3, '0') from 1 for 3)`,
      archive_number: `overlay(r.archive_number placing lpad(n::text, 3, '0') from 1 for 3)`,
    },
  },
  { table: 'resident_facts', renamed: copyOf('resident_id') },
  { table: 'plans', renamed: { ...copyOf('id'), ...copyOf('resident_id') } },
  { table: 'plan_people', renamed: copyOf('resident_id') },
  { table: 'check_people', renamed: copyOf('resident_id') },
  { table: 'records', renamed: { ...copyOf('id'), ...copyOf('subject_id') }, sheets: true },
  { table: 'concept_values', renamed: { ...copyOf('subject_id'), ...copyOf('record_id') }, sheets: true },
];

/**
 * Makes a county `times` as large (2 to 999): every person with what lists read of them (archive, facts, plans), `sheets` too where
 * asked. A county of 100 000 takes most of an hour to fill sheet by sheet, and minutes so.
 */
export async function copyCounty(
  database: Database,
  times: number,
  { sheets = false }: { readonly sheets?: boolean } = {},
): Promise<void> {
  await dropSearchIndexes(database);
  for (const copied of COPIED) {
    if (copied.sheets && !sheets) continue;
    // Originals stand aside, so that a copy is none of a copy. A copy at a time: all of them would be millions of rows in one statement.
    await database.transaction(async (inside) => {
      await inside.query('set local statement_timeout = 0');
      await inside.query(`create temporary table originals on commit drop as select * from ${copied.table}`);
      const insert = await insertOf(inside, copied);
      for (let copy = 1; copy < times; copy += 1) await inside.query(insert, [copy]);
    });
  }
  await createSearchIndexes(database);
  await database.script('vacuum analyze;');
}

async function insertOf(inside: Queryable, { table, renamed }: Copied): Promise<string> {
  const columns = await inside.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => renamed[name] ?? `r.${name}`);
  const people = table === 'records' ? " where r.subject_kind = 'resident'" : '';
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from originals r cross join (select $1::int as n) c${people}`;
}

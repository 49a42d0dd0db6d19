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
const IN_ITS_PLACE = { institution_code: 'coalesce(p.place, r.institution_code)' };

/** Rows that follow a person into a copy. */
const COPIED: readonly Copied[] = [
  {
    table: 'residents',
    renamed: {
      ...copyOf('id'),
      // The first three digits are one region in all of them, so any three others keep a number unique.
      id_number: `overlay(r.id_number placing lpad(n::text, 3, '0') from 1 for 3)`,
      archive_number: `overlay(r.archive_number placing lpad(n::text, 3, '0') from 1 for 3)`,
      ...IN_ITS_PLACE,
      village_code: 'coalesce(p.place, r.village_code)',
    },
  },
  { table: 'resident_facts', renamed: copyOf('resident_id') },
  { table: 'plans', renamed: { ...copyOf('id'), ...copyOf('resident_id') } },
  { table: 'plan_people', renamed: copyOf('resident_id') },
  { table: 'check_people', renamed: copyOf('resident_id') },
  { table: 'records', renamed: { ...copyOf('id'), ...copyOf('subject_id'), ...IN_ITS_PLACE }, sheets: true },
  { table: 'concept_values', renamed: { ...copyOf('subject_id'), ...copyOf('record_id') }, sheets: true },
];

/** People of a village with a clinic of its own, and villages of a township, as a county has them. */
const PEOPLE_OF_VILLAGE = 2_000;
const VILLAGES_OF_TOWNSHIP = 8;

/**
 * Makes a county `times` as large (2 to 999): every person with what lists read of them (archive, facts, plans), `sheets` too where
 * asked. Copies live in villages of their own once theirs is full. A county of 100 000 takes most of an hour to fill sheet by sheet, and minutes so.
 */
export async function copyCounty(
  database: Database,
  times: number,
  { sheets = false }: { readonly sheets?: boolean } = {},
): Promise<void> {
  await dropSearchIndexes(database);
  await settleVillages(database, times);
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
  await database.script('drop table copied_places');
  await createSearchIndexes(database);
  await database.script('vacuum analyze;');
}

/** Founds villages for the copies, in new townships of their county, and says where each copy of a village's people lives (`copied_places`). */
async function settleVillages(database: Database, times: number): Promise<void> {
  await database.query(
    `create table copied_places as
     with homes as (select institution_code as code, ceil(count(*) * $1::int / ${PEOPLE_OF_VILLAGE}::float8)::int as places from residents group by 1),
     founded as (select code, part, (row_number() over (order by code, part) - 1)::int as at
       from homes cross join lateral generate_series(1, places - 1) as part),
     named as (select f.code, f.part, v.name, t.parent_code as county, t.parent_code || (501 + f.at / ${VILLAGES_OF_TOWNSHIP}) as township, 101 + f.at % ${VILLAGES_OF_TOWNSHIP} as last
       from founded f join institutions v on v.code = f.code join institutions t on t.code = v.parent_code)
     select h.code, n.copy, f.part, f.name, f.county, f.township, f.township || f.last as place
     from homes h cross join generate_series(1, $1::int - 1) as n(copy)
     join named f on f.code = h.code and f.part = n.copy % h.places`,
    [times],
  );
  const found = (code: string, name: string, level: number, parent: string): Promise<unknown> =>
    database.query(
      `insert into institutions (code, name, level, parent_code, offers_children)
       select distinct ${code}, ${name}, ${level}, ${parent}, ${level === 4} from copied_places`,
    );
  await found('township', `right(township, 3) || '乡卫生院'`, 4, 'county');
  await found('place', `name || part`, 5, 'township');
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
  const places = names.includes('institution_code')
    ? ' left join copied_places p on p.code = r.institution_code and p.copy = n'
    : '';
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from originals r cross join (select $1::int as n) c${places}${people}`;
}

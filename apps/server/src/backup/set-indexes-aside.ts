import type { Queryable } from '../database/database.port.ts';

type Rule = { readonly take: string; readonly make: string };
type Index = { readonly name: string; readonly make: string };

/** Foreign keys first: they stand on the others. */
const RULES = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where connamespace = current_schema()::regnamespace and contype in ('f', 'p', 'u')
  order by contype = 'f' desc, conrelid, conname`;
/** Those that no rule brings along. */
const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as make
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = current_schema()::regnamespace and relkind = 'r'
    and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by indexrelid`;

/**
 * Takes keys and indexes off all tables, so that no row that is put in is looked a place for in each of them; gives what makes them
 * again as they were. Made of all rows at once, sorted, they cost less than grown row by row.
 */
export async function setIndexesAside(inside: Queryable): Promise<() => Promise<void>> {
  const rules = await inside.query<Rule>(RULES);
  const indexes = await inside.query<Index>(INDEXES);
  for (const { take } of rules) await inside.query(take);
  if (indexes.length > 0) await inside.query(`drop index ${indexes.map(({ name }) => name).join(', ')}`);
  return async () => {
    for (const { make } of [...indexes, ...rules.toReversed()]) await inside.query(make);
  };
}

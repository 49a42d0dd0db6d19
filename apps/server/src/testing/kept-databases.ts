import type { Database, Queryable } from '../database/database.port.ts';

/** A database that nobody uses now, with what it takes to make it as it was. */
type Kept = { readonly database: Database; readonly schema: string; restore(): Promise<void> };

/**
 * Databases lent to one test file after the other. Loading a snapshot costs a second of work, clearing and
 * refilling the tables of a small county a tenth of it; and test files of one worker run one after the other.
 */
const idle: { readonly [kind in Database['kind']]: Kept[] } = { embedded: [], server: [] };
const lent = new WeakSet<Database>();

/** Whether a database was lent, and so begins as it was made: with the tiny county. */
export const isLent = (database: Database): boolean => lent.has(database);

/** One as `make` makes it: made now, or used before and restored. Closing gives it back; who asks afterwards is refused. */
export async function borrowDatabase(kind: Database['kind'], make: () => Promise<Database>): Promise<Database> {
  const kept = idle[kind].pop() ?? (await keep(await make()));
  const borrowed = lend(kept);
  lent.add(borrowed);
  return borrowed;
}

function lend(kept: Kept): Database {
  let open = true;
  const whileOpen = <Value>(work: () => Promise<Value>): Promise<Value> =>
    open ? work() : Promise.reject(new Error('The database of this test is closed.'));
  const { database } = kept;
  return {
    kind: database.kind,
    query: (sql, parameters) => whileOpen(() => database.query(sql, parameters)),
    transaction: (work) => whileOpen(() => database.transaction(work)),
    filling: (work) => whileOpen(() => database.filling(work)),
    reading: (work) => whileOpen(() => database.reading(work)),
    script: (sql) => whileOpen(() => database.script(sql)),
    inTurn: (name, work) => whileOpen(() => database.inTurn(name, work)),
    async close() {
      if (!open) return;
      open = false;
      if ((await schemaOf(database)) !== kept.schema) return database.close();
      await kept.restore();
      idle[database.kind].push(kept);
    },
  };
}

/** What tables, columns, indexes and sequences there are. A test that changed them keeps its database to itself. */
async function schemaOf(database: Database): Promise<string> {
  const [row] = await database.query<{ names: string }>(
    `select string_agg(concat_ws(':', relname, relkind, relnatts), ' ' order by relname) as names from pg_class
     where relnamespace = current_schema()::regnamespace`,
  );
  return row?.names ?? '';
}

type Table = { readonly name: string; readonly columns: string; readonly rows?: string };

/** Empties those that have rows: each table and each of its indexes gets a file anew, and most tables of a test have none. */
async function clear(inside: Queryable, tables: readonly Table[]): Promise<void> {
  const asked = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`);
  const filled = await inside.query<{ name: string }>(asked.join(' union all '));
  // Those that refer to them are empty by then, or among them.
  if (filled.length > 0) await inside.query(`truncate ${filled.map(({ name }) => name).join(', ')} cascade`);
}

/** Remembers all rows and sequences of the database as they are now. */
async function keep(database: Database): Promise<Kept> {
  const named = await database.query<{ name: string; columns: string }>(
    `select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  );
  const tables: readonly Table[] = await Promise.all(
    named.map(async ({ name, columns }) => {
      const [kept] = await database.query<{ rows: string | null }>(
        `select json_agg(t)::text as rows from ${name} as t`,
      );
      return { name, columns, ...(kept?.rows ? { rows: kept.rows } : {}) };
    }),
  );
  const sequences = await database.query<{ statement: string }>(
    `select format('select setval(%L, %s, %L)', quote_ident(sequencename), coalesce(last_value, start_value), last_value is not null) as statement
     from pg_sequences where schemaname = current_schema()`,
  );
  return {
    database,
    schema: await schemaOf(database),
    restore: () =>
      database.transaction(async (inside) => {
        // A foreign key would ask for an order of the tables; the rows are known to fit.
        await inside.query('set local session_replication_role = replica');
        await clear(inside, tables);
        for (const { name, columns, rows } of tables)
          if (rows !== undefined)
            await inside.query(
              `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
              [rows],
            );
        for (const { statement } of sequences) await inside.query(statement);
      }),
  };
}

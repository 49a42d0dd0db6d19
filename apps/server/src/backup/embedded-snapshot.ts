import { setImmediate } from 'node:timers/promises';
import type { Database, Queryable } from '../database/database.port.ts';
import { quoted, someRows, type KnownTable, type Snapshot } from './database-contents.ts';

const SCHEMA = 'gongwei_backup';
/** Milliseconds a step may hold the loop, aimed at; a step is at least one page of a table. */
const STEP_MS = 10;
const MOST_PAGES = 256;

/**
 * The embedded database has one connection, so no transaction may stay open while a backup takes its time. Instead a
 * trigger keeps what rows were before they are changed or deleted, and tables are read page by page: of a page all rows
 * that were there at the beginning, and with them those kept of that page. Rows kept of pages that were read already are
 * passed over. Each step is one statement, so nothing comes in between. Triggers are made a few at a time beforehand, and
 * keep nothing until the instant of the backup is written down: others wait for a few statements only.
 */
export async function embeddedRows<Begun extends Omit<Snapshot, 'rows'>>(
  database: Database,
  look: (on: Queryable) => Promise<Begun>,
): Promise<{ readonly begun: Begun; readonly rows: Snapshot['rows'] }> {
  await endCapture(database);
  await beginCapture(database);
  const { begun, start, pages } = await database.transaction(async (inside) => {
    const seen = await look(inside);
    const [now] = await inside.query<{ id: number }>(
      `insert into ${SCHEMA}.begun values (pg_current_xact_id()::text::bigint) returning id`,
    );
    const sizes = await inside.query<{ name: string; pages: number }>(PAGES);
    return { begun: seen, start: now?.id ?? 0, pages: new Map(sizes.map((size) => [size.name, size.pages])) };
  });
  return {
    begun,
    async *rows(table) {
      // An empty table is asked, too: what cannot be read is found out before somebody's rows are in it.
      const end = pages.get(table.name) || 1;
      let step = 4;
      for (let page = 0; page < end;) {
        const until = Math.min(end, page + step);
        const began = performance.now();
        const lines = await database.reading((inside) => inside.copyOut(readPages(table, page, until, start)));
        const took = performance.now() - began;
        if (lines.length > 0) yield someRows(lines);
        page = until;
        step = Math.max(1, Math.min(MOST_PAGES, Math.floor((step * STEP_MS) / Math.max(1, took)), step * 2));
        // Requests that came in meanwhile go first.
        await setImmediate();
      }
    },
  };
}

/** Tables whose triggers are made or dropped in one go. */
const AT_ONCE = 6;

/** Writes statements a few at a time; who waits comes in between. */
async function inGoes(database: Database, statements: readonly string[]): Promise<void> {
  for (let at = 0; at < statements.length; at += AT_ONCE) {
    await database.script(statements.slice(at, at + AT_ONCE).join(';\n'));
    await setImmediate();
  }
}

async function beginCapture(database: Database): Promise<void> {
  await database.script(CAPTURE);
  const tables = await database.query<{ statement: string }>(
    `select format('create trigger gongwei_backup after update or delete on %s for each row execute function ${SCHEMA}.keep()', oid::regclass) as statement
     from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`,
  );
  await inGoes(
    database,
    tables.map(({ statement }) => statement),
  );
}

/** Takes triggers and what they kept away, also those of a process that was killed during a backup. */
export async function endCapture(database: Database): Promise<void> {
  const triggers = await database.query<{ statement: string }>(
    `select format('drop trigger if exists gongwei_backup on %s', tgrelid::regclass) as statement from pg_trigger where tgname = 'gongwei_backup'`,
  );
  await inGoes(
    database,
    triggers.map(({ statement }) => statement),
  );
  await database.script(`drop schema if exists ${SCHEMA} cascade;`);
}

/** `begun`: the transaction of the instant the backup shows; none before. */
const CAPTURE = `create schema ${SCHEMA};
  create table ${SCHEMA}.kept (relation oid not null, page bigint not null, line text not null);
  create index on ${SCHEMA}.kept (relation, page);
  create table ${SCHEMA}.begun (id bigint not null);
  create function ${SCHEMA}.keep() returns trigger language plpgsql as $$
  begin
    if old.xmin::text::bigint < (select id from ${SCHEMA}.begun) then
      insert into ${SCHEMA}.kept
      values (tg_relid, split_part(substr(old.ctid::text, 2), ',', 1)::bigint, row_to_json(old)::text);
    end if;
    return null;
  end $$;`;

const PAGES = `select relname as name, ceil(pg_relation_size(oid) / current_setting('block_size')::numeric) as pages
  from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`;

/**
 * The rows of some pages as they were before the transaction `start`: those that still stand there, and those that were kept.
 * A kept one is JSON, which the database makes a row again. Columns of `kept` carry its name: tables have columns called the same.
 */
const readPages = ({ name, columns }: KnownTable, page: number, until: number, start: number): string =>
  `select ${quoted(columns, 't.')} from "${name}" t
     where t.ctid >= '(${page},0)'::tid and t.ctid < '(${until},0)'::tid and t.xmin::text::bigint < ${start}
   union all
   select ${quoted(columns, 'k.')} from ${SCHEMA}.kept, json_populate_record(null::"${name}", kept.line::json) k
     where kept.relation = '"${name}"'::regclass and kept.page >= ${page} and kept.page < ${until}`;

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from './create-server.ts';
import type { Database, Queryable } from './database/database.port.ts';
import { openDatabase } from './database/open-database.ts';
import { createManualTime } from './testing/index.ts';
import { startPostgres, type TemporaryPostgres } from './testing/temporary-postgres.ts';

/**
 * What a start over a site that is up to date asks the database before it listens: after a kill everybody waits for it. What can be done later
 * is done by a timer (`lookAgain`); a line more here needs a reason.
 */
const WAITED_FOR = {
  'sort orders of entries that have none':
    'select county_code, id, form_id, data from records where text_order is null',
  'columns and versions of facts':
    "select array(select attname::text from pg_attribute where attrelid = 'resident_facts'",
  'whether findings, or the ledger of uploads, are worked out':
    'select 1 from derived_work where what = $1 and version = $2',
  'calls that go on': 'select * from calls where ended_at is null',
} as const;
/** Swept beside the start: nobody waits for it. */
const BESIDE = /^(?:update|delete from) roster_import/;

let postgres: TemporaryPostgres;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.newCounty();
  // The first start of a site makes what the next ones find.
  await start(await openDatabase({ url }));
}, 120_000);
afterAll(() => postgres?.stop());

async function start(database: Database, listening = (): void => {}): Promise<void> {
  const { clock, timers } = createManualTime('2026-06-15T04:00:00Z');
  const settings = { webFolder: join(tmpdir(), 'gongwei-no-web'), logLevel: 'silent' } as const;
  const app = await createServer({ database, clock, timers, settings });
  await app.listen({ host: '127.0.0.1', port: 0 });
  listening();
  await app.close();
  await database.close();
}

it('a start over a site that is up to date waits for five questions before it listens', async () => {
  const told: string[] = [];
  const telling = (on: Queryable): Queryable => ({
    query: (sql, parameters) => {
      told.push(sql.trim().replaceAll(/\s+/g, ' '));
      return on.query(sql, parameters);
    },
  });
  const database = await openDatabase({ url });
  const { query } = telling(database);
  const transaction: Database['transaction'] = (work) => database.transaction((inside) => work(telling(inside)));
  let asked: readonly string[] = [];
  await start({ ...database, query, transaction }, () => (asked = [...told]));
  const waitedFor = asked.filter((sql) => !BESIDE.test(sql));
  const named = waitedFor.map(
    (sql) => Object.entries(WAITED_FOR).find(([, begin]) => sql.startsWith(begin))?.[0] ?? sql,
  );
  const derived = 'whether findings, or the ledger of uploads, are worked out';
  expect(named).toEqual([...Object.keys(WAITED_FOR), derived]);
});

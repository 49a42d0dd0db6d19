import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { openDatabase } from '../database/open-database.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { withSnapshot } from './snapshot.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

const ROWS = 3_000;
const linesOf = (lines: Buffer): readonly string[] => lines.toString('utf8').split('\n').slice(0, -1);
const [LEDGER, COUNTER] = [
  { name: 'ledger', columns: ['id', 'amount', 'note'] },
  { name: 'counter', columns: ['id', 'amount'] },
];
/** As `COPY` tells them. */
const state = async (database: Database, table = 'ledger'): Promise<readonly string[]> =>
  (
    await database.query<{ line: string }>(
      `select concat_ws(E'\\t', id, amount, note) as line from ${table} order by id`,
    )
  ).map(({ line }) => line);

describe.each([
  ['embedded', () => openDatabase('memory')],
  ['PostgreSQL', async () => openDatabase({ url: await postgres.newDatabase() })],
] as const)('a snapshot of the database (%s)', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.script('create table ledger (id int primary key, amount int not null, note text not null);');
    await database.query(
      "insert into ledger select at, 100, repeat('备注', 40) from generate_series(1, $1::int) as at",
      [ROWS],
    );
  }, 60_000);
  afterAll(() => database?.close());

  it('shows one instant, whatever is written while it is read', async () => {
    await database.script(
      'create table counter (id int primary key, amount int not null); insert into counter values (1, 0);',
    );
    const before = await state(database);
    const seen: string[] = [];
    const counted: string[] = [];
    let turn = 0;
    await withSnapshot(database, async ({ rows }) => {
      for await (const { count, lines } of rows(LEDGER)) {
        const some = linesOf(lines);
        expect(some).toHaveLength(count);
        seen.push(...some);
        // Rows that were read, that will be, and that were not there: moved, deleted, inserted, written twice.
        const at = (turn += 1) * 37;
        await database.transaction(async (inside) => {
          await inside.query('update ledger set amount = amount - 1 where id = any($1)', [
            [at, ROWS - at, ROWS - 1 - at].filter((id) => id > 0),
          ]);
          await inside.query('update ledger set amount = amount + 1 where id = $1', [at]);
          await inside.query('delete from ledger where id = $1', [ROWS - turn * 11]);
          await inside.query('insert into ledger values ($1, 0, $2)', [ROWS + turn, '后来']);
          await inside.query('update ledger set amount = 5 where id = $1', [ROWS + turn]);
          // A table that is read after this one, of the same instant.
          await inside.query('update counter set amount = amount + 1');
        });
        await database
          .transaction(async (inside) => {
            await inside.query('delete from ledger where id <= 500');
            throw new Error('taken back');
          })
          .catch(() => {});
      }
      for await (const { lines } of rows(COUNTER)) counted.push(...linesOf(lines));
    });
    expect(counted).toEqual(['1\t0']);
    expect(turn).toBeGreaterThan(2);
    const numbered = (lines: readonly string[]) => lines.toSorted();
    expect(numbered(seen)).toEqual(numbered(before));
    expect(await state(database)).not.toEqual(before);
  });

  it('reads a table whose columns are called as its own are', async () => {
    const named = { name: 'kept', columns: ['relation', 'page', 'line', 'kept', 'begun', 't', 'k'] };
    await database.script(
      `create table kept (${named.columns.map((name) => `"${name}" text`).join(', ')}); insert into kept values ('1', '2', '3', '4', '5', '6', '7');`,
    );
    const seen: string[] = [];
    await withSnapshot(database, async ({ rows }) => {
      await database.query("update kept set page = 'changed'");
      for await (const { lines } of rows(named)) seen.push(...linesOf(lines));
    });
    expect(seen).toEqual(['1\t2\t3\t4\t5\t6\t7']);
  });

  it('leaves nothing behind in the database, also where reading it failed', async () => {
    const traces = () =>
      database.query(
        "select tgname from pg_trigger where tgname = 'gongwei_backup' union all select nspname from pg_namespace where nspname = 'gongwei_backup'",
      );
    await expect(withSnapshot(database, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
    expect(await traces()).toEqual([]);
    await database.query("update ledger set note = 'x' where id = 1");
  });
});

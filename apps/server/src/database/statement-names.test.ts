import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import type { Database } from './database.port.ts';
import { openWithoutMigrating } from './open-database.ts';
import { repeatedTransaction } from './repeated-transaction.ts';
import { createStatementNames } from './statement-names.ts';

describe('statements that are asked again and again', () => {
  it('have a name from the fourth time on, another one after tables have changed, and are not kept without end', () => {
    const names = createStatementNames();
    const asked = (sql: string) => Array.from({ length: 4 }, () => names.nameOf(sql));
    expect(asked('select 1')).toEqual([undefined, undefined, undefined, expect.any(String)]);
    const before = names.nameOf('select 1');
    names.forget();
    expect(new Set([before, ...asked('select 1')]).size).toBe(3);
    const kept = Array.from({ length: 5_000 }, (_, at) => asked(`select ${at}, 'another'`)[3]);
    expect(kept.filter((name) => name !== undefined).length).toBeLessThan(200);
  });

  describe('on PostgreSQL', () => {
    let postgres: TemporaryPostgres;
    let database: Database;
    beforeAll(async () => {
      postgres = await startPostgres();
      database = await openWithoutMigrating({ url: await postgres.newDatabase() });
      await database.script('create table things (id int primary key, name text);');
    }, 60_000);
    afterAll(async () => {
      await database?.close();
      await postgres?.stop();
    });
    const read = () =>
      repeatedTransaction(database, (inside) => inside.query('select * from things where id = $1', [1]));

    it('are parsed once by a connection', async () => {
      for (let time = 0; time < 6; time += 1) await read();
      const kept = await database.transaction((inside) =>
        inside.query<{ statement: string }>('select statement from pg_prepared_statements'),
      );
      expect(kept.map(({ statement }) => statement)).toEqual(['select * from things where id = $1']);
    });

    it('are asked anew where another process has changed their tables', async () => {
      await database.query("insert into things values (1, 'one')");
      expect(await read()).toEqual([{ id: 1, name: 'one' }]);
      await database.script('alter table things add column colour text;');
      expect(await read()).toEqual([{ id: 1, name: 'one', colour: null }]);
    });
  });
});

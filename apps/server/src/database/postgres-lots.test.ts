import type pg from 'pg';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { sendAlong, together, UNIQUE_VIOLATION, type Database } from './database.port.ts';
import { openWithoutMigrating } from './open-database.ts';
import { sendInLots } from './postgres-lots.ts';

const WRITE = 'insert into things (id) values ($1)';

describe('statements that go over in lots', () => {
  /** A client that notes what goes over its line, and answers as it is told. */
  function noting(answer: (sql: string) => Promise<unknown> = async () => []) {
    const seen: string[] = [];
    const stream = { cork: () => void seen.push('cork'), uncork: () => void seen.push('uncork') };
    const query = (sql: string): Promise<unknown> => {
      seen.push(sql);
      return answer(sql);
    };
    const client = { pipeline: false, connection: { stream }, query } as unknown as pg.ClientBase;
    return { seen, lots: sendInLots(client, query as never) };
  }

  it('go together where they are asked in one turn', async () => {
    const { seen, lots } = noting();
    lots.begin('begin');
    await together(lots.query('one'), lots.query('two'));
    await turn();
    expect(seen).toEqual(['cork', 'begin', 'one', 'two', 'uncork']);
    lots.along('three');
    await lots.query('four');
    await turn();
    await lots.commit();
    await turn();
    expect(seen.slice(5)).toEqual(['cork', 'three', 'four', 'uncork', 'cork', 'commit', 'uncork']);
  });

  it('answer nothing before the transaction has begun, and are refused once it is over', async () => {
    const { lots } = noting((sql) => (sql === 'begin' ? Promise.reject(new Error('no')) : Promise.resolve([])));
    lots.begin('begin');
    await expect(lots.query('one')).rejects.toThrow('no');
    await expect(lots.settled()).rejects.toThrow('no');
    lots.end();
    await expect(lots.query('two')).rejects.toThrow('The transaction is over.');
    expect(() => lots.along('three')).toThrow('The transaction is over.');
  });

  describe('to PostgreSQL', () => {
    let postgres: TemporaryPostgres;
    let database: Database;
    beforeAll(async () => {
      postgres = await startPostgres();
      database = await openWithoutMigrating({ url: await postgres.newDatabase() });
      await database.script('create table things (id int primary key);');
    }, 60_000);
    beforeEach(() => database.query('delete from things'));
    afterAll(async () => {
      await database?.close();
      await postgres?.stop();
    });
    const stored = async () =>
      (await database.query<{ id: number }>('select id from things order by id')).map(({ id }) => id);
    const count = 'select count(*)::int as n from things';

    it('are seen by what is asked after them, and kept with the transaction', async () => {
      const seen = await database.transaction(async (inside) => {
        await inside.query(count);
        for (const id of [1, 2, 3]) await sendAlong(inside, WRITE, [id]);
        const [row] = await inside.query<{ n: number }>(count);
        await sendAlong(inside, WRITE, [4]);
        return row?.n;
      }, 'once');
      expect([seen, await stored()]).toEqual([3, [1, 2, 3, 4]]);
    });

    it.each(['each', 'once'] as const)(
      'undo everything where one of them fails, with its own error: %s',
      async (plans) => {
        const twice = (last: boolean) =>
          database.transaction(async (inside) => {
            await inside.query(count);
            for (const id of [1, 1, 2]) await sendAlong(inside, WRITE, [id]);
            if (!last) await inside.query(count);
          }, plans);
        for (const last of [true, false]) await expect(twice(last)).rejects.toMatchObject({ code: UNIQUE_VIOLATION });
        expect(await stored()).toEqual([]);
        // The connection is as good as before.
        await database.transaction(async (inside) => void (await inside.query(WRITE, [5])), plans);
        expect(await stored()).toEqual([5]);
      },
    );

    it('that come after a transaction has failed are written nowhere', async () => {
      let late: Promise<unknown> | undefined;
      const failing = database.transaction(async (inside) => {
        const answered = inside.query(count);
        late = answered.then(turn).then(() => inside.query(WRITE, [9]));
        late.catch(() => {});
        await answered;
        throw new Error('given up');
      }, 'once');
      await expect(failing).rejects.toThrow('given up');
      await late?.catch(() => {});
      expect(await stored()).toEqual([]);
    });
  });
});

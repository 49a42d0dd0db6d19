import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prefixRange } from '../shared/prefix-range.ts';
import { sqlStateOf, UNIQUE_VIOLATION, type Database } from './database.port.ts';

type Opened = { readonly database: Database; readonly end: () => Promise<void> };

/** What every database behind the port must do, with the schema up to date and no rows. */
export function databaseContract(name: string, open: () => Promise<Opened>): void {
  describe(`database: ${name}`, () => {
    let opened: Opened;
    const database = (): Database => opened.database;
    const one = async <Value>(
      expression: string,
      ...parameters: readonly (string | number | null | boolean | readonly string[] | Uint8Array)[]
    ): Promise<Value> =>
      (await database().query<{ value: Value }>(`select ${expression} as value`, parameters))[0]?.value as Value;

    beforeAll(async () => {
      opened = await open();
      await database().script(
        'create table contract_rows (id int primary key, name text collate "C" not null); insert into contract_rows values (1, \'a\');',
      );
    }, 60_000);
    afterAll(() => opened?.end());

    it('gives days, instants and numbers the same JavaScript values', async () => {
      expect(await one("date '2026-06-15'")).toBe('2026-06-15');
      expect(await one("timestamptz '2026-06-15 12:00:00.5+08'")).toBe('2026-06-15T04:00:00.500Z');
      expect(await one('count(*)')).toBe(1);
      expect(await one('12.5::numeric')).toBe(12.5);
      expect(await one('0.1::double precision')).toBe(0.1);
      expect([await one('null::date'), await one('true')]).toEqual([null, true]);
    });

    it('takes and gives JSON, lists and bytes', async () => {
      expect(await one('$1::jsonb', JSON.stringify({ name: '张三', list: [1, null] }))).toEqual({
        name: '张三',
        list: [1, null],
      });
      expect(await one('$1::text[]', ['甲', 'b"c', '{}'])).toEqual(['甲', 'b"c', '{}']);
      expect(await one("'b' = any($1)", ['a', 'b'])).toBe(true);
      const bytes = await one<Uint8Array>('$1::bytea', new Uint8Array([0, 255, 10]));
      expect(bytes).toBeInstanceOf(Uint8Array);
      expect([...bytes]).toEqual([0, 255, 10]);
    });

    it('orders and compares codes and names byte by byte, so that a prefix is a range of the index', async () => {
      await database().query(
        'insert into contract_rows select 10 + at, name from unnest($1::text[]) with ordinality as t(name, at)',
        [['张三', '张', '李四', 'b', 'B', '张三丰', '章']],
      );
      const sorted = ['B', 'a', 'b', '张', '张三', '张三丰', '李四', '章'];
      expect(
        (await database().query<{ name: string }>('select name from contract_rows order by name')).map(
          ({ name }) => name,
        ),
      ).toEqual(sorted.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))));
      const { from, until } = prefixRange('张三');
      expect(
        await database().query('select name from contract_rows where name >= $1 and name < $2 order by name', [
          from,
          until,
        ]),
      ).toEqual([{ name: '张三' }, { name: '张三丰' }]);
    });

    it('does a transaction whole or not at all', async () => {
      await database().transaction((inside) => inside.query("insert into contract_rows values (2, 'kept')"));
      const broken = database().transaction(async (inside) => {
        await inside.query("insert into contract_rows values (3, 'lost')");
        throw new Error('on purpose');
      });
      await expect(broken).rejects.toThrow('on purpose');
      expect(await database().query('select id from contract_rows where id in (2, 3)')).toEqual([{ id: 2 }]);
    });

    it('names a repeated key by its SQLSTATE, and works on', async () => {
      const error: unknown = await database()
        .query("insert into contract_rows values (1, 'again')")
        .catch((caught: unknown) => caught);
      expect(sqlStateOf(error)).toBe(UNIQUE_VIOLATION);
      expect(await one('1')).toBe(1);
    });

    it('lets transactions of the same row wait for each other', async () => {
      const add = (): Promise<void> =>
        database().transaction(async (inside) => {
          await inside.query("update contract_rows set name = name || 'x' where id = 1");
        });
      await Promise.all([add(), add(), add()]);
      expect(await database().query('select name from contract_rows where id = 1')).toEqual([{ name: 'axxx' }]);
    });

    it('takes rows as it tells them, in bytes, value by value', async () => {
      await database()
        .script(`create table contract_told (id int primary key, t text, j jsonb, l text[], d float8, at timestamptz, b bytea);
        create table contract_taken (like contract_told);`);
      try {
        const odd = ['\\', '\\.', '\\N', '\\#', '#', '换行\n制表\t回车\r', '', '𠮷\u2028', '"{}\''];
        await database().query(
          `insert into contract_told
           select n, t, jsonb_build_object('k', t, 'n', 12345678901234567890), array[t, null], 0.1::float8 + n, '2026-01-02 03:04:05.678901+08', decode('00ff0a5c', 'hex')
           from unnest($1::text[]) with ordinality as odd(t, n)`,
          [odd],
        );
        await database().query('insert into contract_told (id) values (100)');
        const columns = 'id, t, j, l, d, at, b';
        const told = await database().reading((inside) => inside.copyOut(`select ${columns} from contract_told`));
        expect(told.toString('utf8').split('\n')).toHaveLength(odd.length + 2);
        expect(await database().reading((inside) => inside.copyOut('select 1 where false'))).toHaveLength(0);
        await database().filling(async (inside) => {
          await inside.query('truncate contract_taken');
          await inside.copyIn('contract_taken', columns, told);
        });
        const rows = (table: string) =>
          database().query(`select row_to_json(one)::text as line from ${table} one order by id`);
        expect(await rows('contract_taken')).toEqual(await rows('contract_told'));
      } finally {
        await database().script('drop table contract_told, contract_taken;');
      }
    });

    it('tells an error of what it should copy, and works on', async () => {
      const told = database().reading((inside) => inside.copyOut('select 1 / 0'));
      expect(sqlStateOf(await told.catch((caught: unknown) => caught))).toBe('22012');
      expect(await one('1')).toBe(1);
    });
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findIn,
  bloodCount,
  clientFor,
  logIn,
  rosterFixture,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { databaseContract } from './database.contract.ts';
import type { Queryable } from './database.port.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

describe('on PostgreSQL', () => {
  let postgres: TemporaryPostgres | undefined;
  const cluster = async (): Promise<TemporaryPostgres> => (postgres ??= await startPostgres());
  beforeAll(cluster, 60_000);
  afterAll(() => postgres?.stop());

  databaseContract('PostgreSQL', async () => {
    const database = await openDatabase({ url: await (await cluster()).newDatabase() });
    return { database, end: () => database.close() };
  });

  it('two processes that start at the same moment make the schema once', async () => {
    const url = await (await cluster()).newDatabase();
    const [first, second] = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
    expect(await migrate(first)).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });

  it('plans the statements of a transaction once where it is told to, and no other ones', async () => {
    const database = await openDatabase({ url: await (await cluster()).newDatabase(), connections: 1 });
    const mode = async (on: Queryable) => (await on.query<{ plan_cache_mode: string }>('show plan_cache_mode'))[0];
    const kept = `select x.n from (values ($1::int)) as x(n)`;
    const counts = async (inside: Queryable) => {
      for (let time = 0; time < 8; time += 1) await inside.query(kept, [time]);
      return inside.query(
        'select generic_plans::int, custom_plans::int from pg_prepared_statements where statement = $1',
        [kept],
      );
    };
    expect(await database.transaction(mode, 'once')).toEqual({ plan_cache_mode: 'force_generic_plan' });
    expect(await database.transaction(counts, 'once')).toEqual([{ generic_plans: 5, custom_plans: 0 }]);
    expect(await mode(database)).toEqual({ plan_cache_mode: 'auto' });
    expect(await database.transaction(mode)).toEqual({ plan_cache_mode: 'auto' });
    await expect(
      database.transaction(async () => {
        throw new Error('no');
      }, 'once'),
    ).rejects.toThrow('no');
    expect(await database.transaction(mode)).toEqual({ plan_cache_mode: 'auto' });
    await database.close();
  });

  it('compiles no statements, and may be told to by its address', async () => {
    const url = await (await cluster()).newDatabase();
    const jitOf = async (address: string) => {
      const database = await openDatabase({ url: address });
      const [row] = await database.query<{ jit: string }>('show jit');
      await database.close();
      return row?.jit;
    };
    expect(await jitOf(url)).toBe('off');
    expect(await jitOf(`${url}?options=${encodeURIComponent('-c jit=on')}`)).toBe('on');
  });

  it('is not given up by a process that is busy itself for seconds while a statement takes long', async () => {
    const database = await openDatabase({ url: await (await cluster()).newDatabase() });
    let answered = false;
    const slow = database.query<{ slept: boolean }>('select true as slept from pg_sleep(4)').finally(() => {
      answered = true;
    });
    // Looks whether the database lives begin, and find nobody listening to their answers for longer than they may last.
    while (!answered) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_600);
      await wait(20);
    }
    expect(await slow).toEqual([{ slept: true }]);
    await database.close();
  });

  it('takes no more connections than are set, and everybody gets a turn', async () => {
    const database = await openDatabase({ url: await (await cluster()).newDatabase(), connections: 3 });
    const counts = await Promise.all(
      Array.from({ length: 20 }, () =>
        database.transaction((inside) =>
          inside.query<{ count: number }>(
            "select count(*)::int as count from pg_stat_activity, pg_sleep(0.02) where datname = current_database() and query like '%pg_sleep%'",
          ),
        ),
      ),
    );
    expect(counts).toHaveLength(20);
    expect(Math.max(...counts.map(([row]) => row?.count ?? 0))).toBeLessThanOrEqual(3);
    await database.close();
  });

  describe('the platform', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ database: await openDatabase({ url: await (await cluster()).newDatabase() }) });
    }, 60_000);
    afterAll(() => server?.stop());

    it('lets in, imports a roster, saves, answers a stale save, and lists', async () => {
      const [doctor, clerk] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'clerk')];
      const { bytes, good } = await rosterFixture({ rows: 64, villages: ['东村卫生室'] });
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), '花名册.xlsx');
      const uploaded = await fetch(`${server.url}/api/excels/putjkdninfo`, {
        method: 'POST',
        headers: { token: (await logIn(server.url, 'doctor')).body.token },
        body: form,
      });
      const { data } = (await uploaded.json()) as { data: { importId: string } };
      const state = async () => (await doctor.get(`/api/v1/roster-imports/${data.importId}`)).body;
      const reached = (wanted: string) =>
        expect.poll(async () => (await state())['state'], { timeout: 15_000, interval: 50 }).toBe(wanted);
      await reached('checked');
      await doctor.send('POST', `/api/v1/roster-imports/${data.importId}/confirm`);
      await reached('done');
      expect((await state())['counts']).toMatchObject({ created: good });
      expect((await findIn(doctor, '/api/v1/residents', 'limit=1')).body['total']).toBe(3 + good);

      const save = bloodCount({ id: 'shared', saveId: 'shared-1' });
      const together = await Promise.all(
        [save, save, save].map((one) => doctor.send('PUT', '/api/v1/records/shared', one)),
      );
      expect(together.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(together[1]?.body).toEqual(together[0]?.body);
      const change = (saveId: string, hemoglobin: number) => ({
        ...save,
        saveId,
        baseVersion: 1,
        data: { ...save.data, hemoglobin },
      });
      const rivals = await Promise.all([
        doctor.send('PUT', '/api/v1/records/shared', change('shared-2', 120)),
        clerk.send('PUT', '/api/v1/records/shared', change('shared-3', 121)),
      ]);
      expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(rivals.find(({ status }) => status === 409)?.body).toMatchObject({
        conflict: { base: { version: 1 }, theirs: { version: 2 } },
      });
      expect((await doctor.get('/api/v1/records/shared/history')).body).toHaveLength(2);
      expect((await findIn(doctor, '/api/v1/residents', 'text=zsf')).body['rows']?.[0]).toMatchObject({
        name: '张三丰',
      });
      expect((await doctor.get('/api/v1/home/summary')).status).toBe(200);
    });
  });
});

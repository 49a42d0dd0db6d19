import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.port.ts';
import { keepTidy } from './keep-tidy.ts';
import { createManualTime } from '../testing/manual-time.ts';
import { openTestDatabase } from '../testing/test-database.ts';

describe('the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const time = createManualTime('2026-06-15T01:00:00.000Z');
  /** Told apart from the timers: one look, now. */
  const looked = async (at: string): Promise<void> => {
    time.set(at);
    const tidying = keepTidy({ database, clock: time.clock, timers: time.timers, say: () => {} });
    await tidying.look();
    await tidying.stop();
  };
  const counted = async (): Promise<number> => {
    const [row] = await database.query<{ rows: number }>(
      "select reltuples::int as rows from pg_class where oid = 'branch_changes'::regclass",
    );
    return row?.rows ?? 0;
  };
  const stored = async (): Promise<number> =>
    (await database.query<{ rows: number }>('select count(*)::int as rows from branch_changes'))[0]?.rows ?? 0;
  const change = (rows: number) =>
    database.query("insert into branch_changes (institution_code) select '990101' from generate_series(1, $1::int)", [
      rows,
    ]);

  it('is tidied once a day, in a quiet hour, and at the latest after three days; what was noted is added up then', async () => {
    await change(30);
    const sum = async () => (await database.query('select sum(change)::text as sum from branch_changes'))[0];
    const noted = await sum();
    const before = await counted();
    // Nine in the morning in China: people are at work.
    await looked('2026-06-15T01:00:00.000Z');
    expect(await counted()).toBe(before);
    await looked('2026-06-15T04:30:00.000Z');
    const all = await counted();
    expect(all).toBe(await stored());
    expect([all < 30, await sum()]).toEqual([true, noted]);
    await change(10);
    await looked('2026-06-15T04:50:00.000Z');
    await looked('2026-06-17T01:00:00.000Z');
    expect([await counted(), await stored()]).toEqual([all, all + 10]);
    await looked('2026-06-18T01:00:00.000Z');
    expect([await counted(), await stored()]).toEqual([all, all]);
  });

  it('lays out sheets that are stored packed as they are, once, whatever they hold', async () => {
    const packed = async (): Promise<number> =>
      (
        await database.query<{ rows: number }>(
          'select count(*)::int as rows from records where pg_column_compression(data) is not null',
        )
      )[0]?.rows ?? 0;
    const written = (): Promise<readonly { id: string; data: unknown }[]> =>
      database.query<{ id: string; data: unknown }>(
        `select id, data from records where id like 'packed-%' order by id`,
      );
    await database.query(`delete from derived_work where what = 'sheets-at-hand'`);
    await database.script('alter table records alter column data set storage main;');
    await database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, version, created_at, created_by, updated_at, updated_by, updated_by_name)
       select '990101', 'packed-' || n, 'some-form', 1, 'nobody', '990101101', '2026-01-01', jsonb_build_object('n', n, 'words', repeat('词句 ', 2000)), 1, now(), 'u', now(), 'u', 'u'
       from generate_series(1, 50) as n`,
    );
    await database.script('alter table records alter column data set storage external;');
    const before = await written();
    expect(await packed()).toBe(50);
    await looked('2026-06-20T04:30:00.000Z');
    expect(await packed()).toBe(0);
    expect(await written()).toEqual(before);
    await database.query(`delete from records where id like 'packed-%'`);
  });
});

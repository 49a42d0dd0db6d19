import type { Queryable } from './database.port.ts';

/** What is worked out of everything that is stored, beside facts: findings, and the ledger of the provincial platform. */
export type DerivedWork = 'checks' | 'uploads';

/**
 * To be called at a start: `what` follows from what is stored, by the rules `version`. Where it was not worked out by these yet, it is under way
 * until `workDone`, unless nothing is `missing`. Safe to repeat, from several processes.
 */
export async function workBegins(
  on: Queryable,
  what: DerivedWork,
  version: string,
  missing: () => Promise<boolean>,
): Promise<void> {
  const [known] = await on.query('select 1 from derived_work where what = $1 and version = $2', [what, version]);
  if (known) return;
  await on.query(
    `insert into derived_work (what, version, done_at) values ($1, $2, case when $3 then null else now() end)
     on conflict (what) do update set version = excluded.version, done_at = excluded.done_at where derived_work.version <> excluded.version`,
    [what, version, await missing()],
  );
}

/** Nothing is missing any more; does nothing where another process works by other rules meanwhile. */
export async function workDone(on: Queryable, what: DerivedWork, version: string): Promise<void> {
  await on.query(
    `insert into derived_work (what, version, done_at) values ($1, $2, now())
     on conflict (what) do update set done_at = now() where derived_work.version = excluded.version and derived_work.done_at is null`,
    [what, version],
  );
}

/** What is told of that instead of nothing. */
export const UNDER_WAY = '第一次启动或升级以后，要把已有的记录整理一遍，通常几分钟。请稍后再看。';

/** Whether it is still under way: something that is stored may not be in it yet. */
export const isUnderWay = async (on: Queryable, what: DerivedWork): Promise<boolean> =>
  (await on.query('select 1 from derived_work where what = $1 and done_at is null', [what])).length > 0;

import type { Queryable } from '../database/database.port.ts';

/** Milliseconds for which a process works for an account without saying that it is still there; longer than any answer is waited for. */
export const LEASE = 90_000;

/**
 * Takes or keeps an account for a process. `fresh`: somebody else had it before, or nobody: what was under way then has no one who waits
 * for its answer. Nothing where another process has it.
 */
export async function takeLease(
  on: Queryable,
  accountId: string,
  holder: string,
  now: Date,
): Promise<{ readonly fresh: boolean } | undefined> {
  const [row] = await on.query<{ before: string | null }>(
    `with old as (select holder from upload_leases where account_id = $1),
       taken as (
         insert into upload_leases as l (account_id, holder, until) values ($1, $2, $4)
         on conflict (account_id) do update set holder = $2, until = $4 where l.holder = $2 or l.until < $3 returning 1
       )
     select (select holder from old) as before from taken`,
    [accountId, holder, now.toISOString(), new Date(now.getTime() + LEASE).toISOString()],
  );
  return row && { fresh: row.before !== holder };
}

/** Whether the process still has it, which nobody else can take until the transaction ends. */
export const holdsLease = async (inside: Queryable, accountId: string, holder: string): Promise<boolean> =>
  (
    await inside.query('select 1 from upload_leases where account_id = $1 and holder = $2 for share', [
      accountId,
      holder,
    ])
  ).length > 0;

/** Gives back an account, or all a process has; all there are, where no process is named. */
export async function dropLeases(on: Queryable, holder?: string, accountId?: string): Promise<void> {
  await on.query(
    'delete from upload_leases where ($1::text is null or holder = $1) and ($2::text is null or account_id = $2)',
    [holder ?? null, accountId ?? null],
  );
}

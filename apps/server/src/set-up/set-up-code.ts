import { createHash, timingSafeEqual } from 'node:crypto';
import { waitTurn, type Database, type Queryable } from '../database/database.port.ts';
import { inGroups } from '../identity/temporary-password.ts';
import type { RandomSource } from '../shared/random-source.ts';

/** Wrong tries after which a code opens nothing any more; the next start prints another one. */
const MOST_TRIES = 10;
/** Without signs that look alike on a terminal: 0 O 1 I L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(
      code
        .normalize('NFKC')
        .toUpperCase()
        .replaceAll(/[^0-9A-Z]/g, ''),
    )
    .digest('hex');

/** Whether nobody works here yet: no institution and no account. */
export async function isSiteEmpty(database: Queryable): Promise<boolean> {
  const [found] = await database.query<{ empty: boolean }>(
    'select not exists (select 1 from institutions) and not exists (select 1 from users) as empty',
  );
  return found?.empty === true;
}

/** Lets whoever sets the site up, or hands out its code, wait for each other until the transaction ends. */
export const setUpTurn = (inside: Queryable): Promise<void> => waitTurn(inside, 'set-up');

/** Who hands out the code, and until when without saying that it still does. */
type Claim = { readonly holder: string; readonly now: Date; readonly leaseMs: number };

/**
 * Takes it upon this process to hand out the code of an empty site. One process does at a time; where it has stopped the next one makes
 * another code, of which it tells. Only the hash is stored: whoever reads the database cannot set the site up.
 */
export const claimSetUp = (
  database: Database,
  random: RandomSource,
  { holder, now, leaseMs }: Claim,
): Promise<{ readonly kind: 'done' | 'held' | 'mine' } | { readonly kind: 'made'; readonly code: string }> =>
  database.transaction(async (inside) => {
    await setUpTurn(inside);
    if (!(await isSiteEmpty(inside))) return { kind: 'done' };
    const [row] = await inside.query<{ held_by: string; held_until: string }>(
      'select held_by, held_until from site_set_up',
    );
    const until = new Date(now.getTime() + leaseMs).toISOString();
    if (row?.held_by === holder) {
      await inside.query('update site_set_up set held_until = $1', [until]);
      return { kind: 'mine' };
    }
    // The embedded database has one process only: another holder is one that was before.
    if (row && database.kind === 'server' && Date.parse(row.held_until) > now.getTime()) return { kind: 'held' };
    const code = inGroups(random, [SIGNS, SIGNS, SIGNS]);
    await inside.query(
      `insert into site_set_up (id, code_hash, tries, held_by, held_until) values (1, $1, 0, $2, $3)
       on conflict (id) do update set code_hash = excluded.code_hash, tries = 0, held_by = excluded.held_by, held_until = excluded.held_until`,
      [hashOf(code), holder, until],
    );
    return { kind: 'made', code };
  });

/** Lets the next process make a code at once. */
export const releaseSetUp = (database: Database, holder: string): Promise<unknown> =>
  database.query("update site_set_up set held_until = '1970-01-01' where held_by = $1", [holder]);

/** `spent`: tried too often, it opens nothing any more. A try is counted before it is looked at, also where many come at once. */
export async function trySetUpCode(database: Queryable, code: string): Promise<'right' | 'wrong' | 'spent'> {
  const [row] = await database.query<{ code_hash: string }>(
    'update site_set_up set tries = tries + 1 where tries < $1 returning code_hash',
    [MOST_TRIES],
  );
  if (!row) return 'spent';
  if (!timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hashOf(code)))) return 'wrong';
  await database.query('update site_set_up set tries = 0');
  return 'right';
}

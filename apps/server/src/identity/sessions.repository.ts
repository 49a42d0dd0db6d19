import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../database/database.port.ts';
import type { RandomSource } from '../shared/random-source.ts';

/** Two hours after the last use, as the token cookie of the product specification. */
export const SESSION_MS = 2 * 3_600_000;
/** A session is written again at most this often, so that reading a page costs no write. */
const TOUCH_EVERY_MS = 5 * 60_000;

/** Only the hash is stored: whoever reads the database cannot use a session. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 256 unpredictable bits. */
const newToken = (random: RandomSource): string => Buffer.from(random.bytes(32)).toString('base64url');

export async function openSession(
  database: Queryable,
  userId: string,
  now: Date,
  random: RandomSource,
): Promise<string> {
  const token = newToken(random);
  await database.query('insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)', [
    tokenHash(token),
    userId,
    now.toISOString(),
    new Date(now.getTime() + SESSION_MS).toISOString(),
  ]);
  await database.query('delete from sessions where expires_at < $1', [
    new Date(now.getTime() - 24 * 3_600_000).toISOString(),
  ]);
  return token;
}

/** The user of a token that is neither expired nor revoked; using it makes it last two hours more. */
export async function userOfSession(database: Queryable, token: string, now: Date): Promise<string | undefined> {
  const hash = tokenHash(token);
  const [session] = await database.query<{ user_id: string; expires_at: string }>(
    'select user_id, expires_at from sessions where token_hash = $1 and coalesce(revoked_at, expires_at) > $2 and expires_at > $2',
    [hash, now.toISOString()],
  );
  if (!session) return undefined;
  const fullLife = now.getTime() + SESSION_MS;
  if (fullLife - Date.parse(session.expires_at) > TOUCH_EVERY_MS) {
    await database.query('update sessions set expires_at = $2 where token_hash = $1', [
      hash,
      new Date(fullLife).toISOString(),
    ]);
  }
  return session.user_id;
}

/** Calls that were on their way with the old token still arrive. */
const GRACE_MS = 60_000;

/**
 * A new token for the user of an old one, which lasts a minute more; two windows that ask at once get one each. `undefined` where the
 * old one was ended in the meantime: no session comes out of one that somebody logged out of.
 */
export const exchangeSession = (
  database: Database,
  { token, userId }: { readonly token: string; readonly userId: string },
  now: Date,
  random: RandomSource,
): Promise<string | undefined> =>
  database.transaction(async (inside) => {
    const [old] = await inside.query<{ revoked_at: string | null }>(
      'select revoked_at from sessions where token_hash = $1 for update',
      [tokenHash(token)],
    );
    if (!old || (old.revoked_at !== null && Date.parse(old.revoked_at) <= now.getTime())) return undefined;
    const next = await openSession(inside, userId, now, random);
    await inside.query(
      'update sessions set revoked_at = $2, replaced_by = $3 where token_hash = $1 and revoked_at is null',
      [tokenHash(token), new Date(now.getTime() + GRACE_MS).toISOString(), tokenHash(next)],
    );
    return next;
  });

/** Ends a session, also where it goes on under a newer token that another window has just been given. */
export const revokeSession = (database: Database, token: string, now: Date): Promise<void> =>
  database.transaction(async (inside) => {
    await inside.query('select 1 from sessions where token_hash = $1 for update', [tokenHash(token)]);
    await inside.query(
      `with recursive chain as (
         select token_hash, replaced_by, 0 as step from sessions where token_hash = $1
         union all
         select s.token_hash, s.replaced_by, c.step + 1 from chain c join sessions s on s.token_hash = c.replaced_by where c.step < 100
       )
       update sessions set revoked_at = $2 where token_hash in (select token_hash from chain) and (revoked_at is null or revoked_at > $2)`,
      [tokenHash(token), now.toISOString()],
    );
  });

/** Ends every session of a user but one, and the tokens of their programs: whoever else holds one of theirs is out. */
export async function revokeSessionsOf(
  database: Queryable,
  userId: string,
  now: Date,
  except: string | undefined,
): Promise<void> {
  await database.query(
    'update sessions set revoked_at = $2 where user_id = $1 and (revoked_at is null or revoked_at > $2) and token_hash <> $3',
    [userId, now.toISOString(), except === undefined ? '' : tokenHash(except)],
  );
  await database.query('update api_tokens set revoked_at = $2 where user_id = $1 and revoked_at is null', [
    userId,
    now.toISOString(),
  ]);
}

/**
 * Of these sessions, by hash, the ones that are good at an instant, each with the one that stands for it now: an exchanged token's
 * session goes on under the hash of the new one.
 */
export async function sessionsStanding(
  database: Queryable,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ first: string; last: string }>(
    `with recursive chain as (
       select token_hash as first, token_hash, replaced_by, 0 as step from sessions where token_hash = any($1)
       union all
       select c.first, s.token_hash, s.replaced_by, c.step + 1 from chain c join sessions s on s.token_hash = c.replaced_by where c.step < 100
     )
     select c.first, c.token_hash as last from chain c join sessions s on s.token_hash = c.token_hash
     where c.replaced_by is null and coalesce(s.revoked_at, s.expires_at) > $2 and s.expires_at > $2`,
    [hashes, now.toISOString()],
  );
  return new Map(rows.map(({ first, last }) => [first, last]));
}

/** Using a session makes it last two hours more. */
export async function touchSessions(database: Queryable, hashes: readonly string[], now: Date): Promise<void> {
  if (hashes.length === 0) return;
  await database.query(
    'update sessions set expires_at = $2 where token_hash = any($1) and revoked_at is null and expires_at > $3 and expires_at < $4',
    [
      hashes,
      new Date(now.getTime() + SESSION_MS).toISOString(),
      now.toISOString(),
      new Date(now.getTime() + SESSION_MS - TOUCH_EVERY_MS).toISOString(),
    ],
  );
}

import type { Queryable } from '../database/database.port.ts';
import { dayOf } from '../shared/server-clock.ts';
import { tokenHash } from './sessions.repository.ts';
import type { TokenLetters } from './token-rights.policy.ts';

/** A token that is good. */
export type LiveToken = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly institutionCode: string;
  readonly letters: TokenLetters;
};

/** By the hash of what was sent: no comparison of secrets takes longer the more of one fits. */
export async function findLiveToken(database: Queryable, text: string, now: Date): Promise<LiveToken | undefined> {
  const [row] = await database.query<LiveToken>(
    `select id, user_id as "userId", name, institution_code as "institutionCode", letters from api_tokens
     where token_hash = $1 and revoked_at is null and expires_at > $2`,
    [tokenHash(text), now.toISOString()],
  );
  return row;
}

/** Counts a use by day and route: the route as it was declared, in which no number of a person can stand. */
export const countTokenUse = async (database: Queryable, id: string, route: string, now: Date): Promise<void> =>
  void (await database.query(
    `insert into api_token_uses (token_id, day, route, uses, last_at) values ($1, $2, $3, 1, $4)
     on conflict (token_id, day, route) do update set uses = api_token_uses.uses + 1, last_at = excluded.last_at`,
    [id, dayOf(now.getTime()), route, now.toISOString()],
  ));

import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';

/** What is asked: to read a code off, to scan one, to copy one from a text message. */
export type ChallengeKind = 'captcha' | 'wechat-scan' | 'wechat-ticket' | 'sms' | 'sms-log-in' | 'sms-ticket';

type Key = { readonly kind: ChallengeKind; readonly id: string };

/** Keeps a question until it is answered or `seconds` have gone by; another one of its name takes its place. */
export async function putChallenge(
  database: Queryable,
  { kind, id }: Key,
  content: JsonObject,
  { now, seconds }: { readonly now: Date; readonly seconds: number },
): Promise<void> {
  await database.query(
    `insert into challenges (kind, id, content, expires_at) values ($1, $2, $3::jsonb, $4)
     on conflict (kind, id) do update set content = excluded.content, expires_at = excluded.expires_at`,
    [kind, id, JSON.stringify(content), new Date(now.getTime() + seconds * 1_000).toISOString()],
  );
  await database.query('delete from challenges where expires_at < $1', [now.toISOString()]);
}

/** The question of a name, where it still stands. */
export async function readChallenge(
  database: Queryable,
  { kind, id }: Key,
  now: Date,
): Promise<JsonObject | undefined> {
  const [row] = await database.query<{ content: JsonObject }>(
    'select content from challenges where kind = $1 and id = $2 and expires_at > $3',
    [kind, id, now.toISOString()],
  );
  return row?.content;
}

/** Reads a question and throws it away: of two who answer at once only one gets it. */
export async function takeChallenge(
  database: Queryable,
  { kind, id }: Key,
  now: Date,
): Promise<JsonObject | undefined> {
  const [row] = await database.query<{ content: JsonObject; expires_at: string }>(
    'delete from challenges where kind = $1 and id = $2 returning content, expires_at',
    [kind, id],
  );
  return row && Date.parse(row.expires_at) > now.getTime() ? row.content : undefined;
}

/** Changes a question that still stands, without giving it more time; `undefined` where there is none. */
export async function changeChallenge(
  database: Queryable,
  { kind, id }: Key,
  change: JsonObject,
  now: Date,
): Promise<JsonObject | undefined> {
  const [row] = await database.query<{ content: JsonObject }>(
    'update challenges set content = content || $3::jsonb where kind = $1 and id = $2 and expires_at > $4 returning content',
    [kind, id, JSON.stringify(change), now.toISOString()],
  );
  return row?.content;
}

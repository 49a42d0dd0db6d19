import type { Queryable } from '../database/database.port.ts';
import type { RandomSource } from '../shared/random-source.ts';

/** The user's secret for drafts on their devices: base64 of 32 random bytes, made at the first log-in and the same ever after. */
export async function draftSecretOf(database: Queryable, userId: string, random: RandomSource): Promise<string> {
  const read = () =>
    database.query<{ secret: string }>('select secret from draft_secrets where user_id = $1', [userId]);
  const [known] = await read();
  if (known) return known.secret;
  const made = Buffer.from(random.bytes(32)).toString('base64');
  // Two first log-ins at once must agree: the first to arrive wins, both read what is there.
  await database.query('insert into draft_secrets (user_id, secret) values ($1, $2) on conflict (user_id) do nothing', [
    userId,
    made,
  ]);
  return (await read())[0]?.secret ?? made;
}

import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.port.ts';
import type { ServerContext } from '../../server-context.ts';
import type { RandomSource } from '../../shared/random-source.ts';
import { SMS_OF_DAY, SMS_OF_NUMBER } from '../guessing/guess-rules.ts';
import { randomDigits } from '../../identity/random-digits.ts';
import { putChallenge, takeChallenge } from '../challenges/challenges.repository.ts';

/** Seconds a code is good for, wrong tries that end it, seconds to log in after the right one. */
const [LIFE_SECONDS, MOST_TRIES, TICKET_SECONDS] = [300, 5, 60];

/** What a code is for: the account that wants to keep a number, or the number that wants to log in. */
export type SmsPurpose = { readonly kind: 'sms' | 'sms-log-in'; readonly id: string };

const hashOf = (code: string, { id }: SmsPurpose): string => createHash('sha256').update(`${id} ${code}`).digest('hex');
const ticket = (openid: string) =>
  ({ kind: 'sms-ticket', id: createHash('sha256').update(openid).digest('hex') }) as const;

/**
 * Makes a code unless one was made within the minute, or too many within the day; `wait`: seconds until the next may be. `tell`: whether anybody is
 * told it; a number of nobody's waits just as long as one of somebody's, so that nobody learns which it is.
 */
export async function makeSmsCode(
  { database, counters, random }: Pick<ServerContext, 'database' | 'counters' | 'random'>,
  purpose: SmsPurpose,
  { phone, tell }: { readonly phone: string; readonly tell: boolean },
  now: Date,
): Promise<{ readonly code?: string; readonly wait: number; readonly made: boolean }> {
  const of = `${purpose.kind} ${purpose.id}`;
  const soon = await counters.count(SMS_OF_NUMBER, of);
  if (!soon.admitted) return { wait: soon.waitSeconds, made: false };
  const today = await counters.count(SMS_OF_DAY, of);
  if (!today.admitted) return { wait: today.waitSeconds, made: false };
  const code = randomDigits(random, 6);
  const content = { phone, tries: 0, sentAt: now.getTime(), ...(tell && { hash: hashOf(code, purpose) }) };
  await putChallenge(database, purpose, content, { now, seconds: LIFE_SECONDS });
  return { wait: SMS_OF_NUMBER.forgetAfter / 1_000, made: true, ...(tell && { code }) };
}

/** Tries a code for a number; what is wrong with it, `undefined` where it is right. A right code is good once. */
export async function trySmsCode(
  database: Queryable,
  purpose: SmsPurpose,
  { phone, code }: { readonly phone: string; readonly code: string },
  now: Date,
): Promise<string | undefined> {
  // Taken first: two tries at once must not count as one.
  const sent = await takeChallenge(database, purpose, now);
  if (sent?.['phone'] !== phone) return '验证码已过期，请重新获取';
  if (sent['hash'] === hashOf(code, purpose)) return undefined;
  const tries = Number(sent['tries']) + 1;
  if (tries >= MOST_TRIES) return '验证码错误次数过多，请重新获取';
  const left = LIFE_SECONDS - Math.floor((now.getTime() - Number(sent['sentAt'])) / 1_000);
  await putChallenge(database, purpose, { ...sent, tries }, { now, seconds: Math.max(1, left) });
  return '验证码错误';
}

/** What the right code of a number is exchanged for: a name under which the account may log in, once and soon. */
export async function giveSmsTicket(
  database: Queryable,
  userId: string,
  now: Date,
  random: RandomSource,
): Promise<string> {
  const openid = Buffer.from(random.bytes(24)).toString('base64url');
  await putChallenge(database, ticket(openid), { userId }, { now, seconds: TICKET_SECONDS });
  return openid;
}

export async function userOfSmsTicket(database: Queryable, openid: string, now: Date): Promise<string | undefined> {
  const userId = (await takeChallenge(database, ticket(openid), now))?.['userId'];
  return typeof userId === 'string' ? userId : undefined;
}

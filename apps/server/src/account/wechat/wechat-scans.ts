import { createHash } from 'node:crypto';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Database } from '../../database/database.port.ts';
import type { RandomSource } from '../../shared/random-source.ts';
import { changeChallenge, putChallenge, readChallenge, takeChallenge } from '../challenges/challenges.repository.ts';
import { bindWeChat, userOfWeChat } from './bindings.repository.ts';

/** Seconds a QR code can be scanned, and a log-in made after it was. */
const [SCAN_SECONDS, TICKET_SECONDS] = [180, 60];

export type Scan = {
  /** Whose account is to be bound; absent: somebody wants to log in. */
  readonly userId?: string;
  readonly state: 'waiting' | 'scanned' | 'bound' | 'gone';
  /** Who scanned it, at a log-in. */
  readonly foundUserId?: string;
  readonly message?: string;
};
export type ScanAnswer =
  | { readonly state: 'waiting' | 'scanned' }
  | { readonly state: 'bound'; readonly openid?: string }
  | { readonly state: 'gone'; readonly message: string };

const unguessable = (random: RandomSource): string => Buffer.from(random.bytes(24)).toString('base64url');
/** What the QR code shows: whoever photographs it learns nothing of the name the browser asks by. */
const scanIdOf = (nonceStr: string): string => createHash('sha256').update(nonceStr).digest('base64url');
const scan = (id: string) => ({ kind: 'wechat-scan', id }) as const;
const ticket = (openid: string) =>
  ({ kind: 'wechat-ticket', id: createHash('sha256').update(openid).digest('hex') }) as const;

export async function openScan(
  database: Database,
  userId: string | undefined,
  now: Date,
  random: RandomSource,
): Promise<{ readonly nonceStr: string; readonly scanId: string }> {
  const nonceStr = unguessable(random);
  const scanId = scanIdOf(nonceStr);
  const content = { state: 'waiting', ...(userId !== undefined && { userId }) };
  await putChallenge(database, scan(scanId), content, { now, seconds: SCAN_SECONDS });
  return { nonceStr, scanId };
}

export const readScan = async (database: Database, scanId: string, now: Date): Promise<Scan | undefined> =>
  (await readChallenge(database, scan(scanId), now)) as Scan | undefined;

const change = (database: Database, scanId: string, to: Partial<Scan>, now: Date) =>
  changeChallenge(database, scan(scanId), to as JsonObject, now);

export const markScanned = (database: Database, scanId: string, now: Date) =>
  change(database, scanId, { state: 'scanned' }, now);

/** The phone says yes or no (`openid` absent). The answer is the sentence the phone shows. */
export async function answerScan(
  database: Database,
  scanId: string,
  openid: string | undefined,
  now: Date,
): Promise<string> {
  const known = await readScan(database, scanId, now);
  if (!known || known.state === 'bound' || known.state === 'gone') return '二维码已过期，请在电脑上刷新后重新扫码。';
  const gone = async (message: string): Promise<string> => {
    await change(database, scanId, { state: 'gone', message }, now);
    return message;
  };
  if (openid === undefined) return gone('已在手机上取消。');
  if (known.userId === undefined) {
    const foundUserId = await userOfWeChat(database, openid);
    if (foundUserId === undefined) return gone('该微信没有绑定账号，请用密码登录后在“微信绑定”中绑定。');
    await change(database, scanId, { state: 'bound', foundUserId }, now);
    return '已确认登录。';
  }
  if (!(await bindWeChat(database, openid, known.userId, now))) return gone('该微信已绑定其他账号。');
  await change(database, scanId, { state: 'bound' }, now);
  return '绑定成功。';
}

/** What became of a code; a final answer is given once. */
export async function askScan(
  database: Database,
  nonceStr: string,
  now: Date,
  random: RandomSource,
): Promise<ScanAnswer> {
  const scanId = scanIdOf(nonceStr);
  const known = await readScan(database, scanId, now);
  if (!known) return { state: 'gone', message: '二维码已过期，请刷新。' };
  if (known.state === 'waiting' || known.state === 'scanned') return { state: known.state };
  await takeChallenge(database, scan(scanId), now);
  if (known.state === 'gone') return { state: 'gone', message: known.message ?? '' };
  if (known.foundUserId === undefined) return { state: 'bound' };
  const openid = unguessable(random);
  await putChallenge(database, ticket(openid), { userId: known.foundUserId }, { now, seconds: TICKET_SECONDS });
  return { state: 'bound', openid };
}

/** Who may log in with what the scan gave; once. */
export async function userOfTicket(database: Database, openid: string, now: Date): Promise<string | undefined> {
  const userId = (await takeChallenge(database, ticket(openid), now))?.['userId'];
  return typeof userId === 'string' ? userId : undefined;
}

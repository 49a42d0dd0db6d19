import { fail, ok, type Result } from '@gongwei/domain/shared';

/** STUN and TURN servers as browsers take them. `username` and `credential` are what an operator set, the same for everybody. */
export type IceServer = { readonly urls: readonly string[]; readonly username?: string; readonly credential?: string };

/** How media goes between those who talk. */
export type CallSettings = {
  readonly iceServers: readonly IceServer[];
  /** Shared with coturn (`use-auth-secret`): TURN servers without a credential of their own get one for each user. */
  readonly turnSecret?: string;
  /** Media goes over TURN and in no other way: for networks that keep PCs apart, or must not tell one the address of the other. */
  readonly relayOnly?: boolean;
  /** The cloud service that carries media instead of the browsers themselves. The secret signs and goes nowhere. */
  readonly trtc?: { readonly appId: number; readonly secret: string };
};

/** From browser to browser, on one network. */
export const USUAL_CALLS: CallSettings = { iceServers: [] };

const ADDRESS = /^(stun|stuns|turn|turns):[\w.[\]:-]+(\?transport=(udp|tcp))?$/;

/**
 * Reads what says where media servers are. A failure lists one sentence for every setting that cannot be used; secrets are
 * never repeated in it.
 */
export function readCallSettings(environment: {
  readonly [name: string]: string | undefined;
}): Result<CallSettings, readonly string[]> {
  const troubles: string[] = [];
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const iceServers = readIceServers(text('GONGWEI_ICE') ?? '');
  if (!iceServers)
    troubles.push(
      'GONGWEI_ICE 应为用逗号分开的 stun: 或 turn: 地址，如 stun:192.168.1.5:3478，或浏览器 iceServers 格式的 JSON 列表。',
    );
  const turnSecret = text('GONGWEI_TURN_SECRET');
  if (turnSecret && !iceServers?.some(needsCredential))
    troubles.push('设置了 GONGWEI_TURN_SECRET，但 GONGWEI_ICE 中没有 turn: 地址。');
  if (!turnSecret && iceServers?.some(needsCredential))
    troubles.push(
      'GONGWEI_ICE 中的 turn: 地址需要 GONGWEI_TURN_SECRET（与 coturn 的 static-auth-secret 相同），或在 JSON 中写明 username 和 credential。',
    );
  const policy = text('GONGWEI_ICE_POLICY') ?? 'all';
  const relayOnly = policy === 'relay';
  if (!['all', 'relay'].includes(policy)) troubles.push(`GONGWEI_ICE_POLICY 应为 all 或 relay，现在是“${policy}”。`);
  if (relayOnly && iceServers && !iceServers.some(relays))
    troubles.push('GONGWEI_ICE_POLICY=relay 需要 GONGWEI_ICE 中有 turn: 地址，否则没有人能接通。');
  const [appId, secret] = [text('GONGWEI_TRTC_APP_ID'), text('GONGWEI_TRTC_SECRET')];
  if ((appId === undefined) !== (secret === undefined))
    troubles.push('GONGWEI_TRTC_APP_ID 和 GONGWEI_TRTC_SECRET 应同时设置。');
  if (appId !== undefined && !/^[1-9]\d{0,9}$/.test(appId))
    troubles.push(`GONGWEI_TRTC_APP_ID 应为腾讯云实时音视频的应用编号（一串数字），现在是“${appId}”。`);
  if (troubles.length > 0 || !iceServers) return fail(troubles);
  return ok({
    iceServers,
    ...(turnSecret ? { turnSecret } : {}),
    ...(relayOnly ? { relayOnly } : {}),
    ...(appId && secret ? { trtc: { appId: Number(appId), secret } } : {}),
  });
}

const relays = ({ urls }: IceServer): boolean => urls.some((url) => url.startsWith('turn'));

/** A TURN server that lets nobody in without a name and a password, and none was set. */
export const needsCredential = (server: IceServer): boolean => server.credential === undefined && relays(server);

function readIceServers(text: string): readonly IceServer[] | undefined {
  if (!text.startsWith('[')) {
    const urls = text.split(/[\s,]+/).filter((url) => url !== '');
    return urls.every((url) => ADDRESS.test(url)) ? urls.map((url) => ({ urls: [url] })) : undefined;
  }
  try {
    const list = (JSON.parse(text) as readonly unknown[]).map(iceServerOf);
    return list.every((one) => one !== undefined) ? list : undefined;
  } catch {
    return undefined;
  }
}

function iceServerOf(value: unknown): IceServer | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { urls: given, username, credential } = value as { readonly [name: string]: unknown };
  const urls = typeof given === 'string' ? [given] : given;
  if (!Array.isArray(urls) || urls.length === 0 || !urls.every((url) => typeof url === 'string' && ADDRESS.test(url)))
    return undefined;
  if (username === undefined && credential === undefined) return { urls };
  return typeof username === 'string' && typeof credential === 'string' ? { urls, username, credential } : undefined;
}

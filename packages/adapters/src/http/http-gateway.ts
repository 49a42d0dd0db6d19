import type { Asker } from '@gongwei/application/shared';
import { isJsonObject, type Json } from '@gongwei/domain/shared';
import axios, { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';
import { aborted, faultOfStatus, offline, sessionLost, timedOut, tokenRefused, unreadable } from './faults.ts';
import { isCutShort, saidIn } from './wire-body.ts';

/** One call to the server, before the gateway adds token, institution and prefix. */
export type HttpCall = {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** As the specification writes it; the gateway puts `/api` before it: `/v1/time` is asked for at `/api/v1/time`. */
  readonly path: string;
  readonly params?: { readonly [name: string]: string | number | boolean | undefined };
  readonly body?: Json | FormData | undefined;
  /** Sends the body form-encoded. */
  readonly serialize?: boolean;
  readonly onSent?: (share: number) => void;
  /** Asked in the name of this token instead of the current one. */
  readonly token?: string;
  /** Cut off when they are gone; rejects then, and does not go out at all when they were gone before. */
  readonly asker?: Asker | undefined;
  /** Besides those that every call has. */
  readonly headers?: { readonly [name: string]: string };
  /** Done for this institution instead of the one chosen now. */
  readonly institution?: string;
  /** Fails at once where the session is gone, and does not wait for a new one: calls about the session itself. */
  readonly atOnce?: boolean;
};

/** What came back; `body` is `undefined` where there was none. Statuses 200 to 500 are answers. */
export type HttpAnswer = { readonly status: number; readonly body: Json | undefined };

/** One call to the server with everything common to all of them. Rejects with a `Fault` only. */
export interface HttpGateway {
  send(call: HttpCall): Promise<HttpAnswer>;
}

/** Where the server is, and as whom and for which institution it is asked. */
export type HttpSettings = {
  /** `https://the.server`, before the prefix `/api`; empty in a browser, where the page's own server is meant, or one behind it. */
  readonly origin: string;
  /** Of a session, or one of 接口令牌 (`gw_…`), which a program asks with. */
  readonly token: () => string | undefined;
  /** Code of the institution chosen in the header; that of the token, where nothing is said. */
  readonly institution?: () => string | undefined;
  /** Milliseconds since 1970, of the server as far as known. */
  readonly now: () => number;
  /** The specification's `ip` field; a browser does not know its address. */
  readonly ip?: string;
  /** The server answered 401 to a call that carried the current token. Promises whether there is a session again: then the call goes on. Never, where nothing is said. */
  readonly onSessionLost?: () => Promise<boolean>;
  /** Milliseconds after which an answer is not waited for any more; a minute where nothing is said. */
  readonly timeout?: () => number;
  /** For tests. */
  readonly adapter?: AxiosAdapter;
};

const PREFIX = '/api';
/** Calls that act for the chosen institution: our own resources, and the roster, whose residents must belong to it. */
const SCOPED = /^\/(v1|excels)\//;
/** Addresses of another host go out as they are, without the token, which is not for them. */
const FOREIGN = /^[a-z]+:\/\//i;
const INSTITUTION_LIST = 'Jgscgwsclist';
const APK_UPLOAD = '/excels/putapk';
const TIMEOUT = 60_000;
/** A token of 接口令牌 and not of a session. */
const isOfProgram = (token: string | undefined): boolean => token?.startsWith('gw_') === true;

/**
 * One way to the server for all gateways of this folder: its address, the token, the institution, the time. Rejects with a `Fault` only:
 * `offline`, timed out, the session is gone or a program's token refused (401), or what the server said in words.
 * @throws TypeError without an `origin` where there is no page whose server could be meant.
 */
export function createHttpGateway(settings: HttpSettings): HttpGateway {
  // Programs take it from their surroundings, where it may be missing or end in a stroke.
  const { origin: said = '' } = settings as Partial<HttpSettings>;
  const origin = said.endsWith('/') ? said.slice(0, -1) : said;
  if (origin === '' && !settings.adapter && typeof location === 'undefined')
    throw new TypeError('createHttpGateway: no origin, and no page whose server could be meant');
  const client = axios.create({
    validateStatus: (status) => status >= 200 && status <= 500,
    // Read here and not by axios, which hands broken JSON on as text.
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    ...(settings.adapter && { adapter: settings.adapter }),
  });

  const request = async (call: HttpCall, token: string | undefined): Promise<AxiosResponse<unknown>> => {
    if (call.asker?.ended) throw aborted();
    const cut = new AbortController();
    const forget = call.asker?.onEnd(() => cut.abort());
    try {
      return await client.request({
        signal: cut.signal,
        method: call.method,
        timeout: settings.timeout?.() ?? TIMEOUT,
        url: `${origin}${FOREIGN.test(call.path) ? '' : PREFIX}${call.path}`,
        headers: headersOf(call, token, call.institution ?? settings.institution?.()),
        // Pages of other hosts that ask with a token of a program are let in without cookies, and only so.
        withCredentials: !isOfProgram(token),
        ...payloadOf(call, settings),
        ...(call.onSent && {
          onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
            call.onSent?.(total ? loaded / total : 0),
        }),
      });
    } catch (thrown) {
      throw faultOfAxios(thrown);
    } finally {
      // Forgetting runs what waits for the end, too; by now there is nothing to cut off.
      forget?.();
    }
  };
  /** Whether a refused call may go out once more. A refused log-in is no lost session, and a late answer must not end the one that followed. */
  const mayGoOn = async (call: HttpCall, token: string | undefined): Promise<boolean> => {
    if (token === undefined || FOREIGN.test(call.path)) return false;
    const current = settings.token();
    if (call.token === undefined && token !== current) return current !== undefined && !call.atOnce;
    if (call.token !== undefined && token !== current) return false;
    const renewed = settings.onSessionLost?.() ?? false;
    return !call.atOnce && renewed;
  };

  return {
    async send(call) {
      const token = call.token ?? settings.token();
      let response = await request(call, token);
      if (response.status === 401 && (await mayGoOn(call, token))) response = await request(call, settings.token());
      if (response.status === 401) throw isOfProgram(token) ? tokenRefused(saidIn(bodyOf(response))) : sessionLost();
      return { status: response.status, body: bodyOf(response) };
    },
  };
}

function headersOf(
  { path, serialize, body, headers }: HttpCall,
  token: string | undefined,
  institution: string | undefined,
): Record<string, string> {
  return {
    ...headers,
    Accept: 'application/json',
    ...(token !== undefined &&
      !path.includes(APK_UPLOAD) &&
      !FOREIGN.test(path) &&
      (isOfProgram(token) ? { Authorization: `Bearer ${token}` } : { token })),
    ...(institution !== undefined && SCOPED.test(path) && { 'x-institution': institution }),
    ...(body !== undefined &&
      !(body instanceof FormData) && {
        'Content-Type': serialize ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
  };
}

/** The specification merges the time and an `ip` field into what is sent, and leaves `ip` out for the institution list. */
function payloadOf(
  { method, path, params, body, serialize }: HttpCall,
  { now, ip = '' }: HttpSettings,
): { params?: object; data?: unknown } {
  const common = { time: now(), ...(!path.includes(INSTITUTION_LIST) && { ip }) };
  if (method === 'GET') return { params: { ...params, ...common } };
  const query = params && { params };
  if (body instanceof FormData) {
    for (const [name, value] of Object.entries(common)) body.append(name, String(value));
    return { ...query, data: body };
  }
  const merged = isJsonObject(body) || body === undefined ? { ...body, ...common } : body;
  return { ...query, data: serialize ? encoded(merged) : JSON.stringify(merged) };
}

const encoded = (body: Json): string =>
  isJsonObject(body)
    ? new URLSearchParams(
        Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
      ).toString()
    : String(body);

function bodyOf({ data, headers, status }: AxiosResponse<unknown>): Json | undefined {
  if (typeof data !== 'string' || data.trim() === '') {
    if (status === 200 && typeof data !== 'string' && data !== undefined && data !== null) throw unreadable('no text');
    return undefined;
  }
  try {
    return JSON.parse(data) as Json;
  } catch {
    if (status >= 400) return undefined;
    throw unreadable(isCutShort(data) ? 'cut short' : `no JSON: ${String(headers['content-type'] ?? '')}`);
  }
}

function faultOfAxios(thrown: unknown) {
  const code = thrown instanceof AxiosError ? thrown.code : undefined;
  if (code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT) return timedOut(thrown);
  if (code === AxiosError.ERR_CANCELED) return aborted();
  // Over 500 the specification has no answers; ours say in words what the matter is.
  const answered = thrown instanceof AxiosError ? (thrown.response as AxiosResponse<unknown> | undefined) : undefined;
  if (answered) return faultOfStatus(answered.status, saidIn(bodyOf(answered)));
  return offline(thrown);
}

import { fail, ok, type Result } from './result.ts';

/**
 * Frames of the realtime channel: one WebSocket at `REALTIME_PATH`, one JSON text for each frame (docs/http.md). `topic` says whom a
 * body is for; bodies are unknown here.
 */
export const REALTIME_PATH = '/api/realtime';
/** Bytes of one frame, either way. */
export const MAX_FRAME = 65_536;
/** Milliseconds after opening within which `hello` must come. */
export const HELLO_WITHIN = 5_000;
/** Milliseconds for which the server keeps a window's news and answers after its socket dropped. */
export const KEPT_FOR = 60_000;

/** Codes a socket is closed with, besides 1001 (server stops) and 1012 (server starts again). */
export const CLOSED = {
  /** Nothing was heard in time. Sent by either side; the other one may come back within `KEPT_FOR`. */
  silent: 4001,
  /** The same window came with another socket; this one is of no use any more. */
  replaced: 4002,
  /** After `refused`. */
  refused: 4003,
} as const;

/** What a client sends over the socket. */
export type ClientFrame =
  /** First of all. `device` is the same for all windows of one browser. `after`: number of the last news that arrived. */
  | {
      readonly t: 'hello';
      readonly token: string;
      readonly device: string;
      readonly resume?: { readonly connection: string; readonly after: number };
    }
  /** `id` is a UUID: asked again, it is answered from memory. */
  | { readonly t: 'ask'; readonly id: string; readonly topic: string; readonly body: unknown }
  /** Sign of life. `closely`: the next one follows within a second, and silence is to be noticed at once. */
  | { readonly t: 'ping'; readonly closely?: boolean }
  /** News up to `n` arrived. */
  | { readonly t: 'ack'; readonly n: number }
  /** Goes for good. */
  | { readonly t: 'bye' };

/** `session-ended`: log in again. `busy`: wait before trying again. `not-understood`, `too-many`: trying again is of no use. */
export type RefusalCode = 'session-ended' | 'too-many' | 'not-understood' | 'busy';

/** What the server sends over the socket. */
export type ServerFrame =
  /** `resumed`: nothing was lost; otherwise the server knows nothing of an earlier connection. */
  | { readonly t: 'welcome'; readonly connection: string; readonly resumed: boolean }
  | { readonly t: 'answer'; readonly id: string; readonly body: unknown }
  /** `n` counts from 1 in each connection, without gaps. */
  | { readonly t: 'news'; readonly n: number; readonly topic: string; readonly body: unknown }
  | { readonly t: 'pong' }
  /** The socket is closed afterwards. `message` is a sentence for staff. */
  | { readonly t: 'refused'; readonly code: RefusalCode; readonly message: string };

type Members = { readonly [name: string]: unknown };
/** What a member must be; a name that ends with `?` may be absent. Other members are not allowed. */
type Shape = { readonly [name: string]: (value: unknown) => boolean };

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText =
  (max: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value !== '' && value.length <= max;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isTopic = (value: unknown): boolean => typeof value === 'string' && /^[a-z][a-z-]{0,30}$/.test(value);
const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
const isAnything = (value: unknown): boolean => value !== undefined;
const fits = (value: unknown, shape: Shape): boolean =>
  isMembers(value) &&
  Object.keys(value).every((name) => name in shape || `${name}?` in shape) &&
  Object.entries(shape).every(([name, isRight]) => {
    const optional = name.endsWith('?');
    const member = Object.hasOwn(value, optional ? name.slice(0, -1) : name)
      ? value[optional ? name.slice(0, -1) : name]
      : undefined;
    return optional && member === undefined ? true : isRight(member);
  });

const RESUME: Shape = { connection: isText(100), after: isCount };
const CLIENT: { readonly [T in ClientFrame['t']]: Shape } = {
  hello: { t: isAnything, token: isText(500), device: isText(100), 'resume?': (value) => fits(value, RESUME) },
  ask: { t: isAnything, id: isId, topic: isTopic, body: isAnything },
  ping: { t: isAnything, 'closely?': isFlag },
  ack: { t: isAnything, n: isCount },
  bye: { t: isAnything },
};
const REFUSALS: readonly unknown[] = ['session-ended', 'too-many', 'not-understood', 'busy'] satisfies RefusalCode[];
const SERVER: { readonly [T in ServerFrame['t']]: Shape } = {
  welcome: { t: isAnything, connection: isText(100), resumed: isFlag },
  answer: { t: isAnything, id: isId, body: isAnything },
  news: { t: isAnything, n: (value) => isCount(value) && value !== 0, topic: isTopic, body: isAnything },
  pong: { t: isAnything },
  refused: { t: isAnything, code: (value) => REFUSALS.includes(value), message: isText(1_000) },
};

/** Takes a text from a client apart; the failure says what is wrong with it, for a log. Never throws. */
export const readClientFrame = (text: string): Result<ClientFrame, string> => read<ClientFrame>(text, CLIENT);

/** Takes a text from the server apart. A frame of a kind this version does not know is a failure, too. */
export const readServerFrame = (text: string): Result<ServerFrame, string> => read<ServerFrame>(text, SERVER);

function read<Frame>(text: string, shapes: { readonly [kind: string]: Shape }): Result<Frame, string> {
  if (text.length > MAX_FRAME) return fail('too long');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail('not JSON');
  }
  const kind = isMembers(value) ? value['t'] : undefined;
  const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
  if (!shape) return fail('unknown kind of frame');
  return fits(value, shape) ? ok(value as Frame) : fail(`not a frame of kind ${String(kind)}`);
}

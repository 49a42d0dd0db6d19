import { randomUUID } from 'node:crypto';
import { REALTIME_PATH } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { openRawLine, writeInParts } from '../testing/raw-line.ts';

/** What is typed and what is long, deep, doubled or of another kind than meant. */
const NASTY: readonly unknown[] = [
  ...['', '\0', '\uD800', '__proto__', 'constructor', '𠮷', "'; drop table users; --", '9'.repeat(400)],
  ...[null, true, -1, 1e308, 2 ** 53, [], {}, [[]], { length: 1 }, JSON.parse('{"then":1}'), { toString: 1 }],
];
const anything = fc.oneof(fc.constantFrom(...NASTY), fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>);

/** Whom and what somebody may name who knows more than they should. */
export type Known = {
  readonly token: string;
  readonly callIds: readonly string[];
  readonly userIds: readonly string[];
  readonly connections: readonly string[];
};

const DO = ['log-in', 'log-out', 'invite', 'accept', 'reject', 'cancel', 'hang-up', 'rejoin', 'announce', 'relay'];

/** A command about calls as it should be, but for a member now and then. */
function commandOf({ callIds, userIds }: Known): fc.Arbitrary<unknown> {
  const maybe = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anything });
  const user = fc.constantFrom(...userIds);
  const members: { readonly [name: string]: fc.Arbitrary<unknown> } = {
    callId: maybe(fc.constantFrom(...callIds)),
    to: maybe(fc.oneof(user, fc.array(user, { minLength: 1, maxLength: 5 }))),
    userIds: maybe(fc.array(user, { maxLength: 8 })),
    kind: maybe(fc.constantFrom('audio', 'video')),
    device: maybe(fc.constantFrom('d', 'device-of-doctor')),
    because: maybe(fc.constantFrom('cancelled', 'no-answer')),
    ...{ busy: maybe(fc.boolean()), microphone: maybe(fc.boolean()), camera: maybe(fc.boolean()) },
    signal: anything,
  };
  const needs = new Map<string, readonly string[]>(
    Object.entries({
      'log-in': ['device'],
      'log-out': [],
      invite: ['callId', 'to', 'kind'],
      reject: ['callId', 'busy'],
      cancel: ['callId', 'because'],
      announce: ['callId', 'microphone', 'camera'],
      relay: ['callId', 'to', 'signal'],
      watch: ['userIds'],
    }),
  );
  return fc
    .constantFrom(...DO, 'watch', 'toString', '')
    .chain((what) =>
      fc
        .record(Object.fromEntries((needs.get(what) ?? ['callId']).map((name) => [name, members[name] ?? anything])))
        .map((rest) => ({ do: what, ...rest })),
    );
}

/** One frame a window sends: mostly such as are understood, some that are none. */
export function frameOf(known: Known): fc.Arbitrary<string | Uint8Array> {
  const ask = fc
    .record({
      id: fc.oneof(
        fc.constantFrom(...Array.from({ length: 5 }, () => randomUUID())),
        fc.uuid().map((id) => id),
      ),
      topic: fc.oneof(
        { weight: 6, arbitrary: fc.constant('call') },
        { weight: 3, arbitrary: fc.constantFrom('lists', 'uploads', 'sessions', 'constructor', 'call-tell', '') },
      ),
      body: fc.oneof({ weight: 6, arbitrary: commandOf(known) }, { weight: 2, arbitrary: anything }),
    })
    .map((frame) => JSON.stringify({ t: 'ask', ...frame }));
  const hello = fc
    .record({
      token: fc.constantFrom(known.token, 'x', '\0'),
      device: fc.constantFrom('device-1', 'device-of-doctor'),
      resume: fc.record({
        connection: fc.constantFrom(...known.connections, ''),
        after: fc.constantFrom(0, 1, 2 ** 50),
      }),
    })
    .map((frame) => JSON.stringify({ t: 'hello', ...frame }));
  const sign = fc.constantFrom(
    ...['{"t":"ping"}', '{"t":"ping","closely":true}', '{"t":"ack","n":0}', `{"t":"ack","n":${2 ** 53 - 1}}`],
    ...['{"t":"bye"}', '{"t":"ping","t":"bye"}'],
  );
  const none = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom('', '['.repeat(60_000), '{"t":'.repeat(10_000), `"${'x'.repeat(65_530)}"`, 'x'.repeat(70_000)),
    fc.uint8Array({ maxLength: 80 }),
  );
  return fc.oneof(
    { weight: 20, arbitrary: ask },
    { weight: 4, arbitrary: sign },
    { weight: 1, arbitrary: hello },
    { weight: 1, arbitrary: none },
  );
}

/** A frame of the protocol as bytes; what stands in its head need not be true. */
type RawFrame = {
  readonly first: number;
  readonly masked: boolean;
  readonly length: 'true' | '16 bits' | '64 bits' | 'more than there is' | 'beyond all numbers';
  readonly payload: Uint8Array;
};

function bytesOf({ first, masked, length, payload }: RawFrame): Buffer {
  const mask = Buffer.from([1, 2, 3, 4]);
  const said = length === 'more than there is' ? payload.length + 1_000 : payload.length;
  const wide = Buffer.alloc(8);
  wide.writeBigUInt64BE(length === 'beyond all numbers' ? 2n ** 63n - 1n : BigInt(said));
  const isShort = length === 'true' && said < 126;
  const isMiddle = length === '16 bits' || (length !== '64 bits' && length !== 'beyond all numbers' && said < 65_536);
  const code = isShort ? said : isMiddle ? 126 : 127;
  const size = isShort ? Buffer.alloc(0) : isMiddle ? wide.subarray(6) : wide;
  const body = masked ? Buffer.from(payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))) : Buffer.from(payload);
  return Buffer.concat([Buffer.from([first, (masked ? 0x80 : 0) | code]), size, masked ? mask : Buffer.alloc(0), body]);
}

const HEAD = [
  'Host: HOST',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];
/** Ways to ask for a socket; the first is the right one. */
const UPGRADES: readonly (readonly string[])[] = [
  [`GET ${REALTIME_PATH} HTTP/1.1`, ...HEAD],
  [`GET ${REALTIME_PATH}?token=x HTTP/1.1`, ...HEAD],
  [`POST ${REALTIME_PATH} HTTP/1.1`, ...HEAD, 'Content-Length: 5'],
  [`GET /api/v1/time HTTP/1.1`, ...HEAD],
  [`GET /api/v1/residents/resident-1/overview HTTP/1.1`, ...HEAD],
  [`GET ${REALTIME_PATH} HTTP/1.1`, ...HEAD.slice(0, 3)],
  [`GET ${REALTIME_PATH} HTTP/1.1`, ...HEAD.slice(0, 3), 'Sec-WebSocket-Version: 8', HEAD[4] ?? ''],
  [`GET ${REALTIME_PATH} HTTP/1.1`, ...HEAD, 'Origin: null'],
  [`GET ${REALTIME_PATH} HTTP/1.1`, ...HEAD, 'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99'],
  [`GET ${REALTIME_PATH} HTTP/1.0`, ...HEAD],
  [`GET http://evil.example${REALTIME_PATH} HTTP/1.1`, ...HEAD],
  [`GET ${REALTIME_PATH}/%00 HTTP/1.1`, ...HEAD],
];

/** Everything somebody writes to a socket of the server, and how it is cut. */
export type RawScript = {
  readonly upgrade: readonly string[];
  readonly bytes: Buffer;
  /** After how many bytes each write ends. */
  readonly cuts: readonly number[];
  /** Whether the last bytes are never sent. */
  readonly short: number;
  readonly ending: 'end' | 'destroy';
};

/** Bytes as frames, half frames and no frames, of who has no session: `texts` are what frames may say. */
export function rawScript(texts: fc.Arbitrary<string | Uint8Array>): fc.Arbitrary<RawScript> {
  const frame = fc
    .record({
      first: fc.oneof(
        { weight: 8, arbitrary: fc.constant(0x81) },
        { weight: 4, arbitrary: fc.constantFrom(0x01, 0x80, 0x82, 0x88, 0x89, 0x8a, 0x00, 0xc1, 0x09) },
        { weight: 1, arbitrary: fc.nat(255) },
      ),
      masked: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
      length: fc.oneof(
        { weight: 12, arbitrary: fc.constant('true' as const) },
        {
          weight: 3,
          arbitrary: fc.constantFrom(...(['16 bits', '64 bits', 'more than there is', 'beyond all numbers'] as const)),
        },
      ),
      payload: texts.map((text) => (typeof text === 'string' ? Buffer.from(text) : text)),
    })
    .map(bytesOf);
  const part = fc.oneof(
    { weight: 12, arbitrary: frame },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
  );
  return fc.record({
    upgrade: fc.oneof(
      { weight: 12, arbitrary: fc.constant(UPGRADES[0] ?? []) },
      { weight: 3, arbitrary: fc.constantFrom(...UPGRADES) },
    ),
    bytes: fc.array(part, { maxLength: 8 }).map((parts) => Buffer.concat(parts)),
    cuts: fc.array(fc.nat(200), { maxLength: 6 }),
    short: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(40) }),
    ending: fc.constantFrom('end', 'end', 'destroy'),
  });
}

/** What the server said: the first line of its answer, the texts of its frames, and whether only we closed the line. */
export type RawAnswer = { readonly status: string; readonly texts: readonly string[]; readonly isLeftOpen: boolean };

/** The texts in frames of a server, which masks none and splits none. What it answers to pings of the protocol is their own bytes. */
function textsIn(bytes: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at + 2 <= bytes.length;) {
    const short = (bytes[at + 1] ?? 0) & 0x7f;
    const head = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (at + head > bytes.length) break;
    const size =
      short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short;
    if (bytes[at] === 0x81) texts.push(bytes.toString('utf8', at + head, at + head + size));
    at += head + size;
  }
  return texts;
}

const headOf = (upgrade: readonly string[], url: string): string =>
  `${upgrade.join('\r\n').replace('HOST', new URL(url).host)}\r\n\r\n`;

/** Plays it over a line of its own, until that is closed. */
export async function playRaw(url: string, { upgrade, bytes, cuts, short, ending }: RawScript): Promise<RawAnswer> {
  const { line, ended } = await openRawLine(url);
  line.write(headOf(upgrade, url));
  await writeInParts(line, bytes.subarray(0, Math.max(0, bytes.length - short)), cuts);
  if (ending === 'destroy') line.destroy();
  else line.end();
  const { said, isLeftOpen } = await ended;
  const head = said.indexOf('\r\n\r\n');
  const status = said.toString('latin1', 0, 12);
  return { status, texts: status.endsWith('101') ? textsIn(said.subarray(head + 4)) : [], isLeftOpen };
}

/** Pings of the protocol, up to so many megabytes of them, by somebody who reads no answer. */
export async function floodWithPings(url: string, megabytes: number): Promise<'cut off' | 'all answered'> {
  const { line, ended } = await openRawLine(url);
  line.pause();
  line.write(headOf(UPGRADES[0] ?? [], url));
  const ping = bytesOf({ first: 0x89, masked: true, length: 'true', payload: new Uint8Array(125) });
  const many = Buffer.concat(Array.from({ length: 8_000 }, () => ping));
  for (let sent = 0; sent < megabytes && !line.destroyed; sent += 1)
    if (!line.write(many)) await Promise.race([new Promise<void>((done) => line.once('drain', done)), ended]);
  if (line.destroyed) return 'cut off';
  line.destroy();
  return 'all answered';
}

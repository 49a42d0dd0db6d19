import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeUuidV7 } from '@gongwei/domain/shared';
import { openRealtime, type RealtimeClient } from '../testing/realtime-client.ts';
import { systemRandom } from '../shared/random-source.ts';
import { measure, smoke, verdict } from './measure.ts';
import type { BenchAnswer, BenchQuestion } from './realtime-server.ts';

/**
 * 500 windows of people who can be called, on one server over the embedded database: what they cost, and how long a ring takes from one
 * window to the other. `realtime.bench.ts [windows = 500]`. Ends with 1 when a limit is broken.
 */
const windows = Number(process.argv[2] ?? (smoke ? 4 : 500));
const [MEGABYTES, RING_MS, CALLS] = [300, 50, smoke ? 2 : 200];
const inMegabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`;
const newCall = (): string => makeUuidV7(Date.now(), systemRandom.bytes(10));

const folder = mkdtempSync(join(tmpdir(), 'gongwei-realtime-'));
const begin = (...words: readonly string[]) =>
  fork(join(import.meta.dirname, 'realtime-server.ts'), [folder, ...words]);
// Filling a county takes memory that serving one does not.
await once(begin(), 'exit');
const server = begin(String(windows));
const heard = async (): Promise<BenchAnswer> => (await once(server, 'message'))[0] as BenchAnswer;
const ask = async (question: BenchQuestion): Promise<number> => {
  server.send(question);
  const answer = await heard();
  return 'value' in answer ? answer.value : Number.NaN;
};
const begun = await heard();
if (!('url' in begun)) throw new Error('the server did not begin');
const { url, tokens } = begun;
const before = await ask('memory');

const clients: RealtimeClient[] = [];
const connecting = performance.now();
for (const token of tokens) {
  const client = await openRealtime(url);
  await client.hello({ token, device: token.slice(0, 8) });
  await client.call({ do: 'log-in', device: token.slice(0, 8) });
  clients.push(client);
}
console.log(`${windows} windows signed in within ${((performance.now() - connecting) / 1_000).toFixed(1)} s`);
const stopPings = setInterval(() => clients.forEach((client) => client.send({ t: 'ping' })), 15_000);
const [caller, callee] = [clients[0]!, clients[1]!];

/** One whole call; `rang` is told when the invitation arrived. */
async function callOnce(from: RealtimeClient, to: RealtimeClient, toId: string, rang = (): void => {}): Promise<void> {
  const callId = newCall();
  const invited = to.news('invited').then(rang);
  await from.call({ do: 'invite', callId, to: [toId], kind: 'audio' });
  await invited;
  await to.call({ do: 'accept', callId });
  await from.news('entered');
  await from.call({ do: 'hang-up', callId });
  await to.news('dissolved');
}
const rings: number[] = [];
const whole = await measure('a whole call, all others silent', CALLS, RING_MS * 4, async () => {
  const from = performance.now();
  await callOnce(caller, callee, 'bench-1', () => rings.push(performance.now() - from));
});
console.log(whole.line);
/** Everybody calls their neighbour within a second. */
const pairs = Array.from({ length: Math.floor(windows / 2) }, (_, at) => at * 2);
const busy: number[] = [];
await Promise.all(
  pairs.map(async (at) => {
    await new Promise((later) => setTimeout(later, Math.random() * 1_000));
    const from = performance.now();
    await callOnce(clients[at]!, clients[at + 1]!, `bench-${at + 1}`, () => busy.push(performance.now() - from));
  }),
);
const told = (name: string, times: readonly number[]): boolean => {
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  console.log(`${name.padEnd(48)} p95 ${p95.toFixed(1)} ms of ${times.length}   limit ${RING_MS} ms`);
  return p95 <= RING_MS;
};
const ringsInTime = told('an invitation, one call after the other', rings);
told(`an invitation, ${pairs.length} calls within a second`, busy);
const after = await ask('memory');
console.log(
  `memory of ${windows} windows and their calls: ${inMegabytes(after - before)}   limit ${MEGABYTES} MB` +
    `   (the process and its embedded database: ${inMegabytes(before)} before, ${inMegabytes(after)} after)`,
);
let running = await ask('running-calls');
for (let tries = 0; running > 0 && tries < 50; tries += 1) running = await ask('running-calls');
console.log(`calls that did not end: ${running}`);
clearInterval(stopPings);
for (const client of clients) client.close();
server.send('stop' satisfies BenchQuestion);
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
process.exitCode = verdict(ringsInTime && running === 0 && after - before <= MEGABYTES * 1_048_576);

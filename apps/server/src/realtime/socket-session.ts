import { HELLO_WITHIN, readClientFrame, type ClientFrame } from '@gongwei/domain/shared';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import type { Connection, OpenSocket } from './connection.ts';
import type { RealtimeHub } from './hub.ts';
import { CHARACTERS_BEFORE, FRAMES_A_SECOND, FRAMES_AT_ONCE, FRAMES_BEFORE } from './realtime-limits.ts';
import { refuse } from './refuse.ts';
import { createTokenBucket } from './token-bucket.ts';

/** Who a token belongs to, and the session as it is stored; `undefined` where it is not good. */
export type SessionOfToken = (
  token: string,
) => Promise<{ readonly userId: string; readonly session: string } | undefined>;

/** What one socket says from opening to closing: first who it is, then everything else. */
export function createSocketSession(
  socket: OpenSocket,
  {
    hub,
    clock,
    timers,
    sessionOf,
  }: {
    readonly hub: RealtimeHub;
    readonly clock: ServerClock;
    readonly timers: ServerTimers;
    readonly sessionOf: SessionOfToken;
  },
) {
  const now = (): number => clock.now().getTime();
  const bucket = createTokenBucket(FRAMES_AT_ONCE, FRAMES_A_SECOND, now());
  const waiting: { readonly frame: ClientFrame; readonly characters: number }[] = [];
  let connection: Connection | undefined;
  let state: 'new' | 'entering' | 'in' | 'over' = 'new';
  const stopWaiting = timers.after(HELLO_WITHIN, () => {
    if (state !== 'in') end('not-understood');
  });

  function end(why: 'not-understood' | 'busy' | 'session-ended'): void {
    if (state === 'over') return;
    state = 'over';
    waiting.length = 0;
    stopWaiting();
    refuse(socket, why);
    // It misbehaves, its window does not: that may come back.
    if (connection) hub.drop(connection, socket, 'silent');
  }

  async function enter(hello: ClientFrame & { readonly t: 'hello' }): Promise<void> {
    state = 'entering';
    const found = await sessionOf(hello.token).catch(() => 'unknown' as const);
    if ((state as string) === 'over') return;
    if (found === 'unknown') return end('busy');
    if (!found) return end('session-ended');
    stopWaiting();
    connection = hub.enter(socket, hello, found.userId, found.session);
    state = connection ? 'in' : 'over';
    for (const { frame, characters } of waiting.splice(0)) pass(frame, characters);
  }

  /** Kept until it is known who says it: little, as it may be anybody. */
  function keep(frame: ClientFrame, characters: number): void {
    waiting.push({ frame, characters });
    const all = waiting.reduce((sum, one) => sum + one.characters, 0);
    if (waiting.length > FRAMES_BEFORE || all > CHARACTERS_BEFORE) end('busy');
  }

  function pass(frame: ClientFrame, characters: number): void {
    if (state === 'over') return;
    if (state === 'entering' && frame.t !== 'hello') return keep(frame, characters);
    if (state === 'new' && frame.t === 'hello') return void enter(frame);
    if (!connection || frame.t === 'hello') return end('not-understood');
    // A socket whose window has another one by now.
    if (connection.socket() !== socket) return;
    if (!hub.hear(connection, frame, characters)) end('busy');
  }

  return {
    heard(text: string): void {
      if (state === 'over') return;
      if (!bucket.take(now())) return end('busy');
      const frame = readClientFrame(text);
      if (frame.ok) pass(frame.value, text.length);
      else end('not-understood');
    },
    /** `cause`: `silent` where the other end said that it had heard nothing for too long. */
    closed(cause: 'closed' | 'silent'): void {
      stopWaiting();
      if (state === 'in' && connection) hub.drop(connection, socket, cause);
      state = 'over';
    },
  };
}

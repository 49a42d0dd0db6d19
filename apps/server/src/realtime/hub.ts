import type { DropCause } from '@gongwei/domain/call';
import { CLOSED, type ClientFrame } from '@gongwei/domain/shared';
import type { ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import { createConnection, type Connection, type OpenSocket, type RealtimeWindow } from './connection.ts';
import { CONNECTIONS_PER_USER } from './realtime-limits.ts';
import { refuse } from './refuse.ts';
import { createSilenceWatch } from './silence-watch.ts';

/** Whom the bodies of a topic are for. */
export type TopicHandler = {
  /** Asks of a window come one after the other. A rejection is answered as a failure of the server. */
  readonly ask: (window: RealtimeWindow, body: unknown) => Promise<unknown>;
  /** Its socket is gone; it may come back within `KEPT_FOR`. */
  readonly dropped?: (window: RealtimeWindow, cause: DropCause) => void;
  /** It is back, and nothing was lost. */
  readonly back?: (window: RealtimeWindow) => void;
  /** It will not come back. */
  readonly gone?: (window: RealtimeWindow) => void;
};

type Hello = ClientFrame & { readonly t: 'hello' };
export type RealtimeHub = ReturnType<typeof createHub>;

/** All windows that are connected to this process, and those that may come back. */
export function createHub({
  clock,
  timers,
  newId,
  failed,
}: {
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  readonly newId: () => string;
  /** A handler rejected; gives what is answered. */
  readonly failed: (error: unknown, window: RealtimeWindow) => unknown;
}) {
  const connections = new Map<string, Connection>();
  const topics = new Map<string, TopicHandler>();
  let closing = false;
  const now = (): number => clock.now().getTime();
  const each = (name: 'back' | 'gone', { window }: Connection): void =>
    topics.forEach((handler) => handler[name]?.(window));
  const watch = createSilenceWatch({
    ...{ clock, timers, connections },
    silent(connection, socket) {
      socket.close(CLOSED.silent, 'silent');
      drop(connection, socket, 'silent');
    },
    lost: forget,
  });

  function drop(connection: Connection, socket: OpenSocket, cause: DropCause): void {
    // A socket that was replaced has nothing more to say about its window.
    if (closing || connection.socket() !== socket) return;
    connection.detach();
    connection.droppedAt = now();
    topics.forEach((handler) => handler.dropped?.(connection.window, cause));
  }

  function forget(connection: Connection): void {
    if (!connections.delete(connection.window.connection)) return;
    // One that is left open would be counted and watched by nobody.
    connection.socket()?.close(1000, 'over');
    connection.detach();
    each('gone', connection);
  }

  /** `false`: it is no window of this process. */
  function tell(id: string, topic: string, body: unknown): boolean {
    const connection = connections.get(id);
    if (!connection) return false;
    connection.tell(topic, body);
    if (connection.isBehind()) {
      connection.socket()?.close(CLOSED.silent, 'too far behind');
      forget(connection);
    }
    return true;
  }

  /** One more of a user who has as many as are held takes the place of one whose socket is gone. */
  function makeRoom(userId: string): boolean {
    const own = [...connections.values()].filter(({ window }) => window.userId === userId);
    if (own.length < CONNECTIONS_PER_USER) return true;
    const gone = own.find((connection) => !connection.socket());
    if (gone) forget(gone);
    return gone !== undefined;
  }

  /** What is no question. */
  function hearSign(connection: Connection, frame: Exclude<ClientFrame, Hello | { readonly t: 'ask' }>): void {
    if (frame.t === 'ack') return connection.arrived(frame.n);
    if (frame.t === 'bye') return forget(connection);
    connection.closely = frame.closely === true;
    connection.usedSince ||= connection.closely;
    connection.send('{"t":"pong"}');
  }

  return {
    /** Says whom a topic is for. */
    handle: (topic: string, handler: TopicHandler): void => void topics.set(topic, handler),
    tell,
    /** A window says hello, and its session is good. `undefined`: refused. */
    enter(socket: OpenSocket, { device, resume }: Hello, userId: string, session: string): Connection | undefined {
      const known = resume && connections.get(resume.connection);
      const same = known?.window.userId === userId && known.window.device === device;
      if (known && same && known.canResumeAfter(resume.after)) {
        const old = known.socket();
        known.attach(socket);
        old?.close(CLOSED.replaced, 'replaced');
        [known.heardAt, known.droppedAt, known.session] = [now(), undefined, session];
        known.send(JSON.stringify({ t: 'welcome', connection: known.window.connection, resumed: true }));
        known.repeat(resume.after);
        each('back', known);
        return known;
      }
      if (known && same) {
        known.socket()?.close(CLOSED.replaced, 'replaced');
        forget(known);
      }
      if (!makeRoom(userId)) return void refuse(socket, 'too-many');
      const connection = createConnection({ connection: newId(), userId, device }, session);
      connection.attach(socket);
      connection.heardAt = now();
      connections.set(connection.window.connection, connection);
      watch.begin();
      connection.send(JSON.stringify({ t: 'welcome', connection: connection.window.connection, resumed: false }));
      return connection;
    },
    /** A frame of a window that has been let in, and how long it was. `false`: it asks for more than is held for it. */
    hear(connection: Connection, frame: Exclude<ClientFrame, Hello>, characters: number): boolean {
      connection.heardAt = now();
      if (frame.t !== 'ask') {
        hearSign(connection, frame);
        return true;
      }
      connection.usedSince = true;
      const handler = topics.get(frame.topic);
      return connection.ask(frame.id, characters, async () => {
        try {
          return await (handler ? handler.ask(connection.window, frame.body) : UNKNOWN_TOPIC);
        } catch (error) {
          return failed(error, connection.window);
        }
      });
    },
    drop,
    /** Its session ended. */
    expel(connection: Connection): void {
      const socket = connection.socket();
      if (socket) refuse(socket, 'session-ended');
      forget(connection);
    },
    /** `down`: its socket is gone, it may come back. */
    standingOf(id: string): 'up' | 'down' | 'gone' {
      const connection = connections.get(id);
      if (!connection) return 'gone';
      return connection.socket() ? 'up' : 'down';
    },
    /** All windows come back with a new beginning: what was known of them is known no more. */
    beginAnew(): void {
      for (const connection of [...connections.values()]) {
        connection.socket()?.close(1012, 'restart');
        forget(connection);
      }
    },
    all: (): readonly Connection[] => [...connections.values()],
    /**
     * Sends everybody away: the server starts again, and they come back to the next one. Nobody is told to have left. Over when what
     * was asked is done.
     */
    async close(): Promise<void> {
      closing = true;
      watch.end();
      const all = [...connections.values()];
      for (const connection of all) connection.socket()?.close(1012, 'restart');
      await Promise.all(all.map((connection) => connection.done()));
      connections.clear();
    },
  };
}

const UNKNOWN_TOPIC = { ok: false, code: 'invalid', message: '请求的内容不正确' } as const;

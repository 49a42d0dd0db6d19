import { createAskQueue } from './ask-queue.ts';
import { createNewsBuffer } from './news-buffer.ts';
import { BYTES_UNSENT } from './realtime-limits.ts';

/** An open socket, as the hub needs it. */
export type OpenSocket = {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes not yet taken by the system. */
  unsent(): number;
};

/** Who is at the other end. `device` is the same for all windows of a browser. */
export type RealtimeWindow = { readonly connection: string; readonly userId: string; readonly device: string };

export type Connection = ReturnType<typeof createConnection>;

/** One window over all its sockets: what it was told and did not yet acknowledge, what it was answered. */
export function createConnection(window: RealtimeWindow, session: string) {
  const news = createNewsBuffer();
  let socket: OpenSocket | undefined;
  const send = (text: string): void => {
    if (!socket) return;
    // Who reads nothing is cut off; what they missed waits for them.
    if (socket.unsent() > BYTES_UNSENT) socket.close(4001, 'too slow');
    else socket.send(text);
  };
  const asks = createAskQueue(send);
  return {
    window,
    /** The session it was opened with, as it is stored. */
    session,
    /** When something was last heard, and asked, in milliseconds. */
    heardAt: 0,
    usedSince: false,
    closely: false,
    droppedAt: undefined as number | undefined,
    socket: () => socket,
    attach(next: OpenSocket): void {
      socket = next;
    },
    detach(): void {
      socket = undefined;
    },
    send,
    tell(topic: string, body: unknown): void {
      send(news.add(topic, body));
    },
    arrived: news.arrived,
    canResumeAfter: news.canResumeAfter,
    isBehind: news.isTooLong,
    /** Sends again what was not acknowledged. */
    repeat(after: number): void {
      news.arrived(after);
      for (const text of news.all()) send(text);
    },
    ask: asks.ask,
    done: asks.done,
  };
}

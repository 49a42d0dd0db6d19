import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { CallAnswer, CallCommand, CallNews } from '@gongwei/domain/call';
import { CALL_TOPIC } from '@gongwei/domain/call';
import { readServerFrame, REALTIME_PATH, type ClientFrame, type ServerFrame } from '@gongwei/domain/shared';
import { WebSocket } from 'ws';
import { logIn } from './test-client.ts';

type Hello = {
  readonly token: string;
  readonly device?: string;
  readonly resume?: { connection: string; after: number };
};
type News = ServerFrame & { readonly t: 'news' };

/** One socket to the realtime channel, frame by frame. */
export type RealtimeClient = Awaited<ReturnType<typeof openRealtime>>;

type RealtimeOptions = {
  /** As a browser would send it. */
  readonly origin?: string;
  /** Told of every frame, either way. */
  readonly heard?: (frame: ClientFrame | ServerFrame, from: 'client' | 'server') => void;
};

/** Opens a socket; everything that arrives is kept until it is asked for. */
export async function openRealtime(url: string, { origin, heard }: RealtimeOptions = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${REALTIME_PATH}`, { ...(origin ? { origin } : {}) });
  const frames: ServerFrame[] = [];
  let closed: number | undefined;
  let arrived = (): void => {};
  socket.on('message', (data) => {
    const frame = readServerFrame(String(data));
    if (!frame.ok) throw new Error(`server sent ${String(data)}: ${frame.failure}`);
    heard?.(frame.value, 'server');
    frames.push(frame.value);
    arrived();
  });
  socket.on('close', (code) => {
    closed = code;
    arrived();
  });
  socket.on('error', () => {});
  await Promise.race([once(socket, 'open'), once(socket, 'close').then(() => Promise.reject(new Error('refused')))]);
  const send = (frame: ClientFrame): void => {
    heard?.(frame, 'client');
    socket.send(JSON.stringify(frame));
  };
  const sendText = (text: string | Uint8Array): void => socket.send(text);

  /** Takes the first frame out that is meant, and waits for it. */
  async function take<Frame extends ServerFrame>(isMeant: (frame: ServerFrame) => frame is Frame): Promise<Frame> {
    for (;;) {
      const at = frames.findIndex(isMeant);
      if (at >= 0) return frames.splice(at, 1)[0] as Frame;
      if (closed !== undefined) throw new Error(`closed with ${closed}`);
      await new Promise<void>((done) => (arrived = done));
    }
  }
  const takeKind = <Kind extends ServerFrame['t']>(kind: Kind): Promise<ServerFrame & { t: Kind }> =>
    take((frame): frame is ServerFrame & { t: Kind } => frame.t === kind);
  const ask = async (topic: string, body: unknown, id: string = randomUUID()): Promise<unknown> => {
    send({ t: 'ask', id, topic, body });
    return (await take((frame): frame is ServerFrame & { t: 'answer' } => frame.t === 'answer' && frame.id === id))
      .body;
  };
  return {
    send,
    sendText,
    ask,
    take: takeKind,
    hello: async ({ token, device = 'device-1', resume }: Hello) => {
      send({ t: 'hello', token, device, ...(resume ? { resume } : {}) });
      return takeKind('welcome');
    },
    call: (command: CallCommand): Promise<CallAnswer> => ask(CALL_TOPIC, command) as Promise<CallAnswer>,
    /** The next news about calls, of a kind where one is named. */
    news: async <Kind extends CallNews['news']>(kind?: Kind): Promise<CallNews & { news: Kind }> => {
      const isMeant = (frame: ServerFrame): frame is News =>
        frame.t === 'news' && (kind === undefined || (frame.body as CallNews).news === kind);
      return (await take(isMeant)).body as CallNews & { news: Kind };
    },
    /** What arrived and was not taken. */
    left: (): readonly ServerFrame[] => frames,
    /** The code it was closed with. */
    closed: async (): Promise<number> => {
      while (closed === undefined) await new Promise<void>((done) => (arrived = done));
      return closed;
    },
    close: (code?: number): void => socket.close(code),
    /** As when the browser is killed. */
    kill: (): void => socket.terminate(),
  };
}

/** A window of somebody who can be called: logged in to the platform and to calling. */
export async function openCallWindow(url: string, username: string, device = `device-of-${username}`) {
  const { token } = (await logIn(url, username)).body;
  const client = await openRealtime(url);
  const { connection } = await client.hello({ token, device });
  await client.call({ do: 'log-in', device });
  return { ...client, token, device, connection, userId: username };
}

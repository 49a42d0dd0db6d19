import { readServerFrame, type ClientFrame, type ServerFrame } from '@gongwei/domain/shared';

/** What of the browser's WebSocket is used. */
export type BrowserSocket = Pick<
  WebSocket,
  'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'
>;

/** `WebSocket.OPEN`, which only browsers name. */
const OPEN = 1;

/** One socket from its first attempt to its end. After `end` nothing is heard of it any more. */
export type SocketLine = {
  say(frame: ClientFrame): void;
  end(code: number): void;
};

type Ears = {
  /** A frame the decoder took; anything else is `garbage`. */
  frame(frame: ServerFrame): void;
  garbage(): void;
  /** It closed by itself, or never opened. */
  closed(): void;
};

/** Throws where the browser refuses the address at once. */
export function openLine(create: () => BrowserSocket, hello: ClientFrame, ears: Ears): SocketLine {
  const socket = create();
  const say = (frame: ClientFrame): void => {
    if (socket.readyState === OPEN) socket.send(JSON.stringify(frame));
  };
  const deafen = (): void => {
    socket.onopen = socket.onmessage = socket.onclose = null;
  };
  socket.onopen = () => say(hello);
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    const read = typeof data === 'string' ? readServerFrame(data) : undefined;
    if (read?.ok) ears.frame(read.value);
    else ears.garbage();
  };
  // An error is always followed by a close, which is the one that is heard.
  socket.onclose = () => {
    deafen();
    ears.closed();
  };
  return {
    say,
    end(code) {
      deafen();
      socket.close(code);
    },
  };
}

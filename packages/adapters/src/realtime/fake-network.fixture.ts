import type { Clock } from '@gongwei/application/shared';
import type { BrowserSocket } from './socket-line.ts';

/** The server's side of a socket. */
export type ServerEnd = {
  say(text: string): void;
  /** Closes from this side; the browser is told. */
  close(code: number): void;
  onText: (text: string) => void;
  onClose: () => void;
};

type Pipe = { push(item: () => void): void; pump(): void };

/**
 * A network between browser sockets and a server, as TCP is: in order, late, and while it is silent everything waits and arrives
 * afterwards, also what was sent by a side that has long given up. Sockets behave as a browser's: states, codes, events never at once.
 */
export function createFakeNetwork(clock: Clock, accept: (end: ServerEnd) => void) {
  const pipes = new Set<Pipe>();
  const network = { delay: 5, silent: false, refusing: false, opened: 0 };
  const resets = new Set<() => void>();

  const createPipe = (): Pipe => {
    const waiting: (() => void)[] = [];
    const pipe = {
      push(item: () => void) {
        waiting.push(item);
        clock.after(network.delay, pipe.pump);
      },
      pump() {
        if (!network.silent) waiting.shift()?.();
      },
    };
    const drained = { ...pipe, pump: () => waiting.splice(0).forEach((item) => item()) };
    pipes.add(drained);
    return pipe;
  };

  const socket = (): BrowserSocket => {
    network.opened += 1;
    const [up, down] = [createPipe(), createPipe()];
    let readyState = 0;
    const end: ServerEnd = {
      say: (text) => down.push(() => readyState === 1 && made.onmessage?.call(made as WebSocket, message(text))),
      close: (code) => down.push(() => over(code)),
      onText: () => {},
      onClose: () => {},
    };
    const over = (code: number): void => {
      if (readyState === 3) return;
      readyState = 3;
      resets.delete(reset);
      end.onClose();
      made.onclose?.call(made as WebSocket, Object.assign(new Event('close'), { code }) as CloseEvent);
    };
    const reset = (): void => over(1006);
    const made: BrowserSocket = {
      get readyState() {
        return readyState as 0 | 1 | 2 | 3;
      },
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send(text) {
        if (readyState === 0) throw new DOMException('Still in CONNECTING state', 'InvalidStateError');
        if (readyState === 1) up.push(() => end.onText(String(text)));
      },
      close(code = 1000) {
        if (code !== 1000 && (code < 3000 || code > 4999)) throw new DOMException('code', 'InvalidAccessError');
        if (readyState >= 2) return;
        readyState = 2;
        // The other side hears of it when the network lets it through, after all that was sent before, and answers.
        up.push(() => {
          end.onClose();
          down.push(() => over(code));
        });
      },
    };
    resets.add(reset);
    down.push(() => {
      if (network.refusing) return over(1006);
      if (readyState !== 0) return;
      readyState = 1;
      accept(end);
      made.onopen?.call(made as WebSocket, new Event('open'));
    });
    return made;
  };

  return Object.assign(network, {
    socket,
    /** Nothing gets through until `heal`. */
    silence: () => void (network.silent = true),
    heal() {
      network.silent = false;
      for (const pipe of pipes) pipe.pump();
    },
    /** Every socket is torn off; both sides notice, and what was under way is lost. */
    cut() {
      pipes.clear();
      for (const reset of [...resets]) reset();
    },
  });
}

const message = (data: string): MessageEvent => Object.assign(new Event('message'), { data }) as MessageEvent;

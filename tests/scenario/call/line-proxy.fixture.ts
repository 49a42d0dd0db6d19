import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A cable between browsers and a server, which can be torn, or go dead without a word. */
export type LineProxy = {
  /** In place of the server's. */
  readonly url: string;
  /** Everything that goes through is torn off; both sides notice. */
  cut(): void;
  /** Nothing gets through any more, and nobody is told. What is sent waits, as it does in TCP. */
  silence(): void;
  heal(): void;
  close(): Promise<void>;
};

export async function openLineProxy(server: string): Promise<LineProxy> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  let silent = false;
  const carry = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (data) => to.write(data));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (silent) from.pause();
  };
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    carry(near, far);
    carry(far, near);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = (): void => [...sockets].forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut,
    silence() {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    heal() {
      silent = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      cut();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

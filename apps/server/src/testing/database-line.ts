import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { vi, expect } from 'vitest';

/** A line to a database that can be torn or held up. Bytes held up are lost, as on a line that never comes back. */
export async function openDatabaseLine(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let [opened, holding, held] = [0, false, 0];
  const server = createServer((near) => {
    opened += 1;
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (data) => (holding ? (held += 1) : far.write(data)));
    far.on('data', (data) => (holding ? undefined : near.write(data)));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  const tear = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    /** Connections made so far. */
    opened: (): number => opened,
    tear,
    /** Nothing comes through any more, and nobody is told. */
    hang: (): void => void (holding = true),
    /** New connections carry again; those that hung are torn. */
    resume(): void {
      tear();
      holding = false;
    },
    /** Tears it while a question is on its way. */
    async tearInTheMiddle(): Promise<void> {
      [holding, held] = [true, 0];
      await vi.waitFor(() => expect(held).toBeGreaterThan(0), { timeout: 5_000 });
      holding = false;
      tear();
    },
    close(): void {
      tear();
      server.close();
    },
  };
}

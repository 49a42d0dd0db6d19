import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of several processes: each connection goes to the next of them that takes it. */
export async function openBalancingProxy(ports: readonly number[]) {
  const sockets = new Set<Socket>();
  let turn = 0;
  const pass = (near: Socket, left: number): void => {
    const far = connect(ports[(turn += 1) % ports.length] ?? 0, '127.0.0.1');
    sockets.add(far);
    far.once('connect', () => {
      near.pipe(far).pipe(near);
      far.once('close', () => near.destroy());
      near.once('close', () => far.destroy());
    });
    far.on('error', () => {
      if (far.readyState !== 'open' && left > 0 && far.bytesRead === 0 && far.bytesWritten === 0) pass(near, left - 1);
      else near.destroy();
    });
    far.once('close', () => sockets.delete(far));
  };
  const server = createServer((near) => {
    near.on('error', () => {});
    pass(near, ports.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

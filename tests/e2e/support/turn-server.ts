import { spawn, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { turnserver } from '../../../tools/lib/coturn.ts';

/** A coturn of one's own on this machine: what the product's manual says, but for peers on loopback, which the browsers of a test are. */
export type TurnServer = {
  readonly port: number;
  /** Ends it and starts it on the same port: ways through it are gone, and it lets in whoever has a password made with `secret`. */
  restart(secret: string): Promise<void>;
  stop(): Promise<void>;
};

const LOOPBACK = '127.0.0.1';

export async function startTurnServer(secret: string): Promise<TurnServer> {
  if (!existsSync(turnserver()))
    throw new Error('没有 coturn：请安装（apt-get install coturn），或用环境变量 TURNSERVER 指明 turnserver 在哪里。');
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-e2e-turn-'));
  const port = await freePort();
  let running: ChildProcess | undefined;

  const start = async (shared: string): Promise<void> => {
    const file = join(folder, 'turnserver.conf');
    writeFileSync(file, configuration(folder, port, shared), { mode: 0o600 });
    running = spawn(turnserver(), ['-c', file], { stdio: 'ignore' });
    await answers(port, running);
  };
  const end = async (): Promise<void> => {
    const ending = running;
    running = undefined;
    if (!ending || ending.exitCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGKILL');
    await ended;
  };
  await start(secret);
  return {
    port,
    async restart(shared) {
      await end();
      await start(shared);
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (folder: string, port: number, secret: string): string =>
  [
    ...[`listening-ip=${LOOPBACK}`, `relay-ip=${LOOPBACK}`, `listening-port=${port}`],
    ...['realm=gongwei.test', 'fingerprint', 'use-auth-secret', `static-auth-secret=${secret}`],
    ...['user-quota=50', 'no-multicast-peers', 'allow-loopback-peers', 'no-cli', 'no-tls', 'no-dtls'],
    ...[`userdb=${folder}/turndb`, `pidfile=${folder}/pid`, `log-file=${folder}/log`, 'simple-log'],
  ].join('\n');

/** A port nobody listens on, by TCP and UDP. */
async function freePort(): Promise<number> {
  const [tcp, udp] = [createServer(), createSocket('udp4')];
  tcp.listen(0, LOOPBACK);
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  try {
    udp.bind(port, LOOPBACK);
    await once(udp, 'listening');
    return port;
  } catch {
    return await freePort();
  } finally {
    udp.close();
    tcp.close();
    await once(tcp, 'close');
  }
}

/** A STUN binding request (RFC 5389, section 6), which needs no password. */
const ASK = Buffer.from('000100002112a442676f6e677765692d74657374', 'hex');

/** Asks until it answers. Rejects when it ends before. */
async function answers(port: number, server: ChildProcess): Promise<void> {
  const socket = createSocket('udp4');
  const ask = (): void => socket.send(ASK, port, LOOPBACK);
  // A port that is not open yet is told as an error.
  socket.on('error', () => {});
  const asking = setInterval(ask, 50);
  try {
    const ended = once(server, 'exit').then(([code]) => {
      throw new Error(`turnserver ended with ${String(code)} before it answered`);
    });
    await Promise.race([once(socket, 'message'), ended]);
  } finally {
    clearInterval(asking);
    socket.close();
  }
}

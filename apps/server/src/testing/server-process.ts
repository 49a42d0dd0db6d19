import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeArguments } from '../programs.ts';
import { REPOSITORY } from '../settings.ts';

/** A server as the product starts it, in a process that can be killed. */
export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from its start until it could do what it is asked. */
  readonly openedWithin: number;
  /** What it has written to its terminal. */
  said(): string;
  /** As when the power goes. */
  kill(): Promise<void>;
};

/** Where it works: an embedded database in the folder, or PostgreSQL; the folder is its own either way. */
export type ServerPlace = {
  readonly folder: string;
  readonly databaseUrl?: string;
  readonly port: number;
  /** Settings besides. */
  readonly environment?: { readonly [name: string]: string };
};

/** Starts it and waits until `/v1/health` answers. Rejects with what it said where it ends before. */
export async function startServerProcess(place: ServerPlace): Promise<ServerProcess> {
  const { folder, databaseUrl = '', port, environment } = place;
  const began = performance.now();
  const url = `http://127.0.0.1:${port}`;
  const program = join(REPOSITORY, 'node_modules/.bin/node');
  const child = spawn(program, nodeArguments('main'), {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      GONGWEI_DATA: folder,
      DATABASE_URL: databaseUrl,
      GONGWEI_CAPTCHA: 'never',
      // A demonstration county, where there is to be one, is as large as tests need.
      SEED_RESIDENTS: '300',
      ...environment,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  let ended = false;
  const gone = new Promise<void>((done) => child.on('exit', () => done((ended = true) as never)));
  const kill = (): Promise<void> => {
    child.kill('SIGKILL');
    return gone;
  };
  while (!ended) {
    const answer = await fetch(`${url}/api/v1/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200)
      return { url, pid: child.pid ?? 0, openedWithin: performance.now() - began, kill, said: () => said };
    await wait(25);
  }
  throw new Error(`The server ended: ${said}`);
}

/** Ports nobody uses now. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => new Promise((done) => probe.once('listening', done))));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))));
  return ports;
}

import { nodeArguments } from '@gongwei/server/programs';
import { spawn, type ChildProcess } from 'node:child_process';
import { NODE, ROOT } from './run-command.ts';

export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  /** What it wrote on the terminal so far. */
  said(): string;
  /** Ends it gracefully and waits for that. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
};

/** Starts the product as `npm start` does, on a free port, over a data folder. */
export async function startServer(dataFolder: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawn(NODE, nodeArguments('main'), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      GONGWEI_DATA: dataFolder,
      SEED_RESIDENTS: '300',
      GONGWEI_STAND_INS: '1',
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = await addressOf(child);
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  const end = (signal: NodeJS.Signals) => (): Promise<void> => {
    child.kill(signal);
    return ended;
  };
  return { url, pid: child.pid!, said: () => said, stop: end('SIGTERM'), kill: end('SIGKILL') };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (address) done(address[0]);
    };
    child.stdout!.on('data', listen);
    child.stderr!.on('data', listen);
    child.on('exit', (code) => failed(new Error(`The server ended with ${code} before it listened:\n${said}`)));
  });
}

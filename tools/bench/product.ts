import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE, ROOT } from '../lib/run-command.ts';

export type Product = { readonly url: string; readonly startedIn: number; stop(): Promise<void> };

/** Starts the server over a folder on a free port and clocks until its first page is served. */
export async function startProduct(folder: string, residents: number): Promise<Product> {
  const started = performance.now();
  const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', GONGWEI_DATA: folder, SEED_RESIDENTS: String(residents) },
  });
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  const url = await new Promise<string>((done, failed) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (address) done(address[0]);
    });
    child.on('exit', () => failed(new Error(said)));
  });
  await (await fetch(`${url}/login`)).text();
  const stop = (): Promise<void> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, startedIn: performance.now() - started, stop };
}

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'gongwei-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

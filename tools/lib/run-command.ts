import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const NODE = join(ROOT, 'node_modules/.bin/node');
export const binary = (name: string): string => join(ROOT, 'node_modules/.bin', name);

/** Runs a command with its output shown and gives back its exit code. */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return exitOf(start(command, args, env));
}

/** Runs a command, and all it starts, with what everything else leaves of the machine; its output is shown when it has ended. */
export async function runBeside(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const said: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (part: Buffer) => said.push(part));
  const code = await exitOf(child, 'close');
  process.stdout.write(Buffer.concat(said));
  return code;
}

/** `told`: it listens to what we send, too. */
export function start(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  told = false,
): ChildProcess {
  const stdio: StdioOptions = told ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
  return spawn(command, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } });
}

/** 127 where there is no such command, as a shell says. `close`: once its last words have come, too. */
export const exitOf = (child: ChildProcess, when: 'exit' | 'close' = 'exit'): Promise<number> =>
  new Promise((done) => {
    child.on(when, (code: number | null) => done(code ?? 1));
    child.on('error', () => done(127));
  });

/** Passes the signals that end a program on to a child, so that nothing of ours stays behind. */
export function endWithUs(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
}

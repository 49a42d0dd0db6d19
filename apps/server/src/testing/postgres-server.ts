import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** The newest version Debian's packages brought. @throws where there is none: `npm test` installs it. */
function programs(): string {
  const newest = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .map((version) => join(DEBIAN, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .toSorted()
    .at(-1);
  if (newest === undefined)
    throw new Error('No PostgreSQL: apt-get install postgresql, or TEST_DATABASE_URL of a server with createdb.');
  return newest;
}

// PostgreSQL refuses to run as root; Debian's package made a user for it.
const asRoot = process.getuid?.() === 0;
const call = (program: string, args: readonly string[]): Promise<unknown> => {
  const path = join(programs(), program);
  return asRoot ? run('runuser', ['-u', 'postgres', '--', path, ...args], { cwd: '/' }) : run(path, [...args]);
};

/**
 * Starts a PostgreSQL on a free port of this machine, with its data in `folder`; gives its connection string. `durable`: what is
 * answered is on the disk, as at a site.
 */
export async function startServer(folder: string, durable = false): Promise<string> {
  await mkdir(folder, { recursive: true });
  if (asRoot) await chmod(dirname(folder), 0o711);
  if (asRoot) await run('chown', ['postgres', folder]);
  await chmod(folder, 0o700);
  const made = ['-D', join(folder, 'data'), '-U', 'gongwei', '--auth=trust'];
  await call('initdb', [...made, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']);
  return resumeServer(folder, durable);
}

/** Starts the one whose data is in `folder` already. */
export async function resumeServer(folder: string, durable = false): Promise<string> {
  const port = await freePort();
  const data = join(folder, 'data');
  // No fsync: it lives for minutes, and what is killed in tests is our own process, not this one.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= ${durable ? '-c shared_buffers=128MB' : '-c fsync=off -c shared_buffers=16MB'} -c max_connections=300`;
  await call('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return `postgres://gongwei@127.0.0.1:${port}/postgres`;
}

export const stopServer = (folder: string): Promise<unknown> =>
  call('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop']);

/** Everything of the server in `folder` stands still with `SIGSTOP`, and goes on with `SIGCONT`. */
export async function signalServer(folder: string, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  for (const pid of await processesOf(folder))
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A worker may have ended since it was counted.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

/** Ids of everything that runs of the server in `folder`. */
export async function processesOf(folder: string): Promise<readonly number[]> {
  const main = Number((await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);
  return [main, ...childrenOf(main)];
}

const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent);
      } catch {
        return false;
      }
    });

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

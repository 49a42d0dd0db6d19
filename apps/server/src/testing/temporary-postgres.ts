import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL of one test file's own. */
export type TemporaryPostgres = {
  /** Makes an empty database and gives its connection string. */ newDatabase(): Promise<string>;
  stop(): Promise<void>;
};

const programs = (): string | undefined =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .map((version) => join(DEBIAN, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .toSorted()
    .at(-1);

/** Whether `startPostgres` can: TEST_DATABASE_URL names a server whose user may create databases, or Debian's package is installed. */
export const postgresAvailable = (): boolean => Boolean(process.env['TEST_DATABASE_URL']) || programs() !== undefined;

/** The server named by TEST_DATABASE_URL, or one started in a temporary folder on a free port of this machine. */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return onServer(given, async () => {});
  const folder = await mkdtemp(join(tmpdir(), 'gongwei-postgres-'));
  // PostgreSQL refuses to run as root; Debian's package made a user for it.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) await run('chown', ['postgres', folder]);
  await chmod(folder, 0o700);
  const call = (program: string, args: readonly string[]): Promise<unknown> => {
    const path = join(programs() as string, program);
    return asRoot ? run('runuser', ['-u', 'postgres', '--', path, ...args], { cwd: '/' }) : run(path, [...args]);
  };
  const port = await freePort();
  // No fsync: it lives for seconds.
  await call('initdb', [
    '-D',
    join(folder, 'data'),
    '-U',
    'gongwei',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c shared_buffers=16MB`;
  await call('pg_ctl', ['-D', join(folder, 'data'), '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return onServer(`postgres://gongwei@127.0.0.1:${port}/postgres`, async () => {
    await call('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop']);
    await rm(folder, { recursive: true, force: true });
  });
}

function onServer(url: string, stopServer: () => Promise<void>): TemporaryPostgres {
  const made: string[] = [];
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    async newDatabase() {
      const name = `gongwei_test_${process.pid}_${made.length}`;
      await admin(`create database ${name}`);
      made.push(name);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    async stop() {
      for (const name of made) await admin(`drop database if exists ${name} with (force)`);
      await stopServer();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './packages.ts';

/** Debian's place for the versions of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

const installed = (): boolean =>
  existsSync(DEBIAN) && readdirSync(DEBIAN).some((version) => existsSync(join(DEBIAN, version, 'bin/initdb')));

/** Installs PostgreSQL where it is missing and may be installed: half of the sites run on it, so no test of it is left out. */
export function ensurePostgres(): void {
  if (process.env['TEST_DATABASE_URL'] || installed()) return;
  installPackages('测试用的 PostgreSQL', ['postgresql']);
  // The package starts a cluster of its own, which tests have no use for. Without systemd the second command stops it.
  for (const [command, ...args] of [
    ['systemctl', 'disable', '--now', 'postgresql'],
    ['service', 'postgresql', 'stop'],
  ] as const)
    spawnSync(command, args, { stdio: 'ignore' });
}

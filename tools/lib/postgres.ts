import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DebianProgram } from './packages.ts';

/** Debian's place for the versions of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

const installed = (): boolean =>
  existsSync(DEBIAN) && readdirSync(DEBIAN).some((version) => existsSync(join(DEBIAN, version, 'bin/initdb')));

/** Half of the sites run on it, so no test of it is left out. */
export const POSTGRES: DebianProgram = {
  name: '测试用的 PostgreSQL',
  packages: ['postgresql'],
  isThere: () => Boolean(process.env['TEST_DATABASE_URL']) || installed(),
  // Without systemd the second command stops the cluster that comes with it.
  settle: () => {
    for (const [command, ...args] of [
      ['systemctl', 'disable', '--now', 'postgresql'],
      ['service', 'postgresql', 'stop'],
    ] as const)
      spawnSync(command, args, { stdio: 'ignore' });
  },
};

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { DebianProgram } from './packages.ts';

/** coturn's server: $TURNSERVER, or Debian's. */
export const turnserver = (): string => process.env['TURNSERVER'] ?? '/usr/bin/turnserver';

/** For the tests of calls over TURN, which fail without it. */
export const COTURN: DebianProgram = {
  name: '测试通话中继用的 coturn',
  packages: ['coturn'],
  isThere: () => existsSync(turnserver()),
  settle: () => spawnSync('systemctl', ['disable', '--now', 'coturn'], { stdio: 'ignore' }),
};

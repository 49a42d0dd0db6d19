import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './packages.ts';

/** coturn's server: $TURNSERVER, or Debian's. */
export const turnserver = (): string => process.env['TURNSERVER'] ?? '/usr/bin/turnserver';

/** Installs coturn where it is missing and may be installed: for the tests of calls over TURN, which fail without it. */
export function ensureCoturn(): void {
  if (existsSync(turnserver())) return;
  installPackages('测试通话中继用的 coturn', ['coturn']);
  // The package starts a service of its own, which tests have no use for.
  spawnSync('systemctl', ['disable', '--now', 'coturn'], { stdio: 'ignore' });
}

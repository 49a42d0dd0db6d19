import { spawnSync } from 'node:child_process';

/** Installs Debian packages, saying so. What cannot be installed (no rights, no network) is missing afterwards. */
export function installPackages(what: string, names: readonly string[]): void {
  console.log(`正在安装${what}（apt-get install ${names.join(' ')}）……`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', ...names], { stdio: ['ignore', 'ignore', 'inherit'] });
}

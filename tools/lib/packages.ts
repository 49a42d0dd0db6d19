import { spawnSync } from 'node:child_process';
import { run } from './run-command.ts';

/** A program that comes with Debian packages. */
export type DebianProgram = {
  /** As it is told while it is brought. */
  readonly name: string;
  readonly packages: readonly string[];
  isThere(): boolean;
  /** Stops what the packages start by themselves and nobody has use for. */
  settle?(): void;
};

/** Nobody sits before it to answer a package's questions. */
const UNATTENDED = { DEBIAN_FRONTEND: 'noninteractive' };
const INSTALL = ['install', '-y', '-qq'];

/** Those that are missing and their packages, after telling what is installed. */
function lacking(programs: readonly DebianProgram[]) {
  const missing = programs.filter((program) => !program.isThere());
  const packages = missing.flatMap((program) => program.packages);
  if (missing.length > 0)
    console.log(`正在安装${missing.map(({ name }) => name).join('、')}（apt-get install ${packages.join(' ')}）……`);
  return { missing, packages };
}

/** Installs one where it is missing, saying so. What cannot be installed (no rights, no network) is missing afterwards. */
export function ensureProgram(program: DebianProgram): void {
  const { missing, packages } = lacking([program]);
  if (missing.length === 0) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const env = { ...process.env, ...UNATTENDED };
  spawnSync('apt-get', [...INSTALL, ...packages], { stdio: ['ignore', 'ignore', 'inherit'], env });
  program.settle?.();
}

/** Installs in one go all that are missing, while other work goes on; one that cannot be had keeps none of the others away. */
export async function bringPrograms(programs: readonly DebianProgram[]): Promise<void> {
  const { missing, packages } = lacking(programs);
  if (missing.length === 0) return;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', [...INSTALL, ...packages], UNATTENDED);
  for (const program of missing) {
    if (!program.isThere()) await run('apt-get', [...INSTALL, ...program.packages], UNATTENDED);
    program.settle?.();
  }
}

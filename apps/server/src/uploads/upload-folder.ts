import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Where uploads wait until somebody read them. Each process has a folder of its own below the root. */
export type UploadFolder = {
  /** A name for a file that is not there yet. */
  newPath(): string;
};

/** Milliseconds after which nobody reads an upload any more, whoever's it was. */
const FORGOTTEN_AFTER = 24 * 3_600_000;

/** This process among all that ever used the folder: numbers of processes come again. */
const OWN_NAME = `${hostname()}-${process.pid}-${Math.round(performance.timeOrigin)}`;

/** Makes the folder, for this user only, and removes what processes left behind that were killed. */
export function openUploadFolder(root: string): UploadFolder {
  const own = join(root, OWN_NAME);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(root))
    if (name !== OWN_NAME && isLeftBehind(root, name)) rmSync(join(root, name), { recursive: true, force: true });
  return {
    newPath() {
      mkdirSync(own, { recursive: true, mode: 0o700 });
      return join(own, randomUUID());
    },
  };
}

function isLeftBehind(root: string, name: string): boolean {
  const [, host, pid] = /^(.+)-(\d+)-\d+$/.exec(name) ?? [];
  if (host === hostname()) return Number(pid) === process.pid || !isAlive(Number(pid));
  const age = statSync(join(root, name), { throwIfNoEntry: false })?.mtimeMs;
  return age !== undefined && Date.now() - age > FORGOTTEN_AFTER;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Somebody else works on the data folder; two writers would destroy it. The message is for the person at the terminal. */
export type FolderInUse = Error & { readonly code: 'FOLDER_IN_USE' };

const LOCK = 'gongwei.lock';

type Holder = { readonly pid: number; readonly startedAt: string };

/**
 * Takes the folder for this process until the returned function is called. The lock of a process that no longer runs,
 * or whose number now belongs to another one (after `kill -9` and a restart of the machine), is taken over; by one of
 * those who start at the same moment.
 */
export function holdFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, LOCK);
  if (!tryTake(path) && !takeOver(path)) throw inUse(folder, readHolder(path)?.pid);
  return () => rmSync(path, { force: true });
}

/** Makes the file with all it says in one step: nobody ever reads half of it. */
function tryTake(path: string): boolean {
  const own = `${path}.${process.pid}.${randomUUID()}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) ?? '' } satisfies Holder), {
    flag: 'wx',
    mode: 0o600,
  });
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Takes the lock of one who is gone. Looking and taking away are two steps, so they are done behind a second lock: else a
 * late starter would take away the lock of an early one.
 */
function takeOver(path: string): boolean {
  const turn = `${path}.turn`;
  if (!tryTake(turn)) {
    if (isHeld(turn)) return false;
    // Somebody was killed within these few lines. The next start finds the way free.
    rmSync(turn, { force: true });
    return false;
  }
  try {
    if (isHeld(path)) return false;
    rmSync(path, { force: true });
    return tryTake(path);
  } finally {
    rmSync(turn, { force: true });
  }
}

function isHeld(path: string): boolean {
  const holder = readHolder(path);
  return holder !== undefined && holder.startedAt === startOf(holder.pid);
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** When a process started, `undefined` if there is none. Linux tells it exactly; elsewhere only whether it runs. */
function startOf(pid: number): string | undefined {
  const stat = `/proc/${pid}/stat`;
  if (existsSync('/proc/self/stat')) {
    return existsSync(stat) ? readFileSync(stat, 'utf8').split(') ')[1]?.split(' ')[19] : undefined;
  }
  try {
    process.kill(pid, 0);
    return '';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '' : undefined;
  }
}

const inUse = (folder: string, pid: number | undefined): FolderInUse =>
  Object.assign(
    new Error(
      `数据文件夹 ${folder} 正被另一个公卫服务使用${pid === undefined ? '' : `（进程 ${pid}）`}，请先停止它，或用 GONGWEI_DATA 指定另一个文件夹。`,
    ),
    { code: 'FOLDER_IN_USE' as const },
  );

import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Somebody else works on the data folder; two writers would destroy it. The message is for the person at the terminal. */
export type FolderInUse = Error & { readonly code: 'FOLDER_IN_USE' };

const LOCK = 'gongwei.lock';

type Holder = { readonly pid: number; readonly startedAt: string };

/**
 * Takes the folder for this process until the returned function is called. The lock of a process that no longer runs,
 * or whose number now belongs to another one (after `kill -9` and a restart of the machine), is taken over.
 */
export function holdFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK);
  if (!tryTake(path)) {
    const holder = readHolder(path);
    if (holder && holder.startedAt === startOf(holder.pid)) throw inUse(folder, holder.pid);
    rmSync(path, { force: true });
    if (!tryTake(path)) throw inUse(folder, readHolder(path)?.pid);
  }
  return () => rmSync(path, { force: true });
}

function tryTake(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) ?? '' } satisfies Holder));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
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

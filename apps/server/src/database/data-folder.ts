import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder cannot be used. The message is for the person at the terminal. */
export type FolderTrouble = Error & { readonly code: 'FOLDER_TROUBLE' };

export const folderTrouble = (sentence: string): FolderTrouble =>
  Object.assign(new Error(sentence), { code: 'FOLDER_TROUBLE' as const });

const [FOLDER_MODE, FILE_MODE] = [0o700, 0o600];

/**
 * Makes the data folder fit to be worked in: it exists, can be written, and nobody but its owner reads any of it. Folders of
 * versions that left files open to all are mended. @throws {FolderTrouble}
 */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    const probe = join(folder, `.probe-${randomUUID()}`);
    writeFileSync(probe, '', { mode: FILE_MODE });
    rmSync(probe);
  } catch (error) {
    throw folderTrouble(whyNot(folder, error as NodeJS.ErrnoException));
  }
  closeToOthers(folder);
}

function whyNot(folder: string, { code, message }: NodeJS.ErrnoException): string {
  const way = '也可以用 GONGWEI_DATA 指定另一个文件夹。';
  if (code === 'EROFS') return `数据文件夹 ${folder} 所在的磁盘是只读的，请检查磁盘后再启动；${way}`;
  if (code === 'EACCES' || code === 'EPERM')
    return `没有权限写数据文件夹 ${folder}，请让运行服务的用户拥有它（chown -R 用户名 ${folder}）后再启动；${way}`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return `数据文件夹 ${folder} 所在的磁盘已满，请清出空间后再启动。`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${folder} 不是文件夹，请移走同名的文件后再启动；${way}`;
  return `数据文件夹 ${folder} 不能使用（${code ?? message}），请检查磁盘后再启动；${way}`;
}

/** Takes from everything below what group and others may do. What is not ours to change is left as it is. */
function closeToOthers(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink() || entry.isSocket()) return;
  if ((entry.mode & 0o077) !== 0) {
    try {
      chmodSync(path, entry.isDirectory() ? FOLDER_MODE : FILE_MODE);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw folderTrouble(
        `数据文件夹中的 ${path} 对其他用户开放，且无法收回权限（${code}）。请让运行服务的用户拥有整个文件夹后再启动。`,
      );
    }
  }
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}

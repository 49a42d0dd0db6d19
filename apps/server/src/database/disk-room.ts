import { statfs } from 'node:fs/promises';

/** Less than this much, or this share of the disk, is little: days of work, not minutes, before it is full. */
const [LITTLE_BYTES, LITTLE_SHARE] = [1024 ** 3, 0.05];

export type DiskRoom = { readonly free: number; readonly whole: number };

/** Bytes that can still be written, and bytes in all, of the disk a folder lies on. `undefined` where the system does not say. */
export async function diskRoom(folder: string): Promise<DiskRoom | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  return found && { free: found.bavail * found.bsize, whole: found.blocks * found.bsize };
}

/** What administrators are told while there is still time; nothing where there is room. */
export function roomWarning(room: DiskRoom | undefined): string | undefined {
  if (!room || room.free > Math.min(LITTLE_BYTES, room.whole * LITTLE_SHARE)) return undefined;
  const megabytes = Math.floor(room.free / 1024 ** 2);
  return `服务器磁盘只剩 ${megabytes} MB。写满后所有人都不能保存，请尽快清理磁盘或扩容，并确认备份存放在别的磁盘上。`;
}

import { readdirSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';

const MB = 2 ** 20;
/** As PostgreSQL comes, and the most that is worth its memory. */
const [LEAST, MOST] = [128, 512];

/**
 * Megabytes the embedded database keeps pages in: an eighth of what is stored, and of the machine no more than a sixteenth. They are taken at the
 * start, so a small county takes the least; of a large one a table read whole stays in them.
 */
export function sharedBuffers(stored: number, memory: number): number {
  const wanted = Math.min(stored / 8, memory / 16, MOST * MB);
  return Math.max(LEAST, Math.floor(wanted / MB / 64) * 64);
}

/** Bytes of the files of a folder, with all below it; none where there is no such folder yet. */
function storedIn(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
      (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
      0,
    );
  } catch {
    return 0;
  }
}

/** As much for the database of this folder, on this machine. */
export const sharedBuffersOf = (folder: string): number => sharedBuffers(storedIn(folder), totalmem());

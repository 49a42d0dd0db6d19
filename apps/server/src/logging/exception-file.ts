import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ExceptionEntry, ExceptionFile } from '../ports/exception-file.port.ts';

/** Bytes; a server in trouble for days must not fill the disk. The half before is kept beside it. */
const LARGEST = 512 * 1_024;
const MOST_IN_MEMORY = 200;

/** Lines of JSON in `path`, with the older half in `path.old`. Several processes may share it. */
export function createExceptionFile(path: string): ExceptionFile {
  const older = `${path}.old`;
  let inMemory: readonly ExceptionEntry[] = [];
  const write = async (entries: readonly ExceptionEntry[]): Promise<void> => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const size = await stat(path).then(
      (found) => found.size,
      () => 0,
    );
    if (size > LARGEST) await rename(path, older);
    await appendFile(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), { mode: 0o600 });
  };
  const taken = async (from: string): Promise<readonly ExceptionEntry[]> => {
    // Moved away first: what another process appends meanwhile begins a file of its own.
    const own = `${from}.${randomUUID()}`;
    try {
      await rename(from, own);
      const text = await readFile(own, 'utf8');
      await rm(own);
      return text.split('\n').flatMap(entryIn);
    } catch {
      return [];
    }
  };
  return {
    async append(entries) {
      const all = [...inMemory, ...entries];
      inMemory = await write(all).then(
        () => [],
        () => all.slice(-MOST_IN_MEMORY),
      );
    },
    async take() {
      const own = inMemory;
      inMemory = [];
      return [...(await taken(older)), ...(await taken(path)), ...own];
    },
  };
}

/** A line cut short by a loss of power is left out. */
function entryIn(line: string): readonly ExceptionEntry[] {
  try {
    const entry = JSON.parse(line) as ExceptionEntry;
    return typeof entry.id === 'string' ? [entry] : [];
  } catch {
    return [];
  }
}

import { createHash } from 'node:crypto';
import type { Snapshot } from './database-contents.ts';
import { FORMAT, markLine, type Head } from './backup-format.ts';

/** A file of the data folder that goes along, such as the key that opens sealed passwords. */
export type KeptFile = { readonly name: string; readonly content: Uint8Array };

export type BackupParts = {
  readonly snapshot: Snapshot;
  readonly database: Head['database'];
  readonly files: readonly KeptFile[];
  readonly version: string;
  readonly now: Date;
};

export const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** The lines of a backup, in pieces of some hundred kilobytes. */
export async function* backupLines({
  snapshot,
  database,
  files,
  version,
  now,
}: BackupParts): AsyncGenerator<Buffer | string> {
  yield markLine({
    kind: 'backup',
    product: 'gongwei',
    format: FORMAT,
    version,
    schema: snapshot.schema,
    createdAt: now.toISOString(),
    database,
  });
  let total = 0;
  for (const table of snapshot.tables) {
    const { name } = table;
    yield markLine({ kind: 'table', ...table });
    const sum = createHash('sha256');
    let rows = 0;
    for await (const some of snapshot.rows(table)) {
      if (some.count === 0) continue;
      sum.update(some.lines);
      rows += some.count;
      yield some.lines;
    }
    total += rows;
    yield markLine({ kind: 'end', name, rows, sha256: sum.digest('hex') });
  }
  for (const sequence of snapshot.sequences) yield markLine({ kind: 'sequence', ...sequence });
  for (const { name, content } of files)
    yield markLine({
      kind: 'file',
      name,
      content: Buffer.from(content).toString('base64'),
      sha256: sha256(content),
    });
  yield markLine({ kind: 'done', tables: snapshot.tables.length, rows: total });
}

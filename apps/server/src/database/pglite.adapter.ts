import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Parameter, Queryable } from './database.port.ts';
import { holdFolder } from './folder-lock.ts';
import { WIRE_PARSERS } from './wire-types.ts';

const queryOn =
  (on: Pick<Transaction, 'query'>): Queryable['query'] =>
  async <Row>(sql: string, parameters: readonly Parameter[] = []) =>
    (await on.query<Row>(sql, [...parameters])).rows;

/** `folder`: kept on disk. `copyOf`: in memory, beginning as the database whose `snapshot` it is. Neither: empty, in memory. */
export type EmbeddedPlace = { readonly folder?: string; readonly copyOf?: Blob };

export type EmbeddedDatabase = Database & { /** The whole database as a file. */ snapshot(): Promise<Blob> };

/**
 * PostgreSQL inside this process. With a folder, an answered save is on the disk: durability is not relaxed and fsync is
 * on (PGlite switches it off by default). Without one it lives in memory and ends with the process, for tests.
 *
 * @throws {FolderInUse} when another process has the folder open.
 */
export async function openPglite({ folder, copyOf }: EmbeddedPlace = {}): Promise<EmbeddedDatabase> {
  const release = folder === undefined ? undefined : holdFolder(folder);
  const durable = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const lite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: `${folder}/postgres`, startParams: durable }),
    ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
    relaxedDurability: false,
    parsers: { ...WIRE_PARSERS },
  }).catch((error: unknown) => {
    release?.();
    throw error;
  });
  return {
    kind: 'embedded',
    query: queryOn(lite),
    transaction: (work) => lite.transaction((inside) => work({ query: queryOn(inside) })),
    script: async (sql) => void (await lite.exec(sql)),
    snapshot: () => lite.dumpDataDir('none'),
    close: async () => {
      await lite.close();
      release?.();
    },
  };
}

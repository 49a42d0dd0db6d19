import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Parameter, Queryable } from './database.port.ts';
import { holdFolder } from './folder-lock.ts';
import { createLanes } from './lanes.ts';
import { privateFiles } from './private-files.ts';
import { sharedBuffersOf } from './shared-buffers.ts';
import { WIRE_PARSERS } from './wire-types.ts';

/** Statements run on the thread of the server, and what awaits one goes on before anybody is heard: after so long others are. Milliseconds. */
const BREATH = 25;
let heard = 0;

/** Lets who waits at a socket be heard. A series of quick questions would keep a server deaf until the last of them is answered. */
async function giveWay(): Promise<void> {
  if (performance.now() - heard < BREATH) return;
  await nextTurn();
  heard = performance.now();
}

const queryOn =
  (on: Pick<Transaction, 'query'>): Queryable['query'] =>
  async <Row>(sql: string, parameters: readonly Parameter[] = []) => {
    await giveWay();
    return (await on.query<Row>(sql, [...parameters])).rows;
  };

/** PostgreSQL's number of the type. */
const BYTEA = 17;

/** The embedded database has one process: its turns are those of its own work. */
function createTurns(): Database['inTurn'] {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).catch(() => {}).then(work);
    last.set(name, turn);
    return turn;
  };
}

/** `folder`: kept on disk. `copyOf`: in memory, beginning as the database whose `snapshot` it is. Neither: empty, in memory. */
export type EmbeddedPlace = {
  readonly folder?: string;
  readonly copyOf?: Blob;
  /** It is filled once and then opened anew: tables made in the transaction that fills them are written once, not to the log as well. */
  readonly filling?: boolean;
  /** Done once nobody else can have the folder open, before the database is. */
  readonly beforeOpening?: () => Promise<void>;
};

/** One connection, which reads from memory or a disk without arms: as they come, tables joined whole go over the disk, and indexes are thought dear. */
const ALWAYS = ['work_mem=32MB', 'random_page_cost=1.1'];
const FILLING = ['wal_level=minimal', 'max_wal_senders=0'];
const settings = (said: readonly string[]): readonly string[] => said.flatMap((setting) => ['-c', setting]);

export type EmbeddedDatabase = Database & { /** The whole database as a file. */ snapshot(): Promise<Blob> };

/**
 * PostgreSQL inside this process. With a folder, an answered save is on the disk: durability is not relaxed and fsync is
 * on (PGlite switches it off by default). Without one it lives in memory and ends with the process, for tests.
 *
 * @throws {FolderInUse} when another process has the folder open.
 */
export async function openPglite({
  folder,
  copyOf,
  filling,
  beforeOpening,
}: EmbeddedPlace = {}): Promise<EmbeddedDatabase> {
  const release = folder === undefined ? undefined : holdFolder(folder);
  const place = folder === undefined ? undefined : `${folder}/postgres`;
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => place === undefined || parameter !== '-F'),
    ...settings([
      ...ALWAYS,
      ...(place === undefined ? [] : [`shared_buffers=${sharedBuffersOf(place)}MB`, ...(filling ? FILLING : [])]),
    ]),
  ];
  const open = async (): Promise<PGlite> => {
    await beforeOpening?.();
    return PGlite.create({
      startParams,
      ...(place === undefined ? {} : { fs: privateFiles(place) }),
      ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
      relaxedDurability: false,
      parsers: { ...WIRE_PARSERS },
      // Bytes go over as they are; by themselves they would be spelt out in hexadecimal.
      serializers: { [BYTEA]: (bytes: Uint8Array) => bytes as unknown as string },
    });
  };
  const lite = await open().catch((error: unknown) => {
    release?.();
    throw error;
  });
  const [inLane, query] = [createLanes(), queryOn(lite)];
  return {
    kind: 'embedded',
    query: (sql, parameters) => inLane(() => query(sql, parameters)),
    transaction: (work) => inLane(() => lite.transaction((inside) => work({ query: queryOn(inside) }))),
    filling: (work) =>
      lite.transaction((inside) =>
        work({
          query: queryOn(inside),
          copyIn: async (table, columns, text) =>
            void (await inside.query(`copy ${table} (${columns}) from '/dev/blob' with (freeze)`, [], {
              blob: new Blob([text]),
            })),
        }),
      ),
    reading: (work) =>
      lite.transaction((inside) =>
        work({
          query: queryOn(inside),
          copyOut: async (sql) => {
            const { blob } = await inside.query(`copy (${sql}) to '/dev/blob'`);
            return blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0);
          },
        }),
      ),
    script: async (sql) => void (await lite.exec(sql)),
    inTurn: createTurns(),
    snapshot: () => lite.dumpDataDir('none'),
    close: async () => {
      await lite.close();
      release?.();
    },
  };
}

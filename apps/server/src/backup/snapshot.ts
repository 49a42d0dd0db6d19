import type { Database } from '../database/database.port.ts';
import { contents, type Snapshot } from './database-contents.ts';
import { embeddedRows, endCapture } from './embedded-snapshot.ts';
import { serverSnapshot } from './server-snapshot.ts';

/** Lets `work` read the database as it is now. What others write meanwhile is not held up and not seen. */
export const withSnapshot = <Value>(database: Database, work: (snapshot: Snapshot) => Promise<Value>): Promise<Value> =>
  database.kind === 'server' ? serverSnapshot(database, work) : embeddedSnapshot(database, work);

async function embeddedSnapshot<Value>(
  database: Database,
  work: (snapshot: Snapshot) => Promise<Value>,
): Promise<Value> {
  const { begun, rows } = await embeddedRows(database, contents);
  try {
    return await work({ ...begun, rows });
  } finally {
    await endCapture(database);
  }
}

import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { join } from 'node:path';
import type { CopiedCounty } from './seeded-county.ts';

export type LoggedOperation = { readonly action: string; readonly subjectId: string | null; readonly details: unknown };

const OLDEST_FIRST = 'select action, subject_id as "subjectId", details from operation_log order by at, id';

/** The operation log of a county whose server has stopped, oldest first. */
export async function operationsOf({ folder, url }: CopiedCounty): Promise<readonly LoggedOperation[]> {
  if (url === undefined) {
    const database = await PGlite.create(join(folder, 'postgres'));
    try {
      return (await database.query<LoggedOperation>(OLDEST_FIRST)).rows;
    } finally {
      await database.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<LoggedOperation>(OLDEST_FIRST)).rows;
  } finally {
    await client.end();
  }
}

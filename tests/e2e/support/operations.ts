import { PGlite } from '@electric-sql/pglite';
import { join } from 'node:path';

export type LoggedOperation = { readonly action: string; readonly subjectId: string | null; readonly details: unknown };

/** The operation log in a data folder whose server has stopped, oldest first. */
export async function operationsOf(folder: string): Promise<readonly LoggedOperation[]> {
  const database = await PGlite.create(join(folder, 'postgres'));
  try {
    return (
      await database.query<LoggedOperation>(
        'select action, subject_id as "subjectId", details from operation_log order by at, id',
      )
    ).rows;
  } finally {
    await database.close();
  }
}

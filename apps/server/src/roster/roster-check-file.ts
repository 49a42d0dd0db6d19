import type { Database } from '../database/database.port.ts';
import { isChildEnded } from '../shared/child-program.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { importOf, type ImportRow } from './roster-imports.repository.ts';
import { ROSTER_FILE_MESSAGES, ROSTER_LIMITS } from './roster-limits.ts';
import { isWritingOver, rowsAfter } from './roster-rows.repository.ts';
import { rosterFileBeside } from './roster-file-beside.ts';

/** What the check file needs the most memory for is one at a time. */
let last: Promise<unknown> = Promise.resolve();

/** The uploaded sheet with 结果 and 说明; `undefined` where its rows are not there (any more). Written anew each time, never kept. @throws 503 where its process ended */
export function rosterCheckFile(database: Database, row: ImportRow): Promise<Uint8Array | undefined> {
  const mine = last.then(
    () => write(database, row),
    () => write(database, row),
  );
  last = mine.catch(() => {});
  return mine;
}

async function write(database: Database, row: ImportRow): Promise<Uint8Array | undefined> {
  const shown = importOf(row);
  if (shown.checkFileUrl === undefined) return undefined;
  const key = { countyCode: row.county_code, id: row.id };
  if (!row.layout) return keptFile(database, row);
  const file = rosterFileBeside();
  try {
    let after = 0;
    for (;;) {
      const rows = await rowsAfter(database, key, after, ROSTER_LIMITS.chunk, 'true', isWritingOver(shown.state));
      const lastRow = rows.at(-1);
      if (!lastRow) break;
      await file.add(
        rows.map(({ row: number, cells, result }) => ({
          row: number,
          cells: cells ?? [],
          ...(result.row === undefined ? {} : { result }),
          planned: shown.state === 'checked',
        })),
      );
      after = lastRow.row;
    }
    return await file.write({ headerRow: row.layout.headerRow });
  } catch (error) {
    if (!isChildEnded(error)) throw error;
    throw httpFailure(503, { code: 'roster.check-file', message: ROSTER_FILE_MESSAGES.fileEnded }, 5);
  } finally {
    await file.end();
  }
}

/** Imports of older versions kept their file. */
async function keptFile(database: Database, { county_code, id }: ImportRow): Promise<Uint8Array | undefined> {
  const [kept] = await database.query<{ check_file: Uint8Array | null }>(
    'select check_file from roster_imports where county_code = $1 and id = $2',
    [county_code, id],
  );
  return kept?.check_file ?? undefined;
}

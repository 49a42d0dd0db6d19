import { rosterLayoutOf } from '@gongwei/domain/resident';
import type { ServerContext } from '../server-context.ts';
import { rememberedHeadings } from './roster-headings.repository.ts';
import { endPhase, underLease, type RosterJob } from './roster-job.ts';
import { addRows } from './roster-rows.repository.ts';
import { rosterFileBeside } from './roster-file-beside.ts';

/** Brings the rows of an uploaded file into the database, chunk by chunk, and says whether its columns can be told apart. */
export async function readRoster(
  tools: Pick<ServerContext, 'database' | 'clock'>,
  job: RosterJob,
  path: string,
): Promise<void> {
  const { database } = tools;
  // Who has cancelled waits for nothing: others' files come sooner, and this one goes from the disk.
  await underLease(database, job, async () => ({}));
  const file = rosterFileBeside();
  try {
    const remembered = await rememberedHeadings(database, job.user);
    const opened = await file.open({ path, remembered });
    if (!opened.ok) return await endPhase(tools, job, 'FAIL', { message: opened.failure });
    const { headerRow, headings, date1904 } = opened.value;
    await underLease(database, job, async (inside) => {
      await inside.query('update roster_imports set layout = $3::jsonb where county_code = $1 and id = $2', [
        job.key.countyCode,
        job.key.id,
        JSON.stringify({ headerRow, date1904 }),
      ]);
      return { headings };
    });
    let below = 0;
    for (;;) {
      const rows = await file.next();
      if (!rows.ok) return await endPhase(tools, job, 'FAIL', { message: rows.failure });
      if (rows.value.length === 0) break;
      below += rows.value.filter(({ row }) => row > headerRow + 1).length;
      const handled = below;
      await underLease(database, job, async (inside) => {
        await addRows(inside, job.key, rows.value, headerRow);
        return { handled };
      });
    }
    const layout = rosterLayoutOf({ headerRow, headings });
    await endPhase(tools, job, layout.ok ? 'READ' : 'COLUMNS_MISSING', {
      handled: 0,
      total: below,
      message: layout.ok ? '' : layout.failure,
    });
  } finally {
    await file.end();
  }
}

import type { Queryable } from '../../database/database.port.ts';
import type { Staff } from '../../identity/users.repository.ts';
import { maySee } from '../row-actions.ts';
import type { ServedLists } from '../serve-lists.ts';
import { findJob, type JobRow } from './list-jobs.repository.ts';

/** A job of somebody. Receipts and files tell of what the list shows: they are gone with the right to see it, and with the institution. */
export async function ownJob(on: Queryable, lists: ServedLists, staff: Staff, id: string): Promise<JobRow | undefined> {
  const job = await findJob(on, staff, id);
  const served = job && lists.get(job.list);
  return served && maySee(served.list.definition, staff) ? job : undefined;
}

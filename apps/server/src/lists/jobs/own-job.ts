import type { Queryable } from '../../database/database.port.ts';
import type { Staff } from '../../identity/users.repository.ts';
import { mayTake, maySee } from '../row-actions.ts';
import type { ServedLists } from '../serve-lists.ts';
import { findJob, jobsOf, type JobRow } from './list-jobs.repository.ts';

/** A job of somebody. Receipts and files tell of what the list shows: they are gone with the right to see it, and with the institution. */
export async function ownJob(on: Queryable, lists: ServedLists, staff: Staff, id: string): Promise<JobRow | undefined> {
  const job = await findJob(on, staff, id);
  return job && mayKnow(lists, staff, job) ? job : undefined;
}

/** The jobs of somebody that tell them nothing they may not know any more, the latest first. */
export const ownJobs = async (on: Queryable, lists: ServedLists, staff: Staff): Promise<readonly JobRow[]> =>
  (await jobsOf(on, staff)).filter((job) => mayKnow(lists, staff, job));

/** Whether somebody may still see what a job wrote down, as whole as they saw it then, and take the file where it is one. */
function mayKnow(lists: ServedLists, staff: Staff, { list, action, file_name, work }: JobRow): boolean {
  const served = lists.get(list);
  if (!served || !maySee(served.list.definition, staff)) return false;
  if (work.seenAs !== 'looks' && served.source.readerOf(staff) === 'looks') return false;
  const exported = file_name === null ? undefined : served.list.actions.find((one) => one.action.id === action)?.action;
  return exported === undefined || mayTake(served.list.definition, exported, staff);
}

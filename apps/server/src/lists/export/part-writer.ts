import type { JobInHand } from '../jobs/job-in-hand.ts';
import type { ByteSink } from '../../shared/zip-writer.ts';

/** Bytes kept together; little enough for one row of the database. */
const PART = 256 * 1024;

/** Keeps the file of a job in the database, part by part. */
export type PartWriter = { readonly write: ByteSink; readonly end: () => Promise<void> };

/** Begins the file anew: what a process that stopped in the middle left goes. */
export async function createPartWriter({ job, step }: JobInHand): Promise<PartWriter> {
  const file = [job.county_code, job.id] as const;
  await step((inside) => inside.query('delete from list_job_parts where county_code = $1 and job_id = $2', file));
  let [waiting, size, part] = [[] as Uint8Array[], 0, 0];
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    const bytes = Buffer.concat(waiting);
    [waiting, size] = [[], 0];
    const place = part++;
    await step((inside) =>
      inside.query('insert into list_job_parts (county_code, job_id, part, bytes) values ($1, $2, $3, $4)', [
        ...file,
        place,
        bytes,
      ]),
    );
  };
  return {
    write: async (bytes) => {
      waiting.push(bytes);
      size += bytes.length;
      if (size >= PART) await flush();
    },
    end: flush,
  };
}

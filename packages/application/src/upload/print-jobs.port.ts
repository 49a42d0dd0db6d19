import type { PrintJob } from '@gongwei/domain/upload';
import { token } from '../shared/index.ts';

/** Where it is kept what was printed of the residents in the scope; the list `print-journal` shows it. Rejects with a `Fault`. */
export interface PrintJobs {
  /** Keeps what was sent to the printer just now, in the user's name; safe to repeat. Answers how many are kept: others are out of the scope. */
  keep(jobs: readonly PrintJob[]): Promise<number>;
}
export const PrintJobs = token<PrintJobs>('PrintJobs');

import type { Page } from '@gongwei/domain/resident';
import type { PrintJob, PrintJobQuery, PrintJobRow } from '@gongwei/domain/upload';
import { token } from '../shared/index.ts';

/** What was printed of the residents in the scope of the user's institution. Rejects with a `Fault`. */
export interface PrintJobs {
  /** Keeps what was sent to the printer just now, in the user's name; safe to repeat. Answers how many are kept: others are out of the scope. */
  keep(jobs: readonly PrintJob[]): Promise<number>;
  /** The newest first. */
  find(query: PrintJobQuery): Promise<Page<PrintJobRow>>;
}
export const PrintJobs = token<PrintJobs>('PrintJobs');

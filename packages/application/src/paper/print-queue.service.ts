import { distinctSheets } from '@gongwei/paper';
import { createBatch, type Batch } from './batch.ts';
import { loadPrintJob, type PrintJob, type PrintSources } from './load-print-job.ts';

/** Records fetched side by side: enough for a slow line, not too many for a small server. */
const AT_ONCE = 4;

type PrintQueueState = {
  /** Ready to be drawn once all have been tried. */
  readonly jobs: readonly PrintJob[];
  readonly tried: number;
  readonly total: number;
  /** The first failure, and how many there were. */
  readonly failure: unknown;
  readonly failed: number;
};

/**
 * Gets the sheets of these records ready, a few at a time; `prefer`: which ones where there are several of one stage. A record that
 * cannot be read does not keep the others from the printer.
 */
export const createPrintQueue = (
  sources: PrintSources,
  ids: readonly string[],
  prefer: readonly string[] = [],
): Batch<PrintQueueState> =>
  createBatch({
    items: ids,
    atOnce: AT_ONCE,
    work: (id) => loadPrintJob(sources, id, prefer),
    stateOf: ({ outcomes, total }): PrintQueueState => {
      const failures = outcomes.flatMap((one) => (one.done ? [] : [one.failure]));
      return {
        jobs: distinctSheets(outcomes.flatMap((one) => (one.done ? [one.value] : []))),
        tried: outcomes.length,
        total,
        failure: failures[0],
        failed: failures.length,
      };
    },
  });

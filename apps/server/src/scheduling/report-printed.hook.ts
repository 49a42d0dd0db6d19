import { reportLife } from '@gongwei/domain/scheduling';
import type { PrintHook } from '../ports/print-hook.port.ts';
import { holdReviews, writeReport } from './reviews.repository.ts';

/** A report that was approved is a printed one now; one that was printed before counts one print more. Others stay as they are. */
export const reportPrinted: PrintHook = async ({ inside, prints, at, by }) => {
  const counties = [...new Set(prints.map(({ countyCode }) => countyCode))].toSorted();
  for (const county of counties) {
    const ids = prints.flatMap(({ countyCode, checkUpId }) => (countyCode === county ? [checkUpId] : []));
    for (const row of await holdReviews(inside, county, ids)) {
      const facts = { whole: true, review: row.state };
      const event = { type: row.report_state === '3' ? 'REPRINT' : 'PRINT' } as const;
      const next = reportLife.after(row.report_state, event, facts);
      if (next.ok) await writeReport(inside, row, next.value, { by: by.id, at, printed: true });
    }
  }
};

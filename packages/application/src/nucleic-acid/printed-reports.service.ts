import type { ListSelection } from '@gongwei/domain/lists';
import type { ListSession } from '../lists/list-session.service.ts';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { NucleicReport, NucleicReports } from './nucleic-reports.port.ts';

/** Reports the server gives out at once. */
export const MOST_REPORTS = 200;

/** Reports for the printer, at most `MOST_REPORTS`, and how many of the selection are left. */
export type PrintedReports = { readonly reports: readonly NucleicReport[]; readonly left: number };

/** The reports of what is selected in a list, for the printer. Asking for them counts as printing: ask when somebody does. */
export const createPrintedReports = (
  service: NucleicReports,
  session: Pick<ListSession, 'rowsOf'>,
  selection: ListSelection,
): Loaded<PrintedReports> =>
  createLoaded(async () => {
    const { rows } = await session.rowsOf(selection, MOST_REPORTS);
    return rows.length === 0 ? { reports: [], left: 0 } : service.print(rows.map(({ id }) => id));
  });

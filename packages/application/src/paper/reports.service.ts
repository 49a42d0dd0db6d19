import { partsOf } from '@gongwei/paper';
import type { Clock } from '../shared/index.ts';
import { createBatch, type Batch } from './batch.ts';
import { loadIssuer } from './issuer.ts';
import { namesOf, type PrintSources } from './load-print-job.ts';
import { loadReport, type Report, type ReportSetting } from './load-report.ts';
import type { PrintedPerson, PrintRequest } from './print-request.ts';

/** Residents read side by side: the line and a small server stay usable for others. */
const AT_ONCE = 4;

type ReportsState = {
  /** By resident, in the order asked for; those that are not there yet are left out. */
  readonly ready: readonly Report[];
  readonly failed: readonly { readonly person: PrintedPerson; readonly failure: unknown }[];
  readonly tried: number;
  readonly total: number;
  readonly stopped: boolean;
};

/** What a screen holds of them: the state, and what one can do. */
export type Reports = ReportsState & Omit<Batch<ReportsState>, 'state$'>;

/** Gets the reports of a request ready, a few residents at a time. */
export function createReports(sources: PrintSources, clock: Clock, request: PrintRequest): Batch<ReportsState> {
  const parts = partsOf(request.pages);
  // The institution the user works in gives the paper out; its settings are asked for once.
  let setting: Promise<ReportSetting> | undefined;
  return createBatch({
    items: request.people,
    atOnce: AT_ONCE,
    work: async ({ id }) =>
      loadReport(sources, await (setting ??= settingOf(sources, clock)), {
        residentId: id,
        parts,
        choice: request.choice,
      }),
    stateOf: ({ outcomes, total, stopped }): ReportsState => ({
      ready: outcomes.flatMap((one) => (one.done ? [one.value] : [])),
      failed: outcomes.flatMap((one) => (one.done ? [] : [{ person: one.item, failure: one.failure }])),
      tried: outcomes.length,
      total,
      stopped,
    }),
  });
}

async function settingOf({ records, login }: PrintSources, clock: Clock): Promise<ReportSetting> {
  return { issuer: await loadIssuer(records, login), today: clock.today(), names: namesOf(login) };
}

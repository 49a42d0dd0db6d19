import type { AnnualReport } from '@gongwei/domain/reports';
import type { Result } from '@gongwei/domain/shared';
import type { BehaviorSubject } from 'rxjs';
import { createLoaded, createScope, faultOf, type Scope } from '../shared/index.ts';
import type { AnnualReportGateway, ReportName } from './annual-report-gateway.port.ts';
import type { AnnualReports, AnnualReportSession, AnnualReportState } from './annual-reports.service.ts';

/** What is written at the moment, where it is the whole report. */
const WHOLE = 'report';

/** Annual reports over a gateway; a list lives as long as somebody listens, an open report until it is ended. */
export const createAnnualReports = (gateway: AnnualReportGateway): AnnualReports => ({
  list: (year, institution) => createLoaded((asker) => gateway.reports(year, institution, asker)),
  open: (name) => createSession(gateway, name),
});

/** A year's reports, from an institution down, for as long as somebody looks. */
export const createAnnualList = (reports: Pick<AnnualReports, 'list'>, year: number, institution: string | undefined) =>
  reports.list(year, institution);

function createSession(gateway: AnnualReportGateway, name: ReportName): AnnualReportSession {
  const scope = createScope();
  const state$ = scope.behavior<AnnualReportState>({});
  const here = (): AnnualReport | undefined => {
    const { report } = state$.value;
    return report === 'none' ? undefined : report;
  };
  const load = async (): Promise<void> => {
    try {
      const report = (await gateway.find(name, scope)) ?? 'none';
      const { fault: _fault, ...kept } = state$.value;
      if (!scope.ended) state$.next({ ...kept, report });
    } catch (thrown) {
      if (!scope.ended) state$.next({ ...state$.value, fault: faultOf(thrown) });
    }
  };
  const write = createWriter(state$, scope, load);
  void load();
  return {
    name,
    state$,
    reload: () => void load(),
    generate: (targets) =>
      write(WHOLE, async () => ({ report: await gateway.generate(name, here()?.summary.version ?? 0, targets) })),
    edit: (id, seen, text) =>
      write(id, async () => ({
        report: await gateway.edit(name, { id, seen, ...(text !== undefined && { text }) }),
      })),
    move: (type, reason) =>
      write(WHOLE, async () => ({
        report: await gateway.move(name, {
          type,
          base: here()?.summary.version ?? 0,
          ...(reason !== undefined && { reason }),
        }),
      })),
    compare: (year, institution) =>
      write('comparison', async () => ({
        compared: await gateway.compare(name, { year, ...(institution !== undefined && { institution }) }),
      })),
    endComparison() {
      const { compared: _compared, ...kept } = state$.value;
      state$.next(kept);
    },
    saveFile: (format, version) => gateway.saveFile(name, format, version),
    dispose: () => scope.end(),
  };
}

type Write = (busy: string, work: () => Promise<Partial<AnnualReportState>>) => Promise<Result<undefined, string>>;

/** One write at a time; after a conflict the newest is shown. */
function createWriter(state$: BehaviorSubject<AnnualReportState>, scope: Scope, load: () => Promise<void>): Write {
  return async (busy, work) => {
    if (state$.value.busy !== undefined) return { ok: false, failure: '上一次操作还没有完成，请稍候' };
    state$.next({ ...state$.value, busy });
    const settle = (change: Partial<AnnualReportState>): void => {
      const { busy: _busy, ...kept } = state$.value;
      if (!scope.ended) state$.next({ ...kept, ...change });
    };
    try {
      settle(await work());
      return { ok: true, value: undefined };
    } catch (thrown) {
      const { category, message } = faultOf(thrown);
      if (category === 'conflict') await load();
      settle({});
      return { ok: false, failure: message };
    }
  };
}

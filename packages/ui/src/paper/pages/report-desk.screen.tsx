import { SessionService } from '@gongwei/application/identity';
import { createReports, jobsOf, type PrintRequest } from '@gongwei/application/paper';
import { Clock } from '@gongwei/application/shared';
import { PRINT_PAGES, printPageOf } from '@gongwei/paper';
import { useMemo } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useService } from '../../shared/services.tsx';
import { EmptyState } from '../../shared/state.part.tsx';
import { ColumnChoices } from '../column-choices.part.tsx';
import { usePrintSources } from '../use-print-sources.ts';
import { choicesOf, preferring } from '../print-queue.rules.ts';
import { DeskBar } from './desk-bar.part.tsx';
import { DeskProgress } from './desk-progress.part.tsx';
import { DeskTroubles } from './desk-troubles.part.tsx';
import { PrintKept } from './print-kept.part.tsx';
import { ReportPages } from './report.part.tsx';
import { requestOf } from './report-question.rules.ts';
import { usePrintKeeping } from './use-print-keeping.ts';
import '../paper.css';
import './desk.css';

/**
 * The print pages of the specification, `/print/:page?resident=…`, and batches of them: see `requestOf` for the address. Who may not
 * see reports (报告管理 `bggl`) is sent to 403.
 */
export const ReportDesk = () => {
  const { page = '' } = useParams();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const may = useService(SessionService).may('bggl') !== undefined;
  const request = useMemo(() => requestOf(page, query, state), [page, query, state]);
  const known = request.pages.every((name) => printPageOf(name));
  if (!may) return <Navigate to="/403" replace />;
  if (!known || request.pages.length === 0) return <Navigate to="/404" replace />;
  return request.people.length === 0 ? <NobodyChosen request={request} /> : <Desk request={request} />;
};

const Desk = ({ request }: { readonly request: PrintRequest }) => {
  const reports = useLoaded(createReports, usePrintSources(), useService(Clock), request);
  const title = titleOf(request);
  usePageTitle(title);
  const [query, setQuery] = useSearchParams();
  const choose = (chosen: string, instead: readonly string[]): void =>
    setQuery(preferring(query, chosen, instead), { replace: true });
  const withPages = useMemo(() => reports.ready.filter(({ parts }) => parts.length > 0), [reports.ready]);
  const settled = reports.tried === reports.total || reports.stopped;
  const keeping = usePrintKeeping(withPages, request.pages);
  return (
    <div className="gwp-desk">
      <DeskBar request={request} report={reports.ready[0]} title={title} ready={settled && withPages.length > 0} />
      <DeskProgress reports={reports} />
      <PrintKept keeping={keeping} />
      {settled ? <DeskTroubles request={request} reports={reports} /> : null}
      {settled && request.people.length === 1 ? (
        <ColumnChoices choices={choicesOf(withPages.flatMap(jobsOf))} onChoose={choose} />
      ) : null}
      {withPages.map((report) => (
        <ReportPages key={report.subject.resident.id} report={report} />
      ))}
    </div>
  );
};

/** `健康体检表`, `封面、健康体检表等 4 种`. */
export function titleOf({ pages }: Pick<PrintRequest, 'pages'>): string {
  const titles = PRINT_PAGES.filter(({ name }) => pages.includes(name)).map((page) => page.title);
  return titles.length <= 2 ? titles.join('、') : `${titles.slice(0, 2).join('、')}等 ${titles.length} 种`;
}

const NobodyChosen = ({ request }: { readonly request: PrintRequest }) => {
  usePageTitle(titleOf(request));
  return (
    <div className="gwp-desk">
      <DeskBar request={request} report={undefined} title={titleOf(request)} ready={false} />
      <div className="gwr-empty">
        <EmptyState icon="print" title="还没有选择居民">
          请回到居民列表勾选要打印的居民，或者打开一位居民的健康档案再打印。
        </EmptyState>
      </div>
    </div>
  );
};

import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Button } from '../shared/button.part.tsx';
import { Icon } from '../shared/icon.part.tsx';
import { archivePath } from '../shared/paths.ts';
import { FaultState, LoadingState } from '../shared/state.part.tsx';
import { sheetLayoutOf, visitLayoutOf } from './layouts.ts';
import type { PrintJob } from './load-print-job.ts';
import { PaperSheet } from './paper-sheet.part.tsx';
import type { PaperData } from './paper-template.rules.ts';
import { recordsToPrint, titleOfQueue } from './print-queue.rules.ts';
import { usePrintQueue } from './use-print-queue.ts';
import { VisitSheet } from './visit-sheet.part.tsx';
import './paper.css';

/**
 * The official sheets of a record on screen, as they will come out of the printer: route parameters `id`, `recordId`.
 * With `?records=a,b,c` those of several records, also of several residents, in one go.
 */
export const PrintPage = () => {
  const { id = '', recordId = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { jobs, tried, total, failure, failed, reload } = usePrintQueue(recordsToPrint(recordId, query.get('records')));
  const ready = tried === total;
  const back = (): void => void (window.history.length > 1 ? navigate(-1) : navigate(archivePath(id)));
  return (
    <div className="gwp-desk">
      <div className="gwp-bar">
        <Button onClick={back}>
          <Icon name="left" />
          返回
        </Button>
        <span className="gwp-bar-title">{ready ? titleOfQueue(jobs) : ''}</span>
        <Button look="primary" disabled={!ready || jobs.length === 0} onClick={() => window.print()}>
          <Icon name="print" />
          打印
        </Button>
      </div>
      {ready && failed > 0 && jobs.length > 0 ? (
        <p className="gw-note gwp-note" role="alert">
          有 {failed} 份没有取到，没有列在下面。
          <Button small onClick={reload}>
            重试
          </Button>
        </p>
      ) : null}
      {ready && jobs.length === 0 ? <FaultState fault={failure} onRetry={reload} /> : null}
      {ready ? null : total === 1 ? (
        <LoadingState label="正在准备打印…" />
      ) : (
        <p className="gwp-progress" role="status">
          正在准备打印 {tried} / {total} 份<progress value={tried} max={total} aria-label="准备进度" />
        </p>
      )}
      {ready ? jobs.map((job) => <Sheets key={job.record.id} job={job} />) : null}
    </div>
  );
};

const Sheets = ({ job }: { readonly job: PrintJob }) => {
  const { form, person } = job;
  const sheets = useMemo(() => {
    const sheetOf = (data: PaperData['data']): PaperData => ({ form: job.form, data, names: job.names });
    return { one: sheetOf(job.record.data), all: job.visits.map((visit) => sheetOf(visit.data)), empty: sheetOf({}) };
  }, [job]);
  const visitLayout = visitLayoutOf(form.definition.id);
  return visitLayout ? (
    <VisitSheet layout={visitLayout} visits={sheets.all} empty={sheets.empty} person={person} />
  ) : (
    <PaperSheet layout={sheetLayoutOf(form)} sheet={sheets.one} person={person} />
  );
};

import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../shared/button.part.tsx';
import { Icon } from '../shared/icon.part.tsx';
import { archivePath } from '../shared/paths.ts';
import { FaultState, LoadingState } from '../shared/state.part.tsx';
import { sheetLayoutOf, visitLayoutOf } from './layouts.ts';
import { PaperSheet } from './paper-sheet.part.tsx';
import type { PaperData } from './paper-template.rules.ts';
import { usePrintJob, type PrintJob } from './use-print-job.ts';
import { VisitSheet } from './visit-sheet.part.tsx';
import './paper.css';

/** The official sheets of a record on screen, as they will come out of the printer: route parameters `id`, `recordId`. */
export const PrintPage = () => {
  const { id = '', recordId = '' } = useParams();
  const navigate = useNavigate();
  const { value: job, loading, failure, reload } = usePrintJob(id, recordId);
  const back = (): void => void (window.history.length > 1 ? navigate(-1) : navigate(archivePath(id)));
  return (
    <div className="gwp-desk">
      <div className="gwp-bar">
        <Button onClick={back}><Icon name="left" />返回</Button>
        <span className="gwp-bar-title">{job ? `${job.form.definition.title} · ${job.person.name} · ${job.record.occurredOn}` : ''}</span>
        <Button look="primary" disabled={!job} onClick={() => window.print()}><Icon name="print" />打印</Button>
      </div>
      {failure ? <FaultState fault={failure} onRetry={reload} /> : null}
      {loading && !job ? <LoadingState label="正在准备打印…" /> : null}
      {job ? <Sheets job={job} /> : null}
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
  return visitLayout
    ? <VisitSheet layout={visitLayout} visits={sheets.all} empty={sheets.empty} person={person} />
    : <PaperSheet layout={sheetLayoutOf(form)} sheet={sheets.one} person={person} />;
};

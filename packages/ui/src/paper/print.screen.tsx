import { createPrintQueue } from '@gongwei/application/paper';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Button } from '../shared/button.part.tsx';
import { Icon } from '../shared/icon.part.tsx';
import { archivePath } from '../shared/paths.ts';
import { registerEntryPath } from '../shared/register-path.ts';
import { FaultState, LoadingState } from '../shared/state.part.tsx';
import { useLoaded } from '../shared/use-loaded.ts';
import { usePageTitle } from '../shared/use-page-title.ts';
import { ColumnChoices } from './column-choices.part.tsx';
import { PaperSheet } from './paper-sheet.part.tsx';
import { choicesOf, idsIn, pageTitleOfQueue, preferring, recordsToPrint, titleOfQueue } from './print-queue.rules.ts';
import { usePrintSources } from './use-print-sources.ts';
import './paper.css';

type Address = { readonly id: string; readonly formId: string | undefined; readonly recordId: string };

/** Where what is printed is written. */
const placeOf = ({ id, formId, recordId }: Address): string =>
  formId === undefined ? archivePath(id) : registerEntryPath(formId, recordId);

/**
 * The official sheets of a record on screen, as they will come out of the printer: route parameters `recordId` and `id` of the resident, or
 * `formId` of the register an entry is of.
 * With `?records=a,b,c` those of several records, also of several residents, in one go; `?prefer=a,b`: which ones, where there are
 * several of one stage.
 */
export const PrintPage = () => {
  const { id = '', formId, recordId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const [records, preferred] = [query.get('records'), query.get('prefer')];
  const { jobs, tried, total, failure, failed, reload } = useLoaded(
    createPrintQueue,
    usePrintSources(),
    useMemo(() => recordsToPrint(recordId, records), [recordId, records]),
    useMemo(() => idsIn(preferred), [preferred]),
  );
  const ready = tried === total;
  usePageTitle(pageTitleOfQueue(ready ? jobs : []));
  const back = (): void =>
    void (window.history.length > 1 ? navigate(-1) : navigate(placeOf({ id, formId, recordId })));
  const choose = (chosen: string, instead: readonly string[]): void =>
    setQuery(preferring(query, chosen, instead), { replace: true });
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
      {ready ? <ColumnChoices choices={choicesOf(jobs)} onChoose={choose} /> : null}
      {ready && jobs.length === 0 ? <FaultState fault={failure} onRetry={reload} /> : null}
      {ready ? null : total === 1 ? (
        <LoadingState label="正在准备打印…" />
      ) : (
        <p className="gwp-progress" role="status">
          正在准备打印 {tried} / {total} 份<progress value={tried} max={total} aria-label="准备进度" />
        </p>
      )}
      {ready
        ? jobs.flatMap(({ record, papers, person }) =>
            papers.map((paper, at) => <PaperSheet key={`${record.id}-${at}`} record={paper} person={person} />),
          )
        : null}
    </div>
  );
};

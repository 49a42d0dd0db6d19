import { RosterImportService } from '@gongwei/application/resident';
import { isRosterBusy, unknownHeadings, type RosterImport, type RosterRequest } from '@gongwei/domain/resident';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import {
  buttonClass,
  EmptyState,
  FaultState,
  formatCount,
  Icon,
  LoadingState,
  ROSTER_LIST_PATH,
  useBehavior,
  usePageTitle,
  useService,
  wordsOf,
} from '../../shared/index.ts';
import { RosterActions } from './roster-actions.part.tsx';
import { RosterColumns } from './roster-columns.part.tsx';
import { RosterOutcomes } from './roster-outcome.part.tsx';
import { RosterProgress } from './roster-progress.part.tsx';
import { RosterSteps } from './roster-steps.part.tsx';
import { BUSY_MESSAGES, stateChip } from './roster-labels.ts';
import '../../shared/list.css';
import './roster.css';

/** One import from its check to its receipts. The address names it, so that it is there again after a reload. */
export const RosterImportScreen = () => {
  const { id = '' } = useParams();
  const service = useService(RosterImportService);
  const state = useBehavior(service.state$);
  usePageTitle('核对名册');
  useEffect(() => service.open(id), [service, id]);
  const shown = state.step === 'open' && state.status.id === id ? state : undefined;
  const head = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with the step it belonged to; the cursor stays before the buttons of the next one.
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  }, [shown?.status.state]);
  return (
    <div className="gw-list">
      <div className="gw-page-head">
        <h1 ref={head} className="gw-roster-title" tabIndex={-1} title={shown?.status.fileName}>
          {shown?.status.fileName ?? '导入名册'}
        </h1>
        {shown ? (
          <>
            <StateChip status={shown.status} />
            <RosterActions status={shown.status} asked={shown.asked} onDemand={(request) => service.demand(request)} />
          </>
        ) : null}
        <Link className={buttonClass()} to={ROSTER_LIST_PATH}>
          导入记录
        </Link>
      </div>
      {shown ? <RosterSteps state={shown.status.state} /> : null}
      <div className="gw-panel gw-list-panel">
        {shown?.fault ? <Trouble fault={shown.fault} /> : null}
        {shown ? (
          <Body status={shown.status} busy={shown.asked === 'assign'} onDemand={service.demand} />
        ) : state.step === 'failed' ? (
          <FaultState fault={state.fault} onRetry={() => service.retry()} />
        ) : (
          <LoadingState label="正在取这次导入…" />
        )}
      </div>
    </div>
  );
};

const StateChip = ({ status }: { readonly status: RosterImport }) => {
  const { label, className } = stateChip(status);
  return <span className={className}>{label}</span>;
};

const Trouble = ({ fault }: { readonly fault: unknown }) => {
  const { message, advice } = wordsOf(fault);
  return (
    <p className="gw-note gw-note--danger" role="alert">
      <Icon name="alert" />
      {advice ? `${message}。${advice}` : message}
    </p>
  );
};

const Body = ({
  status,
  busy,
  onDemand,
}: {
  readonly status: RosterImport;
  readonly busy: boolean;
  readonly onDemand: (request: RosterRequest) => void;
}) => {
  const { state, message, headings, total, handled } = status;
  if (isRosterBusy(state)) {
    const rows = total === undefined ? formatCount(handled) : `${formatCount(handled)} / ${formatCount(total)}`;
    const label = `${BUSY_MESSAGES[state] ?? ''}，${rows} ${state === 'reading' || state === 'checking' ? '行' : '人'}`;
    return (
      <RosterProgress
        label={label}
        share={total ? handled / total : undefined}
        hint="可以离开本页去做别的，服务器会继续；从“导入记录”可以再回来。"
      />
    );
  }
  if (state === 'failed')
    return (
      <EmptyState
        icon="alert"
        title="名册没有导入"
        actions={
          <Link className={buttonClass('primary')} to={ROSTER_LIST_PATH}>
            重新上传
          </Link>
        }
      >
        {message ?? '文件无法读取，请对照模板检查后重新上传。'}
      </EmptyState>
    );
  const asks = state === 'columns' || (state === 'checked' && unknownHeadings(headings).length > 0);
  return (
    <>
      {message === undefined ? null : (
        <p className={`gw-note ${state === 'columns' ? 'gw-note--danger' : ''}`} role="status">
          <Icon name="alert" />
          {message}
        </p>
      )}
      {asks ? (
        <RosterColumns
          key={headings.map(({ use }) => use ?? '?').join()}
          headings={headings}
          required={state === 'columns'}
          busy={busy}
          onAssign={onDemand}
        />
      ) : null}
      {state === 'columns' ? null : <RosterOutcomes key={state} status={status} onDecide={onDemand} />}
    </>
  );
};

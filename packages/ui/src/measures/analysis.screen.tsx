import { Clock } from '@gongwei/application/shared';
import { ROUNDED_NOTE, type AnalysisPage, type AnalysisTable as Table } from '@gongwei/domain/measures';
import { lazy, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { GroupChart } from '../charts/index.ts';
import { Button } from '../shared/button.part.tsx';
import { StaleList } from '../shared/stale-list.part.tsx';
import { FaultState, LoadingState, useBehavior, useService, useUserSession } from '../shared/index.ts';
import { useMay } from '../shared/use-may.ts';
import { AnalysisFilters } from './analysis-filters.part.tsx';
import { AnalysisTable } from './analysis-table.part.tsx';
import { enteringOf } from './enter-row.rules.ts';
import { drawingOf, type OpenNumber, type OpenRecord } from './drawings.rules.ts';
import { tableChosen } from './table-chosen.rules.ts';
import { addressOfPeople, addressOfPoint } from './open-number.rules.ts';
import { Folded } from './folded.part.tsx';
import { PaperButtons } from './paper-buttons.part.tsx';
import { Indicators } from './indicators.part.tsx';
import { useAnalysisSession } from './use-analysis-session.ts';
import './analysis.css';

const Snapshots = lazy(() => import('./snapshots.part.tsx').then((module) => ({ default: module.Snapshots })));
const Populations = lazy(() => import('./populations.part.tsx').then((module) => ({ default: module.Populations })));
/** Of the page that counts what the platform holds. */
const PullButton = lazy(() => import('./pull-button.part.tsx').then((module) => ({ default: module.PullButton })));
/** Comes where a number has changed its meaning, which few ever do. */
const MeaningSwitch = lazy(() =>
  import('./meaning-switch.part.tsx').then((module) => ({ default: module.MeaningSwitch })),
);

const Tabs = ({
  tables,
  chosen,
  onChoose,
}: {
  readonly tables: readonly Table[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) => (
  <div className="gwm-tabs" role="group" aria-label="表">
    {tables.map(({ id, title }) => (
      <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
        {title}
      </button>
    ))}
  </div>
);

/** A page of numbers: the few that matter, all of them by group, drawings, and how it was counted. Every number opens its people. */
export const AnalysisScreen = ({ page }: { readonly page: AnalysisPage }) => {
  const session = useAnalysisSession(page);
  const state = useBehavior(session.state$);
  const today = useService(Clock).today();
  const user = useUserSession();
  const navigate = useNavigate();
  const mayWrite = useMay('gwmksjwh:E');
  const mayPull = useMay('tjscgl:E');
  const { view, words, table, fault, loading } = state;
  const home = user?.institution.code ?? '';
  const open: OpenNumber = useMemo(
    () => (measure, by, key, cell) => {
      const address = addressOfPeople(
        page,
        view,
        home,
        { words: measure, by, ...(key !== undefined && { key }) },
        cell,
      );
      return words?.mayOpen && address !== undefined ? () => void navigate(address) : undefined;
    },
    [page, view, home, words, navigate],
  );
  const openRecord: OpenRecord = useMemo(
    () => (measure, point) => () => void navigate(addressOfPoint(measure, point)),
    [navigate],
  );
  const here = view.way.at(-1)?.code ?? home;
  const way = [{ code: home, name: user?.institution.name ?? '' }, ...view.way];
  return (
    <div className="gwm">
      <div className="gw-page-head">
        <h1>{page.title}</h1>
        <nav aria-label="机构" className="gwm-way">
          {way.map(({ code, name }, at) => (
            <button
              key={code}
              type="button"
              className="gwg-link"
              aria-current={at === way.length - 1 ? 'page' : undefined}
              onClick={() => session.look({ way: view.way.slice(0, at) })}
            >
              {name}
            </button>
          ))}
        </nav>
        <span className="gwm-counts">{page.counts}</span>
        {mayPull && page.pulls ? (
          <Suspense fallback={null}>
            <PullButton session={session} home={home} />
          </Suspense>
        ) : null}
        {page.entered ? (
          <Button onClick={() => void navigate(page.entered?.path ?? '')}>{page.entered.label}</Button>
        ) : null}
        <PaperButtons session={session} />
      </div>
      <AnalysisFilters
        session={session}
        view={view}
        today={today}
        rounded={words?.mayOpen === false}
        wholeMonths={words?.wholeMonths === true}
      />
      {words?.measures.some(({ changed = [] }) => changed.length > 0) ? (
        <Suspense fallback={null}>
          <MeaningSwitch session={session} state={state} />
        </Suspense>
      ) : null}
      {words?.mayOpen === false ? <p className="gwm-rounded">{ROUNDED_NOTE}</p> : null}
      {!table ? (
        fault ? (
          <FaultState fault={fault} onRetry={session.reload} />
        ) : (
          <LoadingState label="正在统计…" />
        )
      ) : (
        <>
          {fault ? <StaleList message={fault.message} onRetry={session.reload} /> : null}
          <Indicators page={page} state={state} open={open} />
          {page.tables ? (
            <Tabs
              tables={page.tables}
              chosen={view.table}
              onChoose={(table) => session.look(tableChosen(page, table))}
            />
          ) : null}
          <AnalysisTable
            page={page}
            state={state}
            open={open}
            onEnter={enteringOf(session, view, here, words?.mayOpen === true)}
          />
          {words?.mayOpen ? (
            <Folded
              summary="冻结的数字（快照）"
              onUnfold={() => {
                if (!session.snapshots$.value.rows) session.showSnapshots();
              }}
            >
              <Snapshots session={session} mayFreeze={mayWrite} />
            </Folded>
          ) : null}
          {mayWrite && page.registers ? (
            <Folded
              summary="登记服务人口"
              onUnfold={() => {
                if (!session.populations$.value.rows) session.showPopulations();
              }}
            >
              <Populations session={session} />
            </Folded>
          ) : null}
          <div className="gwg-all">
            {page.charts.map((chart) => {
              const drawing = drawingOf(chart, page, state, open, openRecord);
              return drawing ? (
                <GroupChart key={chart.id} drawing={drawing} />
              ) : (
                <div key={chart.id} className="gw-panel gw-state">
                  {loading ? `${chart.title}…` : `${chart.title}：没有数据`}
                </div>
              );
            })}
          </div>
          <details className="gwm-notes">
            <summary>统计口径</summary>
            <ul>
              {page.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
              <li>合计按人重算，不由各行相加；率取两位小数，无人可算时为“—”。</li>
            </ul>
          </details>
        </>
      )}
    </div>
  );
};

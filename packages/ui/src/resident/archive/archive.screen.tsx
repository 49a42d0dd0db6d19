import { createOverview, ResidentDirectory } from '@gongwei/application/resident';
import type { Resident, ResidentCall, ResidentOverview } from '@gongwei/domain/resident';
import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { LoadingState, usePageTitle, useLoaded, useService } from '../../shared/index.ts';
import { DueList } from '../due-list.part.tsx';
import { ResidentCard } from '../resident-card.part.tsx';
import { ResidentPending } from '../resident-pending.part.tsx';
import { RemovedSheets, Timeline } from '../timeline.part.tsx';
import { ArchiveActions } from './archive-actions.part.tsx';
import './archive.css';

const Trends = lazy(() => import('../trends.part.tsx').then((module) => ({ default: module.Trends })));

type Actions = (overview: ResidentOverview) => ReactNode;
type CallActions = (call: ResidentCall, resident: Resident, onChanged: () => void) => ReactNode;

/** A resident at a glance: who, what is due, what was recorded, how the values went. `actions`, `callActions`: what other areas do from here. */
export const ArchiveScreen = ({
  actions,
  callActions,
}: {
  readonly actions?: Actions;
  readonly callActions?: CallActions;
}) => {
  const { id = '' } = useParams();
  const { value: overview, failure, reload } = useLoaded(createOverview, useService(ResidentDirectory), id);
  usePageTitle(overview && '健康档案', {
    tabName: overview && `${overview.resident.name}的档案`,
    of: overview?.resident,
  });
  if (overview)
    return (
      <Overview
        overview={overview}
        onChanged={reload}
        actions={
          <>
            <ArchiveActions resident={overview.resident} onDone={reload} />
            {actions?.(overview)}
          </>
        }
        callActions={callActions && ((call) => callActions(call, overview.resident, reload))}
      />
    );
  return <ResidentPending label="正在打开档案…" failure={failure} onRetry={reload} />;
};

const Overview = ({
  overview: { resident, due, timeline, series, calls },
  actions,
  callActions,
  onChanged,
}: {
  readonly overview: ResidentOverview;
  readonly actions: ReactNode;
  readonly callActions: ((call: ResidentCall) => ReactNode) | undefined;
  readonly onChanged: () => void;
}) => (
  <div className="gw-archive">
    <ResidentCard resident={resident} due={due} actions={actions} onChanged={onChanged} />
    <div className="gw-archive-main">
      <Timeline residentId={resident.id} records={timeline} calls={calls} callActions={callActions} />
      <RemovedSheets residentId={resident.id} />
    </div>
    <div className="gw-archive-side">
      <DueList residentId={resident.id} status={resident.status} items={due} />
      <Suspense
        fallback={
          <section className="gw-panel">
            <LoadingState label="正在画趋势图…" />
          </section>
        }
      >
        <Trends series={series} resident={resident} />
      </Suspense>
    </div>
  </div>
);

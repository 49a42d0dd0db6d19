import { ResidentDirectory } from '@gongwei/application/resident';
import type { ResidentOverview } from '@gongwei/domain/resident';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { LoadingState, usePageTitle, useResource, useService } from '../shared/index.ts';
import { DueList } from './due-list.part.tsx';
import { ResidentCard } from './resident-card.part.tsx';
import { ResidentPending } from './resident-pending.part.tsx';
import { Timeline } from './timeline.part.tsx';
import './archive.css';

const Trends = lazy(() => import('./trends.part.tsx').then((module) => ({ default: module.Trends })));

type Actions = (overview: ResidentOverview) => ReactNode;

/** A resident at a glance: who, what is due, what was recorded, how the values went. `actions`: what other areas do from here. */
export const ArchiveScreen = ({ actions }: { readonly actions?: Actions }) => {
  const { id = '' } = useParams();
  const directory = useService(ResidentDirectory);
  const { value, failure, reload } = useResource(useCallback(() => directory.overview(id), [directory, id]));
  const overview = value?.resident.id === id ? value : undefined;
  usePageTitle(overview ? `${overview.resident.name}的档案` : undefined);
  if (overview) return <Overview overview={overview} actions={actions?.(overview)} />;
  return <ResidentPending label="正在打开档案…" failure={failure} onRetry={reload} />;
};

const Overview = ({
  overview: { resident, due, timeline, series, calls },
  actions,
}: {
  readonly overview: ResidentOverview;
  readonly actions: ReactNode;
}) => (
  <div className="gw-archive">
    <ResidentCard resident={resident} actions={actions} />
    <div className="gw-archive-main">
      <Timeline residentId={resident.id} records={timeline} calls={calls} />
    </div>
    <div className="gw-archive-side">
      <DueList residentId={resident.id} items={due} />
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

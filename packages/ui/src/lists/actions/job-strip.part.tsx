import { lazy, Suspense } from 'react';
import { useBehavior } from '../../shared/index.ts';
import { useList } from '../list-context.ts';

// Most lists are looked at without a job: the line comes with the first one.
const JobLine = lazy(() => import('./job-line.part.tsx').then((module) => ({ default: module.JobLine })));
const Receipts = lazy(() => import('./receipts.part.tsx').then((module) => ({ default: module.Receipts })));

/** Bulk actions and exports: how far they are, what became of every row, and the way back. They go on when the page is left. */
export const JobStrip = () => {
  const { session } = useList();
  const jobs = useBehavior(session.jobs$);
  const receipts = useBehavior(session.receipts$);
  return (
    <>
      {jobs.length > 0 ? (
        <ul className="gw-jobs" aria-label="正在进行和刚完成的操作">
          <Suspense fallback={null}>
            {jobs.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </Suspense>
        </ul>
      ) : null}
      {receipts ? (
        <Suspense fallback={null}>
          <Receipts looked={receipts} />
        </Suspense>
      ) : null}
    </>
  );
};

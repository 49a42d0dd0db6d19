import { SessionService } from '@gongwei/application/identity';
import { Clock } from '@gongwei/application/shared';
import { PrintJobs } from '@gongwei/application/upload';
import { useCallback } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import {
  Button,
  buttonClass,
  EmptyState,
  FaultState,
  LoadingState,
  Pager,
  usePageTitle,
  useResource,
  useService,
  useUserSession,
  wordsOf,
} from '../../shared/index.ts';
import { StaleList } from '../../shared/stale-list.part.tsx';
import { Link } from 'react-router';
import { jobQueryOf, PAGE_SIZE, searchOfJobs } from './print-jobs.rules.ts';
import { PrintJobFilters } from './print-job-filters.part.tsx';
import { PrintJobTable } from './print-job-table.part.tsx';
import '../../shared/list.css';
import './print-jobs.css';

/** 报告管理: who printed what of whom, when and how often. Asks for `bggl`. The address holds the query. */
export const PrintJobsScreen = () => {
  const may = useService(SessionService).may('bggl') !== undefined;
  return may ? <Jobs /> : <Navigate to="/403" replace />;
};

const Jobs = () => {
  const jobs = useService(PrintJobs);
  const now = useService(Clock).now();
  const [search, setSearch] = useSearchParams();
  const here = useUserSession()?.institution.code ?? '';
  usePageTitle('报告管理');
  const address = search.toString();
  const query = jobQueryOf(search);
  const { value, loading, failure, reload } = useResource(
    // Another institution is another list.
    useCallback(
      () =>
        here === '' ? Promise.reject(new Error('No institution')) : jobs.find(jobQueryOf(new URLSearchParams(address))),
      [jobs, address, here],
    ),
  );
  const show = (next: typeof query): void => setSearch(searchOfJobs(next), { replace: true });
  const narrowed = Object.keys(query).length > 2;
  const clear = (): void => show({ offset: 0, limit: PAGE_SIZE });
  return (
    <div className="gw-list">
      <div className="gw-page-head">
        <h1>报告管理</h1>
      </div>
      <PrintJobFilters query={query} onChange={show} onClear={narrowed ? clear : undefined} />
      <div className="gw-panel gw-list-panel">
        {failure !== undefined && value ? <StaleList message={wordsOf(failure).message} onRetry={reload} /> : null}
        {value === undefined ? (
          failure === undefined ? (
            <LoadingState label="正在取打印记录…" />
          ) : (
            <FaultState fault={failure} onRetry={reload} />
          )
        ) : value.total === 0 ? (
          narrowed ? (
            <EmptyState
              icon="search"
              title="没有符合条件的打印记录"
              actions={<Button onClick={clear}>清除筛选</Button>}
            >
              请换个说法查找，或者放宽筛选条件。
            </EmptyState>
          ) : (
            <EmptyState
              icon="print"
              title="还没有打印记录"
              actions={
                <Link className={buttonClass('primary')} to="/cust/base">
                  去居民列表打印
                </Link>
              }
            >
              在居民列表勾选居民后点“打印所选”，打印了什么会记在这里。
            </EmptyState>
          )
        ) : (
          <>
            <PrintJobTable rows={value.rows} total={value.total} busy={loading} now={now} />
            <Pager
              total={value.total}
              offset={query.offset}
              size={PAGE_SIZE}
              unit="份"
              onOffset={(offset) => show({ ...query, offset })}
            />
          </>
        )}
      </div>
    </div>
  );
};

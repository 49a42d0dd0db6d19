import { createRosters, RosterGateway, ROSTERS_PAGE } from '@gongwei/application/resident';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router';
import {
  EmptyState,
  FaultState,
  LoadingState,
  Pager,
  rosterPath,
  useMay,
  usePageTitle,
  useLoaded,
  useService,
  useUserSession,
  wordsOf,
} from '../../shared/index.ts';
import { StaleList } from '../../shared/stale-list.part.tsx';
import { RosterHistory } from './roster-history.part.tsx';
import { RosterStart } from './roster-start.part.tsx';
import '../../shared/list.css';
import './roster.css';

/** Where a roster is handed in, and what became of earlier ones of the institution. For who may change residents' files. */
export const RosterListScreen = () => {
  const may = useMay('gwjkdngl:E');
  return may ? <Imports /> : <Navigate to="/403" replace />;
};

const Imports = () => {
  const navigate = useNavigate();
  const here = useUserSession()?.institution.code ?? '';
  usePageTitle('导入名册');
  const {
    query: offset,
    value,
    loading,
    failure,
    reload,
    ask,
  } = useLoaded(createRosters, useService(RosterGateway), here);
  const open = useCallback((id: string) => void navigate(rosterPath(id)), [navigate]);
  return (
    <div className="gw-list">
      <div className="gw-page-head">
        <h1>导入名册</h1>
      </div>
      <section className="gw-panel gw-roster" aria-label="上传名册">
        <RosterStart onBegun={open} />
      </section>
      <section className="gw-panel gw-list-panel" aria-label="导入记录">
        {failure !== undefined && value ? <StaleList message={wordsOf(failure).message} onRetry={reload} /> : null}
        {value === undefined ? (
          failure === undefined ? (
            <LoadingState label="正在取导入记录…" />
          ) : (
            <FaultState fault={failure} onRetry={reload} />
          )
        ) : value.total === 0 ? (
          <EmptyState icon="upload" title="本机构还没有导入记录">
            上传的名册会列在这里：谁在什么时候导入了什么，结果如何，随时可以再打开。
          </EmptyState>
        ) : (
          <>
            {loading ? <div className="gw-busy" aria-hidden="true" /> : null}
            <RosterHistory rows={value.rows} onOpen={open} />
            <Pager total={value.total} offset={offset} size={ROSTERS_PAGE} unit="次" onOffset={ask} />
          </>
        )}
      </section>
    </div>
  );
};

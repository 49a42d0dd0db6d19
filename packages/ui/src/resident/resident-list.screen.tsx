import { SessionService } from '@gongwei/application/identity';
import { ResidentDirectory, ResidentListService } from '@gongwei/application/resident';
import type { ResidentQuery } from '@gongwei/domain/resident';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  archivePath,
  Button,
  EmptyState,
  FaultState,
  Icon,
  LoadingState,
  MenuButton,
  Pager,
  useBehavior,
  useService,
} from '../shared/index.ts';
import { StaleList } from '../shared/stale-list.part.tsx';
import { ResidentFilters } from './resident-filters.part.tsx';
import { changeBetween, filtersIn, PAGE_SIZE } from './resident-query-url.rules.ts';
import { ResidentTable } from './resident-table.part.tsx';
import { SavedFilters } from './saved-filters.part.tsx';
import { everybody } from './selection.rules.ts';
import { useAutoRegistration } from './use-auto-registration.ts';
import { useColumns } from './use-columns.ts';
import { useResidentQuery } from './use-resident-query.ts';
import { useTicks } from './use-ticks.ts';
import '../shared/list.css';
import './resident-list.css';

const NewResident = lazy(() => import('./new-resident.part.tsx').then((module) => ({ default: module.NewResident })));
const BatchDialog = lazy(() => import('../paper/index.ts').then((module) => ({ default: module.BatchDialog })));
const RosterPanel = lazy(() => import('./roster-panel.part.tsx').then((module) => ({ default: module.RosterPanel })));

/** Residents of the chosen institution and those below it. The address holds the query: it survives reload, back and a bookmark. */
export const ResidentListScreen = () => {
  const service = useService(ResidentListService);
  const state = useBehavior(service.state$);
  const navigate = useNavigate();
  const { query, change, clear, apply } = useResidentQuery();
  const { columns, entries } = useColumns();
  const [opened, setOpened] = useState<'import' | 'new' | 'print'>();
  const [unknown, setUnknown] = useState('');
  const login = useService(SessionService);
  const directory = useService(ResidentDirectory);
  const mayAdd = ['M', 'E'].includes(login.may('gwjkdngl') ?? '');
  const mayPrint = login.may('bggl') !== undefined;
  const ticks = useTicks(query);
  const list = useRef<HTMLDivElement>(null);
  useQuery(service, query);
  const register = useCallback((idNumber: string) => {
    setUnknown(idNumber);
    setOpened('new');
  }, []);
  useAutoRegistration(query, state, mayAdd ? register : undefined);

  const { page, loading, fault } = state;
  return (
    <div className="gw-list">
      <div className="gw-page-head">
        <h1>居民健康档案</h1>
        {mayAdd ? (
          <>
            <Button look="primary" onClick={() => register('')}>
              <Icon name="plus" />
              新建档案
            </Button>
            <Button onClick={() => setOpened('import')}>
              <Icon name="upload" />
              导入名册
            </Button>
          </>
        ) : null}
        {mayPrint ? (
          <PrintButtons
            ticked={ticks.people.size}
            disabled={!state.page?.total}
            onPrint={() => setOpened('print')}
            onClear={ticks.clear}
          />
        ) : null}
        <SavedFilters query={query} onApply={apply} />
        <MenuButton entries={entries}>
          <Icon name="columns" />列
        </MenuButton>
      </div>
      <ResidentFilters
        query={query}
        onChange={change}
        onClear={clear}
        onSearchDone={() => list.current?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus()}
      />
      <div className="gw-panel gw-list-panel" ref={list}>
        {fault && page && page.total > 0 ? (
          <StaleList message={fault.message} onRetry={() => service.reload()} />
        ) : null}
        {page === undefined || (fault && page.total === 0) ? (
          fault ? (
            <FaultState fault={fault} onRetry={() => service.reload()} />
          ) : (
            <LoadingState label="正在取居民列表…" />
          )
        ) : page.total === 0 ? (
          <NothingFound
            filtered={filtersIn(query) > 0}
            onClear={clear}
            onImport={mayAdd ? () => setOpened('import') : undefined}
          />
        ) : (
          <ResidentTable
            rows={page.rows}
            total={page.total}
            offset={state.query.offset}
            columns={columns}
            sort={query.sort}
            busy={loading}
            ticked={mayPrint ? ticks.people : undefined}
            onTick={ticks.tick}
            onSort={(by) => change({ sort: { by, descending: query.sort?.by === by && !query.sort.descending } })}
            onOpen={(row) => void navigate(archivePath(row.id))}
          />
        )}
        {page && page.total > 0 ? (
          <Pager
            total={page.total}
            offset={query.offset}
            size={PAGE_SIZE}
            unit="人"
            onOffset={(offset) => change({ offset })}
          />
        ) : null}
        {loading && page ? <div className="gw-list-busy" aria-hidden="true" /> : null}
      </div>
      <Suspense fallback={null}>
        {opened === 'import' ? (
          <RosterPanel onClose={() => setOpened(undefined)} onImported={() => service.reload()} />
        ) : null}
        {opened === 'print' ? (
          <BatchDialog
            people={{
              ticked: [...ticks.people].map(([id, name]) => ({ id, name })),
              found: {
                total: page?.total ?? 0,
                everybody: (most) => everybody((asked) => directory.find(asked), state.query, most),
              },
            }}
            onClose={() => setOpened(undefined)}
          />
        ) : null}
        {opened === 'new' ? <NewResident idNumber={unknown} onClose={() => setOpened(undefined)} /> : null}
      </Suspense>
    </div>
  );
};

/** Asks for what the address says; coming back to the list asks again, since others work on it too. */
function useQuery(service: ResidentListService, query: ResidentQuery): void {
  useEffect(() => {
    const difference = changeBetween(service.state$.value.query, query);
    if (Object.keys(difference).length > 0) service.ask(difference);
    else if (!service.state$.value.loading) service.reload();
  }, [service, query]);
}

/** Prints those who are ticked, or asks whom; stands where it stood, so that the first tick moves nothing. */
const PrintButtons = ({
  ticked,
  disabled,
  onPrint,
  onClear,
}: {
  readonly ticked: number;
  readonly disabled: boolean;
  readonly onPrint: () => void;
  readonly onClear: () => void;
}) => (
  <>
    {ticked > 0 ? (
      <Button look="quiet" onClick={onClear}>
        取消选择
      </Button>
    ) : null}
    <Button disabled={disabled} onClick={onPrint}>
      <Icon name="print" />
      {ticked > 0 ? `打印所选 ${ticked} 人` : '批量打印'}
    </Button>
  </>
);

const NothingFound = ({
  filtered,
  onClear,
  onImport,
}: {
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly onImport: (() => void) | undefined;
}) =>
  filtered ? (
    <EmptyState icon="search" title="没有符合条件的居民" actions={<Button onClick={onClear}>清除筛选</Button>}>
      请检查姓名或号码，或者放宽筛选条件。
    </EmptyState>
  ) : (
    <EmptyState
      icon="archive"
      title="本机构还没有居民档案"
      actions={
        onImport ? (
          <Button look="primary" onClick={onImport}>
            导入名册
          </Button>
        ) : undefined
      }
    >
      {onImport ? '用 Excel 名册一次导入，导入前会逐行检查；也可从右上角逐个新建。' : '请联系本机构有建档权限的人员。'}
    </EmptyState>
  );

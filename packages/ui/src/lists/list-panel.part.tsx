import { fittingColumns, shownColumns, type ListSession, type ListState } from '@gongwei/application/lists';
import type { Column, ListAction, ListRow } from '@gongwei/domain/lists';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { Button, Icon, useBehavior, useWindowWidth } from '../shared/index.ts';
import { useSame } from '../shared/use-same.ts';
import { StaleList } from '../shared/stale-list.part.tsx';
import { Grid } from './grid/grid.part.tsx';
import { actionsWidth, TICKS } from './grid/grid-tracks.rules.ts';
import { JobStrip } from './actions/job-strip.part.tsx';
import { offeredByRows, type buttonsOf } from './actions/list-actions.rules.ts';
import { useList, type ActionTarget } from './list-context.ts';
import { ListFoot } from './list-foot.part.tsx';
import { newsText } from './list-news.rules.ts';
import { foundTarget } from './actions/selection-labels.rules.ts';
import { asksAction } from './use-list-session.ts';
import { isNarrow, isWide, roomOf } from './window-width.rules.ts';

const AskedAction = lazy(() => import('./actions/acting.ts').then((module) => ({ default: module.AskedAction })));
const late = () => import('./late.ts');
const ColumnEditor = lazy(() => late().then((module) => ({ default: module.ColumnEditor })));
const ShortCuts = lazy(() => late().then((module) => ({ default: module.ShortCuts })));
const TickSheet = lazy(() => late().then((module) => ({ default: module.TickSheet })));
const Why = lazy(() => late().then((module) => ({ default: module.Why })));

/** The title with what is done to the list as a whole. */
export const ListHead = ({
  state,
  add,
  onFound,
  onColumns,
  children,
}: {
  readonly state: ListState;
  readonly add: ReactNode;
  readonly onFound: readonly ListAction[];
  readonly onColumns: () => void;
  readonly children: ReactNode;
}) => {
  const { session, act } = useList();
  const nothing = (state.count?.found ?? 0) === 0;
  return (
    <div className="gw-page-head">
      <h1>{session.definition.title}</h1>
      {children}
      {add}
      {onFound.map((action) => (
        <Button key={action.id} disabled={nothing} onClick={() => act(action, foundTarget(state))}>
          {action.label}
        </Button>
      ))}
      <Button onClick={onColumns}>
        <Icon name="columns" />
        列设置
      </Button>
    </div>
  );
};

/** The columns there is room for beside ticks and buttons of so many pixels. */
function useColumns({ definition, layout$ }: ListSession, phone: boolean, fixed: number): readonly Column[] {
  const layout = useBehavior(layout$);
  const [wide, narrow, room] = [useWindowWidth(isWide), useWindowWidth(isNarrow), useWindowWidth(roomOf)];
  return useMemo(() => {
    const shown = shownColumns(definition, layout, wide);
    return phone ? shown : fittingColumns(definition, shown, layout, { room: room - fixed, narrow });
  }, [definition, layout, wide, narrow, room, phone, fixed]);
}

/** The rows with what is said about them as a whole. */
export const ListPanel = ({
  state,
  buttons: { row, rows },
  phone,
  empty,
  onKeys,
  onPrint,
}: {
  readonly state: ListState;
  readonly buttons: ReturnType<typeof buttonsOf>;
  readonly phone: boolean;
  readonly empty: ReactNode;
  readonly onKeys: () => void;
  readonly onPrint: (target: ActionTarget) => void;
}) => {
  const { session } = useList();
  const onRow = useSame(offeredByRows(row, state.rows.chunks.values()));
  const columns = useColumns(session, phone, (rows.length > 0 ? TICKS : 0) + actionsWidth(onRow));
  const found = state.count?.found ?? 0;
  return (
    <div className="gw-panel gw-list-panel">
      {state.fault && found > 0 ? <StaleList message={state.fault.message} onRetry={session.reload} /> : null}
      <JobStrip />
      {found === 0 ? (
        empty
      ) : (
        <Grid state={state} columns={columns} actions={onRow} ticking={rows.length > 0} phone={phone} />
      )}
      <News state={state} />
      {found > 0 ? <ListFoot state={state} actions={rows} onKeys={onKeys} onPrint={onPrint} /> : null}
      {state.loading && state.count ? <div className="gw-busy" aria-hidden="true" /> : null}
    </div>
  );
};

/** What others changed meanwhile; nothing moves until it is pressed. */
const News = ({ state }: { readonly state: ListState }) => {
  const { session } = useList();
  const news = newsText(state, session.definition.unit);
  return news === '' ? null : (
    <Button className="gw-list-news" small onClick={session.reload}>
      <Icon name="refresh" size={14} />
      {news}
      <kbd>R</kbd>
    </Button>
  );
};

/** What opens over a list besides its actions, and the action its address asks for. */
export const ListWindows = ({
  search = '',
  state,
  opened,
  printing,
  onClose,
}: {
  /** Of the list's own address; a list that is part of a page has none. */
  readonly search?: string;
  readonly state: ListState;
  readonly opened: 'columns' | 'keys' | undefined;
  readonly printing: ActionTarget | undefined;
  readonly onClose: () => void;
}) => {
  const { session, titleOf } = useList();
  const why = useBehavior(session.why$);
  const wide = useWindowWidth(isWide);
  return (
    <Suspense fallback={null}>
      {asksAction(search) ? <AskedAction key={search} search={search} /> : null}
      {opened === 'columns' ? <ColumnEditor wide={wide} onClose={onClose} /> : null}
      {printing ? <TickSheet target={printing} onClose={onClose} /> : null}
      {opened === 'keys' ? <ShortCuts onClose={onClose} /> : null}
      {why ? <Why looked={why} title={titleIn(state, why.id, titleOf)} /> : null}
    </Suspense>
  );
};

/** What a row that was asked about is called; nothing once it is out of sight. */
function titleIn({ rows }: ListState, id: string, titleOf: (row: ListRow) => string): string {
  const row = [...rows.chunks.values()].flatMap((chunk) => chunk.rows).find((one) => one.id === id);
  return row ? titleOf(row) : '';
}

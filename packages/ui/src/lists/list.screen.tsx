import { fittingColumns, ListSessions, shownColumns } from '@gongwei/application/lists';
import { SessionService } from '@gongwei/application/identity';
import { mayTakeAction, type ListDefinition, type ListRow } from '@gongwei/domain/lists';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { StaleList } from '../shared/stale-list.part.tsx';
import { Button, Icon, useBehavior, useService } from '../shared/index.ts';
import { EmptyList } from './empty-list.part.tsx';
import { FilterBar } from './filter-bar.part.tsx';
import { Grid } from './grid.part.tsx';
import { actionsWidth, TICKS } from './grid-tracks.rules.ts';
import { JobStrip } from './job-strip.part.tsx';
import { ListContext, type ActionTarget, type ListHere } from './list-context.ts';
import { ListFoot } from './list-foot.part.tsx';
import { buttonsOf, offeredByRows } from './list-actions.rules.ts';
import { newsText } from './list-news.rules.ts';
import { foundTarget } from './selection-words.rules.ts';
import { useListActions } from './use-list-actions.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useListSession } from './use-list-session.ts';
import { NARROW, NARROW_ROOM, PHONE, useMedia } from './use-media.ts';
import { ViewTabs } from './view-tabs.part.tsx';
import '../shared/list.css';
import './lists.css';

const ColumnEditor = lazy(() =>
  import('./column-editor.part.tsx').then((module) => ({ default: module.ColumnEditor })),
);
const ListSummary = lazy(() => import('./list-summary.part.tsx').then((module) => ({ default: module.ListSummary })));
const ShortCuts = lazy(() => import('./short-cuts.part.tsx').then((module) => ({ default: module.ShortCuts })));
const TickSheet = lazy(() => import('./tick-sheet.part.tsx').then((module) => ({ default: module.TickSheet })));
const Why = lazy(() => import('./why.part.tsx').then((module) => ({ default: module.Why })));

/** A window of a page's own, opened by an action that `does: { dialog }` or `does: { print }`. */
export type ActionWindow = ComponentType<{ readonly target: ActionTarget; readonly onClose: () => void }>;

type Props = {
  readonly definition: ListDefinition;
  /** Windows by the name the definition gives them. */
  readonly windows?: { readonly [name: string]: ActionWindow };
  /** Prints rows, whatever of them: what an action that `does: { print }` opens when it has no window of its own. */
  readonly print?: ActionWindow;
  /** What can be looked for, in the search box while it is empty. */
  readonly searchHint?: string;
  /** Beside the title. */
  readonly beside?: ReactNode;
  /** Which part of a page with several lists it is, as the query says it. */
  readonly part?: string | undefined;
};

const NO_WINDOWS = {};

/** A list: whatever its definition says, in one and the same way. */
export const ListScreen = ({ definition, windows = NO_WINDOWS, print, searchHint, beside, part }: Props) => {
  const session = useListSession(definition, part);
  const state = useBehavior(session.state$);
  const layout = useBehavior(session.layout$);
  const why = useBehavior(session.why$);
  const lists = useService(ListSessions);
  const login = useService(SessionService);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [wide, narrow, phone] = [useMedia('(min-width: 1600px)'), useMedia(NARROW), useMedia(PHONE)];
  const [opened, setOpened] = useState<'columns' | 'keys'>();
  const [printing, setPrinting] = useState<ActionTarget>();
  const page = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const list = pathname + search;
  const { act, window } = useListActions(session, windows, print, list);
  const here = useMemo<ListHere>(() => {
    const [first] = definition.columns;
    return {
      session,
      titleOf: (row: ListRow) => (first ? String(row.cells[first.key] ?? '') : ''),
      open: (index) => {
        const address = lists.walkTo(session, index, list);
        if (address) void navigate(address, { state: { list } });
      },
      act,
      may: (action) => mayTakeAction(definition, action, login.may),
    };
  }, [session, definition, lists, list, navigate, act, login]);
  const endPrinting = useCallback(() => setPrinting(undefined), []);
  const showKeys = useCallback(() => setOpened('keys'), []);
  useListKeys(page, session, showKeys);
  useStart(session.place.index > 0 || session.place.top > 0, searchBox, page);
  useEffect(() => {
    // The first rows; how many fit the grid says once they are there.
    if (!session.state$.value.count) session.show(session.place.index, session.place.index + 30);
  }, [session]);

  const { page: onPage, row: ofRows, rows: onRows, found: onFound } = buttonsOf(definition, here.may);
  const onRow = offeredByRows(ofRows, state.rows.chunks.values());
  const fixed = (onRows.length > 0 ? TICKS : 0) + actionsWidth(onRow);
  const columns = useMemo(() => {
    const shown = shownColumns(definition, layout, wide);
    return narrow && !phone ? fittingColumns(shown, layout, NARROW_ROOM - fixed) : shown;
  }, [definition, layout, wide, narrow, phone, fixed]);
  const found = state.count?.found ?? 0;
  const news = newsText(state, definition.unit);
  const add = onPage.map((action, at) => (
    <Button
      key={action.id}
      look={at === 0 && !('open' in action.does) ? 'primary' : 'normal'}
      onClick={() => act(action, foundTarget(state))}
    >
      {action.label}
    </Button>
  ));
  const whyRow = why && [...state.rows.chunks.values()].flatMap(({ rows }) => rows).find(({ id }) => id === why.id);
  return (
    <ListContext value={here}>
      <div className="gw-list" ref={page}>
        <div className="gw-page-head">
          <h1>{definition.title}</h1>
          {add}
          {onFound.map((action) => (
            <Button key={action.id} disabled={found === 0} onClick={() => act(action, foundTarget(state))}>
              {action.label}
            </Button>
          ))}
          {beside}
          <Button onClick={() => setOpened('columns')}>
            <Icon name="columns" />
            列设置
          </Button>
        </div>
        {(definition.views?.length ?? 0) > 0 || session.views$.value.length > 0 || state.question.where ? (
          <ViewTabs state={state} />
        ) : null}
        <FilterBar
          state={state}
          searchBox={searchBox}
          searchHint={searchHint}
          onSearchDone={() => page.current?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus()}
        />
        {definition.summary && !phone ? (
          <Suspense fallback={null}>
            <ListSummary state={state} keys={definition.summary} />
          </Suspense>
        ) : null}
        <div className="gw-panel gw-list-panel">
          {state.fault && found > 0 ? <StaleList message={state.fault.message} onRetry={session.reload} /> : null}
          <JobStrip />
          {found === 0 ? (
            <EmptyList state={state} searchHint={searchHint} add={add.length > 0 ? add : undefined} />
          ) : (
            <Grid state={state} columns={columns} actions={onRow} ticking={onRows.length > 0} phone={phone} />
          )}
          {news === '' ? null : (
            <Button className="gw-list-news" small onClick={session.reload}>
              <Icon name="refresh" size={14} />
              {news}
              <kbd>R</kbd>
            </Button>
          )}
          {found > 0 ? <ListFoot state={state} actions={onRows} onKeys={showKeys} onPrint={setPrinting} /> : null}
          {state.loading && state.count ? <div className="gw-list-busy" aria-hidden="true" /> : null}
        </div>
      </div>
      {window}
      <Suspense fallback={null}>
        {opened === 'columns' ? <ColumnEditor wide={wide} onClose={() => setOpened(undefined)} /> : null}
        {printing ? <TickSheet target={printing} onClose={endPrinting} /> : null}
        {opened === 'keys' ? <ShortCuts onClose={() => setOpened(undefined)} /> : null}
        {why ? <Why looked={why} title={whyRow ? here.titleOf(whyRow) : ''} /> : null}
      </Suspense>
    </ListContext>
  );
};

/** Whoever comes to a list looks for somebody; whoever comes back goes on with the row they left. */
function useStart(
  back: boolean,
  searchBox: { readonly current: HTMLInputElement | null },
  page: { readonly current: HTMLElement | null },
): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    const row = page.current?.querySelector<HTMLElement>('tbody tr[tabindex="0"]');
    if (back && row) row.focus({ preventScroll: true });
    else searchBox.current?.focus();
  }, [back, searchBox, page]);
}

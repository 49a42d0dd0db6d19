import { isNarrowed, ListSessions, type ListSession } from '@gongwei/application/lists';
import { SessionService } from '@gongwei/application/identity';
import { mayTakeAction, type ListAction, type ListDefinition, type ListRow } from '@gongwei/domain/lists';
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
import { Button, useBehavior, useService, useWindowWidth } from '../shared/index.ts';
import { EmptyList } from './empty-list.part.tsx';
import { FilterBar } from './filters/filter-bar.part.tsx';
import { ListContext, type ActionTarget, type AnswerFields, type ListHere } from './list-context.ts';
import { buttonsOf } from './actions/list-actions.rules.ts';
import { ListHead, ListPanel, ListWindows } from './list-panel.part.tsx';
import { foundTarget } from './actions/selection-labels.rules.ts';
import { useListActions } from './actions/use-list-actions.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useNow } from '../shared/use-now.ts';
import { useListSession } from './use-list-session.ts';
import { isPhone } from './window-width.rules.ts';
import { ViewTabs } from './view-tabs.part.tsx';
import '../shared/list.css';
import './lists.css';

const ListSummary = lazy(() =>
  import('./summary/list-summary.part.tsx').then((module) => ({ default: module.ListSummary })),
);

/** A window of a page's own, opened by an action that `does: { dialog }` or `does: { print }`. `sheet`: what it prints, by the action's name for it, or else the action's identifier. */
export type ActionWindow = ComponentType<{
  readonly target: ActionTarget;
  readonly sheet?: string | undefined;
  readonly onClose: () => void;
}>;

type Props = {
  readonly definition: ListDefinition;
  /** Windows by the name the definition gives them. */
  readonly windows?: { readonly [name: string]: ActionWindow };
  readonly fields: AnswerFields;
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
export const ListScreen = ({ definition, windows = NO_WINDOWS, fields, print, searchHint, beside, part }: Props) => {
  const session = useListSession(definition, part);
  const state = useBehavior(session.state$);
  const { pathname, search } = useLocation();
  const phone = useWindowWidth(isPhone);
  const [opened, setOpened] = useState<'columns' | 'keys'>();
  const [printing, setPrinting] = useState<ActionTarget>();
  const page = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const list = pathname + search;
  const { act, window } = useListActions(session, windows, print, list);
  const here = useListHere(session, act, fields, useNow(list));
  const showKeys = useCallback(() => setOpened('keys'), []);
  const close = useCallback(() => {
    setOpened(undefined);
    setPrinting(undefined);
  }, []);
  useListKeys(page, here, showKeys);
  // The first row may be the one that was left, too.
  const { index, top, led } = session.place;
  useStart(led ?? index + top > 0, searchBox, page);
  const empty = state.count?.found === 0;
  // What had the cursor may have gone with the last row, or with the button that brought rows back.
  useEffect(() => {
    if (document.activeElement === document.body) searchBox.current?.focus();
  }, [empty]);
  useEffect(() => {
    // The first rows; how many fit the grid says once they are there.
    if (!session.state$.value.count) session.show(session.place.index, session.place.index + 30);
  }, [session]);

  const buttons = buttonsOf(definition, here.may);
  const none = empty && !isNarrowed(definition, state.question);
  const add = addButtons(buttons.page, none ? definition.empty.text : undefined, () => foundTarget(state), act);
  return (
    <ListContext value={here}>
      <div className="gw-list" ref={page}>
        <ListHead state={state} add={add} onFound={buttons.found} onColumns={() => setOpened('columns')}>
          {beside}
        </ListHead>
        {hasViews(session) || state.question.where ? <ViewTabs state={state} /> : null}
        <FilterBar
          state={state}
          searchBox={searchBox}
          searchHint={searchHint}
          onSearchDone={() => {
            // The row with the cursor may have been scrolled away: then one of those that are there.
            const row = (which: string) => page.current?.querySelector<HTMLElement>(`tbody tr[${which}]`);
            (row('tabindex="0"') ?? row('data-row'))?.focus();
          }}
        />
        {definition.summary && !phone ? (
          <Suspense fallback={null}>
            <ListSummary state={state} keys={definition.summary} />
          </Suspense>
        ) : null}
        <ListPanel
          state={state}
          buttons={buttons}
          phone={phone}
          empty={<EmptyList state={state} searchHint={searchHint} add={add[helpfulAt(definition, buttons.page)]} />}
          onKeys={showKeys}
          onPrint={setPrinting}
        />
      </div>
      {window}
      <ListWindows search={search} state={state} opened={opened} printing={printing} onClose={close} />
    </ListContext>
  );
};

/** What the parts of a list share, for as long as it is the same list. `list`: its address, with whatever it is asked. */
function useListHere(session: ListSession, act: ListHere['act'], fields: AnswerFields, list: () => string): ListHere {
  const lists = useService(ListSessions);
  const login = useService(SessionService);
  const navigate = useNavigate();
  return useMemo(() => {
    const { definition } = session;
    const [first] = definition.columns;
    return {
      session,
      titleOf: (row: ListRow) => (first ? String(row.cells[first.key] ?? '') : ''),
      open: (index) => {
        const address = lists.walkTo(session, index, list());
        if (address) void navigate(address, { state: { list: list() } });
      },
      act,
      fields,
      may: (action) => mayTakeAction(definition, action, login.may),
    };
  }, [session, lists, list, navigate, act, fields, login]);
}

/** Of the page's buttons, the one that fills an empty list: the one it names, or the first that makes something. */
const helpfulAt = ({ empty }: ListDefinition, actions: readonly ListAction[]): number =>
  actions.findIndex(({ id, does, rare }) =>
    empty.action === undefined ? !rare && !('open' in does) : id === empty.action,
  );

/** `none`: why what shows rows has nothing to show. */
const addButtons = (
  actions: readonly ListAction[],
  none: string | undefined,
  target: () => ActionTarget,
  act: ListHere['act'],
): readonly ReactNode[] =>
  actions.map((action, at) => (
    <Button
      key={action.id}
      look={at === 0 && !('open' in action.does) && !action.rare ? 'primary' : 'normal'}
      disabled={action.ofRows && none !== undefined}
      title={action.ofRows && none}
      onClick={() => act(action, target())}
    >
      {action.label}
    </Button>
  ));

const hasViews = ({ definition, views$ }: ListSession): boolean =>
  (definition.views?.length ?? 0) > 0 || views$.value.length > 0;

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
    else (searchBox.current ?? row)?.focus();
  }, [back, searchBox, page]);
}

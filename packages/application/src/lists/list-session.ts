import {
  concernsList,
  type Expression,
  type ListDefinition,
  type ListFacets,
  type ListLayout,
  type ListQuestion,
  type ListReason,
  type SavedView,
} from '@gongwei/domain/lists';
import type { Observable } from 'rxjs';
import { createScope, faultOf, type Clock } from '../shared/index.ts';
import type { ListGateway } from './list-gateway.port.ts';
import { createListJobs } from './list-jobs.ts';
import { changed, sameQuestion, asksTheSame } from './list-question.rules.ts';
import { rowsOfSelection } from './rows-of-selection.ts';
import { createListReading } from './list-reading.ts';
import { labelsAtHand, type LoadListLabels } from './list-labels.ts';
import { NO_ROWS } from './list-rows.rules.ts';
import { everythingFound, NO_TICKS, underNewQuestion, withTicks, type Ticks } from './list-selection.rules.ts';
import type { ListPlace, ListSession, ListState, Looked } from './list-session.service.ts';

/** Somebody who drags a column is waited for before its width is kept. Milliseconds. */
const LAYOUT_PAUSE = 600;
/** Where somebody stands is kept this long after they moved. Milliseconds. */
const PLACE_PAUSE = 400;

/** What a list needs besides its definition and its gateway. */
export type ListSessionNeeds = {
  readonly clock: Clock;
  readonly loadLabels: LoadListLabels;
  /** Something the list shows may have been changed by others. */
  readonly news$: Observable<unknown>;
  /** What it begins with: of an address, or as it was left. */
  readonly question: ListQuestion;
  readonly ticks?: Ticks;
  readonly place?: ListPlace;
  /** It is part of a page: nothing of its look is kept. `within` holds of whatever is asked: a list on the page of one person. */
  readonly part?: { readonly within?: Expression };
  /** Told whenever one of these is another, so that a reload finds it again. */
  readonly remember?: (kept: {
    readonly question: ListQuestion;
    readonly ticks: Ticks;
    readonly place: ListPlace;
  }) => void;
};

/** A list somebody works with. Fetches nothing until rows are shown. */
export function createListSession(
  gateway: ListGateway,
  definition: ListDefinition,
  needs: ListSessionNeeds,
): ListSession {
  const { clock, loadLabels, news$, question, ticks = NO_TICKS, place = TOP, part, remember } = needs;
  const within = part?.within;
  const scope = createScope();
  const bound = (asked: ListQuestion): ListQuestion => (within === undefined ? asked : { ...asked, condition: within });
  const state$ = scope.behavior<ListState>({ ...FRESH, question: bound(question) });
  const ticks$ = scope.behavior(ticks);
  const layout$ = scope.behavior<ListLayout>({});
  const views$ = scope.behavior<readonly SavedView[]>([]);
  const facets$ = scope.behavior<ListFacets>({});
  const why$ = scope.behavior<Looked<readonly ListReason[]> | undefined>(undefined);
  const words$ = scope.behavior(labelsAtHand(definition));
  const reading = createListReading({ gateway, definition, clock, scope, state$ });
  const jobs = createListJobs({ gateway, list: definition.id, clock, scope, changed: () => anew(reading.refresh) });
  let standing = place;
  const cursor$ = scope.behavior(place.index);
  let begun = false;
  let seen = true;
  let noting: (() => void) | undefined;
  let cancelLayout: (() => void) | undefined;

  scope.listen(news$, (news) => {
    if (seen && concernsList(definition, news)) reading.news();
  });
  // Rows that may be others now are counted anew, too.
  const anew = (read: () => void): void => {
    facets$.next({});
    read();
  };
  const note = (): void => {
    noting?.();
    noting = undefined;
    remember?.({ question: state$.value.question, ticks: ticks$.value, place: standing });
  };
  const setTicks = (next: Ticks): void => {
    ticks$.next(next);
    note();
  };

  const begin = (): void => {
    begun = true;
    reading.load();
    loadLabels(definition).then(
      (words) => words$.next(words),
      () => {},
    );
    if (!part) fetchOwn();
  };
  /** How the user has this list, and what runs over it. */
  const fetchOwn = (): void => {
    gateway.layout(definition.id).then(
      (layout) => layout$.next(layout),
      () => {},
    );
    gateway.views(definition.id).then(
      (views) => views$.next(views),
      () => {},
    );
    void jobs.find();
  };

  const standAt = (next: ListPlace): void => {
    standing = next;
    cursor$.next(next.index);
  };

  const put = (asked: ListQuestion, typing: boolean): void => {
    const [before, next] = [state$.value.question, bound(asked)];
    if (sameQuestion(before, next)) return;
    if (!asksTheSame(before, next)) {
      ticks$.next(underNewQuestion(ticks$.value));
      facets$.next({});
    }
    standAt(TOP);
    reading.top();
    state$.next({ ...state$.value, question: next });
    note();
    if (!begun) return;
    if (typing) reading.loadSoon();
    else reading.load();
  };

  return {
    definition,
    state$,
    ticks$,
    layout$,
    views$,
    facets$,
    jobs$: jobs.jobs$,
    why$,
    receipts$: jobs.receipts$,
    words$,
    get place() {
      return standing;
    },
    cursor$,
    stand(next) {
      standAt(next);
      // Somebody who scrolls stands somewhere else with every frame.
      noting ??= scope.after(clock, PLACE_PAUSE, note);
    },
    ask: (change) => put(changed(state$.value.question, change), 'text' in change),
    go: (next) => put(next, false),
    show(first, last) {
      reading.show(first, last);
      if (!begun) begin();
    },
    reload: () => anew(reading.load),
    compare: () => anew(reading.refresh),
    resume() {
      // Rows that were never left are as they came.
      if (seen) return;
      seen = true;
      anew(reading.refresh);
    },
    rest() {
      seen = false;
    },
    countExactly: () => void reading.countExactly(),
    tick: (rowIds, on) => setTicks(withTicks(ticks$.value, rowIds, on)),
    tickEverything: () => setTicks(everythingFound(reading.sent())),
    tickNothing: () => setTicks(NO_TICKS),
    rowsOf: (...asked) => rowsOfSelection(gateway, definition, ...asked),
    keepLayout(layout) {
      layout$.next(layout);
      cancelLayout?.();
      cancelLayout = scope.after(
        clock,
        LAYOUT_PAUSE,
        () => void gateway.keepLayout(definition.id, layout).catch(() => {}),
      );
    },
    askFacets(filters) {
      const missing = filters.filter((key) => !Object.hasOwn(facets$.value, key));
      const asked = state$.value.question;
      if (missing.length === 0) return;
      gateway.facets(reading.sent(), missing).then(
        (facets) => asksTheSame(asked, state$.value.question) && facets$.next({ ...facets$.value, ...facets }),
        () => {},
      );
    },
    askWhy(rowId) {
      why$.next(rowId === undefined ? undefined : { id: rowId });
      if (rowId === undefined) return;
      gateway.why(reading.sent(), rowId).then(
        (value) => why$.value?.id === rowId && why$.next({ id: rowId, value }),
        (thrown: unknown) => why$.value?.id === rowId && why$.next({ id: rowId, fault: faultOf(thrown) }),
      );
    },
    async keepView(view) {
      const { list: _list, ...asked } = state$.value.question;
      const { columns } = layout$.value;
      const kept = await gateway.keepView({
        ...view,
        list: definition.id,
        question: asked,
        ...(columns && { columns }),
      });
      views$.next([...views$.value.filter(({ id }) => id !== kept.id), kept]);
    },
    async dropView(viewId) {
      await gateway.dropView(definition.id, viewId);
      views$.next(views$.value.filter(({ id }) => id !== viewId));
    },
    follow: jobs.follow,
    async export(columns) {
      jobs.follow(await gateway.export(reading.sent(), columns));
    },
    saveFile: (jobId) => gateway.save(jobId),
    cancelJob: jobs.cancel,
    undoJob: jobs.undo,
    putAway: jobs.putAway,
    askReceipts: (jobId) => void jobs.askReceipts(jobId),
    end: () => scope.end(),
  };
}

const TOP: ListPlace = { index: 0, top: 0 };
const FRESH = {
  rows: NO_ROWS,
  count: undefined,
  loading: false,
  added: 0,
  changed: 0,
  gone: new Set<string>(),
  without: [],
} as const;

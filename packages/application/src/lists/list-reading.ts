import type { ListDefinition, ListQuestion, ListRow, ListStretch } from '@gongwei/domain/lists';
import type { BehaviorSubject } from 'rxjs';
import { createScope, faultOf, type Clock, type Scope, TYPING_PAUSE } from '../shared/index.ts';
import type { ListGateway } from './list-gateway.port.ts';
import { asSent, isNarrowed } from './list-question.rules.ts';
import { CHUNK, chunkAt, missingChunk, NO_ROWS, patched, rowsBetween, withChunk } from './list-rows.rules.ts';
import type { ListState } from './list-session.service.ts';

/** Rows compared with the server's at once. */
const MOST_REFRESHED = 200;
/** Others' changes are looked at this often at most. Milliseconds. */
const BETWEEN_NEWS = 1_000;

type Needs = {
  readonly gateway: ListGateway;
  readonly definition: ListDefinition;
  readonly clock: Clock;
  readonly scope: Scope;
  readonly state$: BehaviorSubject<ListState>;
};

/** Fetches what is looked at. A late answer to an older question is dropped; the last good rows stay until the next ones are there. */
export function createListReading({ gateway, definition, clock, scope, state$ }: Needs) {
  let turn = 0;
  let looked = { first: 0, last: CHUNK - 1 };
  let fetching: number | undefined;
  let cancelTyping: (() => void) | undefined;
  let newsWait: (() => void) | undefined;
  let toldAgain = false;
  let refreshing = false;
  /** Waits for the rows of the present question. */
  let asker = createScope();
  scope.onEnd(() => asker.end());

  const sent = (): ListQuestion => asSent(definition, state$.value.question);
  const set = (change: Partial<ListState>): void => state$.next({ ...state$.value, ...change });

  /** The first rows of an answer, where somebody stands; they take the place of those of the last one. */
  const load = async (): Promise<void> => {
    cancelTyping?.();
    cancelTyping = undefined;
    const mine = ++turn;
    asker.end();
    asker = createScope();
    const chunk = chunkAt(looked.first);
    state$.next({ ...withoutFault(state$.value), loading: true });
    try {
      const page = await readFrom(sent(), chunk);
      if (mine !== turn || scope.ended) return;
      const at = chunkAt(page.offset);
      set({
        rows: withChunk(NO_ROWS, at, page),
        count: page.count,
        loading: false,
        added: 0,
        changed: 0,
        gone: NONE,
        without: [],
      });
      fetching = undefined;
      if (page.count.found === 0) void findWayOut(mine);
      // The rows beyond those that were counted can be looked at, too.
      if (!page.count.exact) void countExactly();
      void fill();
    } catch (thrown) {
      if (mine === turn) set({ loading: false, fault: faultOf(thrown) });
    }
  };
  /** A list that has become shorter than where somebody stood begins anew. */
  const readFrom = async (question: ListQuestion, chunk: number) => {
    const page = await gateway.read(question, { offset: chunk * CHUNK, limit: CHUNK }, asker);
    return page.rows.length === 0 && chunk > 0 ? gateway.read(question, { offset: 0, limit: CHUNK }, asker) : page;
  };

  /** Fetches holes in what is looked at, one after another: whoever drags past a thousand rows does not fetch them all. */
  const fill = async (): Promise<void> => {
    const { rows, count, loading } = state$.value;
    if (loading || fetching !== undefined || !count || scope.ended) return;
    const chunk = missingChunk(rows, looked.first, looked.last, count.found);
    if (chunk === undefined) return;
    const mine = turn;
    fetching = chunk;
    if (state$.value.fault) state$.next(withoutFault(state$.value));
    try {
      const page = await gateway.read(sent(), stretchOf(chunk), asker);
      if (mine !== turn || scope.ended) return;
      set({ rows: withChunk(state$.value.rows, chunk, page) });
      fetching = undefined;
      void fill();
    } catch (thrown) {
      if (mine !== turn) return;
      fetching = undefined;
      set({ fault: faultOf(thrown) });
    }
  };
  /** Next to rows that are known by the row itself: cheaper, and steady while others write. */
  const stretchOf = (chunk: number): ListStretch => {
    const { chunks } = state$.value.rows;
    const [before, behind] = [chunks.get(chunk - 1), chunks.get(chunk + 1)];
    if (before?.last !== undefined && before.rows.length === CHUNK) return { after: before.last, limit: CHUNK };
    if (behind?.first !== undefined) return { before: behind.first, limit: CHUNK };
    return { offset: chunk * CHUNK, limit: CHUNK };
  };

  const countExactly = async (): Promise<void> => {
    const mine = turn;
    const count = await gateway.count(sent()).catch(() => undefined);
    if (count && mine === turn && !scope.ended) set({ count });
  };

  const findWayOut = async (mine: number): Promise<void> => {
    if (!isNarrowed(definition, state$.value.question)) return;
    const without = await gateway.without(sent()).catch(() => []);
    if (mine === turn) set({ without: without.filter(({ found }) => found > 0) });
  };

  /** What is looked at, as it is now: patched in place. New rows are counted and wait. */
  const refresh = async (byOthers = false): Promise<void> => {
    const { rows, count, loading } = state$.value;
    if (loading || refreshing || !count || scope.ended) return;
    const last = Math.min(looked.last, looked.first + MOST_REFRESHED - 1);
    const ids = rowsBetween(rows, looked.first, last).map(({ id }) => id);
    // Where nothing is shown nothing can move under somebody's hand: what came is shown at once.
    if (ids.length === 0) return load();
    const mine = turn;
    refreshing = true;
    try {
      const page = await gateway.refresh(sent(), ids);
      const still = new Set(page.rows.map(({ id }) => id));
      const left = ids.filter((id) => !still.has(id));
      // They stay in their places, as they are now: what may be done with them is what they still allow; with one that is nowhere, nothing.
      const now = left.length > 0 ? await gateway.refresh({ list: definition.id }, left) : page;
      if (mine !== turn || scope.ended) return;
      const before = new Map(rowsBetween(state$.value.rows, looked.first, last).map((row) => [row.id, row]));
      const others = byOthers ? page.rows.filter((row) => differs(before.get(row.id), row)).length : 0;
      const gone = new Set(state$.value.gone);
      for (const id of ids)
        if (still.has(id)) gone.delete(id);
        else gone.add(id);
      const present = withoutFault(state$.value);
      const nowhere = [...before.values()].flatMap((row) => (left.includes(row.id) ? { ...row, actions: [] } : []));
      const added = page.count.exact && count.exact ? Math.max(0, page.count.found - (count.found - gone.size)) : 0;
      const changed = present.changed + others;
      state$.next({
        ...present,
        rows: patched(patched(present.rows, { ...now, rows: [...nowhere, ...now.rows] }), page),
        added,
        changed,
        gone,
      });
    } catch {
      // The rows stay as they were; the next news or the next question says what is wrong.
    } finally {
      refreshing = false;
    }
  };

  /** Others changed something: looked at now, and once more at the end of a short wait where more was told meanwhile. */
  const news = (): void => {
    const { loading } = state$.value;
    toldAgain = loading || refreshing || newsWait !== undefined;
    if (newsWait) return;
    void refresh(true);
    newsWait = scope.after(clock, BETWEEN_NEWS, () => {
      newsWait = undefined;
      if (toldAgain) news();
    });
  };

  return {
    load: () => void load(),
    /** Waits for more typing. */
    loadSoon(): void {
      turn += 1;
      asker.end();
      fetching = undefined;
      cancelTyping?.();
      set({ loading: true });
      cancelTyping = scope.after(clock, TYPING_PAUSE, () => void load());
    },
    top(): void {
      looked = { first: 0, last: looked.last - looked.first };
    },
    show(first: number, last: number): void {
      looked = { first: Math.max(0, first), last: Math.max(first, last) };
      void fill();
    },
    refresh: () => void refresh(),
    news,
    countExactly,
    sent,
  };
}

const differs = (one: ListRow | undefined, other: ListRow): boolean =>
  one !== undefined && (one.version !== other.version || JSON.stringify(one.cells) !== JSON.stringify(other.cells));

const NONE: ReadonlySet<string> = new Set();

const withoutFault = ({ fault: _fault, ...rest }: ListState): ListState => rest;

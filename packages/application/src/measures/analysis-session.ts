import {
  BY_INSTITUTION,
  BY_YEAR,
  byYears,
  isUnfinished,
  measuresOfTable,
  tablesOf,
  YEARS,
  yearsEarlier,
  type AnalysisAnswer,
  type AnalysisLabels,
  type AnalysisPage,
  type AnalysisQuestion,
  type Days,
} from '@gongwei/domain/measures';
import { NEVER, type Observable } from 'rxjs';
import { createScope, faultOf, listened, type Clock, type IdSource, type Scope } from '../shared/index.ts';
import { queryOfView, viewOfQuery } from './analysis-address.rules.ts';
import type { AnalysisGateway } from './analysis-gateway.port.ts';
import { createAnalysisPapers } from './analysis-papers.ts';
import { createSnapshots } from './create-snapshots.ts';
import { createPull } from './create-pull.ts';
import { keepFresh } from './keep-fresh.ts';
import { createPopulations } from './populations.ts';
import { nameWay, type Names } from './name-way.ts';
import { groupsOf, type AnalysisSession, type AnalysisState, type AnalysisView } from './analyses.service.ts';

/** With what a page is opened: the query of its address, whose institution it is, and where the names of codes in it are known. */
type Opening = { readonly query?: string; readonly home?: string; readonly names?: Names };

/** The drawings' ways of telling apart, each once; what the table shows anyway is not asked again. */
const waysOf = ({ charts }: AnalysisPage): readonly string[] => [
  ...new Set(charts.map(({ by }) => by.join('|')).filter((by) => by !== '')),
];

/** What a table of several needs: its own numbers, the indicators, and what drawings show of everybody. A single one needs all. */
function measuresAt(page: AnalysisPage, table: string): readonly string[] | undefined {
  if (page.tables === undefined) return undefined;
  const own = tablesOf(page).find(({ id }) => id === table);
  const drawn = page.charts.filter(({ by }) => by.length === 0).flatMap(({ measures }) => measures);
  return [
    ...new Set([...(own ? measuresOfTable(own) : []), ...page.indicators.map(({ measure }) => measure), ...drawn]),
  ];
}

export function createAnalysisSession(
  gateway: AnalysisGateway,
  page: AnalysisPage,
  clock: Clock,
  ids: IdSource,
  news$: Observable<unknown> = NEVER,
  { query: opened = '', home = '', names }: Opening = {},
): AnalysisSession & { readonly end: () => void } {
  const scope = createScope();
  const view = viewOfQuery(page, opened, clock.today(), home);
  const state$ = scope.behavior<AnalysisState>({ view, drawings: new Map(), clouds: new Map(), loading: true });
  const set = (change: Partial<AnalysisState>): void => state$.next({ ...state$.value, ...change });
  let asking = createScope();

  const questionOf = (by: readonly string[], { from, until }: Days): AnalysisQuestion => {
    const { way } = state$.value.view;
    const groups = groupsOf(state$.value.view);
    const institution = way.at(-1)?.code;
    return { page: page.id, by, from, until, groups, ...(institution !== undefined && { institution }) };
  };
  const figures = (by: readonly string[], days: Days, measures?: readonly string[]): Promise<AnalysisAnswer> => {
    return gateway.figures({ ...questionOf(by, days), ...(measures && { measures }) }, asking);
  };
  const drawing = async (way: string, days: Days): Promise<AnalysisAnswer> => {
    const by = way.split('|');
    const others = by.filter((one) => one !== BY_YEAR);
    // A drawing needs no more than what it draws.
    const drawn = page.charts.filter((chart) => chart.by.join('|') === way).flatMap(({ measures }) => measures);
    if (others.length === by.length) return figures(by, days, drawn);
    const years = Array.from({ length: YEARS }, (_, at) => yearsEarlier(days, YEARS - 1 - at));
    const answers: (readonly [string, AnalysisAnswer])[] = [];
    for (const one of years) answers.push([one.until.slice(0, 4), await figures(others, one, drawn)]);
    return byYears(answers);
  };

  const draw = (way: string, answer: AnalysisAnswer): void =>
    set({ drawings: new Map([...state$.value.drawings, [way, answer]]) });
  /** The drawings the table did not bring, one after the other: a village line carries the table first. */
  const drawOthers = async (known: readonly string[], days: Days, mine: Scope): Promise<void> => {
    for (const way of waysOf(page).filter((one) => !known.includes(one))) {
      const answer = await drawing(way, days);
      if (mine.ended) return;
      draw(way, answer);
    }
  };

  /** Each point is somebody: they come last, and only to who may open people. */
  const drawClouds = async (days: Days, mine: Scope): Promise<void> => {
    for (const { id, kind } of page.charts) {
      if (kind !== 'scatter') continue;
      const cloud = await gateway.points(questionOf([], days), id, mine);
      if (mine.ended) return;
      set({ clouds: new Map([...state$.value.clouds, [id, cloud]]) });
    }
  };

  /** Who may not open people is told by the meaning of the time only, whatever a link says: a second answer would say more than either. */
  const onlyIfExact = async (words: AnalysisLabels | Promise<AnalysisLabels>, mine: Scope): Promise<void> => {
    if (!(await words).mayOpen && !mine.ended) set({ view: { ...state$.value.view, asNow: false } });
  };
  /** `quietly`: what is shown stays until the numbers that take its place are there. */
  const load = async (quietly = false): Promise<void> => {
    asking.end();
    const mine = (asking = createScope());
    const { fault: _fault, before: _before, ...kept } = state$.value;
    if (!quietly) state$.next({ ...kept, loading: true, drawings: new Map(), clouds: new Map() });
    try {
      const words = kept.words ?? gateway.words(page.id);
      if (kept.view.asNow) await onlyIfExact(words, mine);
      if (mine.ended) return;
      const { view: seen } = state$.value;
      const measures = measuresAt(page, seen.table);
      const [said, table] = await Promise.all([words, figures([seen.by], seen, measures)]);
      if (mine.ended) return;
      set({ words: said, table });
      const known = seen.by === BY_INSTITUTION && !measures ? [BY_INSTITUTION] : [];
      for (const way of known) draw(way, table);
      if (seen.compared) {
        const before = await figures([seen.by], yearsEarlier(seen, 1), measures);
        if (mine.ended) return;
        set({ before });
      }
      await drawOthers(known, seen, mine);
      if (said.mayOpen) await drawClouds(seen, mine);
      if (!mine.ended) set({ loading: false });
    } catch (thrown) {
      // What is shown is as fresh as the last good answer; the next news or question says what is wrong.
      if (!mine.ended && !quietly) set({ loading: false, fault: faultOf(thrown) });
    }
  };
  const populations = createPopulations(gateway, scope, {
    here: () => state$.value.view.way.at(-1)?.code,
    changed: () => void load(),
  });
  const pulling = createPull(gateway, scope, {
    place: () => {
      const { from, until, way } = state$.value.view;
      const institution = way.at(-1)?.code;
      return { from, to: until, ...(institution !== undefined && { institution }) };
    },
    changed: () => void load(),
  });
  const snapshots = createSnapshots(gateway, scope, {
    page: page.id,
    ids,
    question: () => {
      const { view: seen } = state$.value;
      const measures = measuresAt(page, seen.table);
      return { ...questionOf([seen.by], seen), ...(measures && { measures }) };
    },
  });
  const papers = createAnalysisPapers(gateway, scope, () => questionOf([state$.value.view.by], state$.value.view));
  scope.onEnd(() => asking.end());
  const look = (change: Partial<AnalysisView>): void => {
    set({ view: { ...state$.value.view, ...change } });
    void load();
    if (change.way && populations.populations$.value.rows) populations.showPopulations();
  };
  const query = (): string => queryOfView(page, state$.value.view, clock.today());
  const findNames = (): void => void nameWay(names, scope, state$);
  void load();
  findNames();
  const renew = (): Promise<void> => load(!state$.value.loading && state$.value.fault === undefined);
  const shown$ = listened(state$, (looking) => {
    // Back on a page that was left: what was saved meanwhile is in it.
    if (!state$.value.loading) void renew();
    const later = keepFresh(looking, { clock, news$ }, renew);
    looking.listen(state$, ({ table }) => {
      if (isUnfinished(table?.total)) later();
    });
  });
  return {
    page,
    state$: shown$,
    look,
    query,
    goTo(wanted) {
      if (wanted === query()) return;
      look(viewOfQuery(page, wanted, clock.today(), home));
      findNames();
    },
    ...populations,
    ...pulling,
    ...snapshots,
    ...papers,
    reload: () => void load(),
    end: () => scope.end(),
  };
}

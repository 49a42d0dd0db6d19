import type { Answers, ActionSeries, ListAction, ListDefinition, ListRow } from '@gongwei/domain/lists';
import { BehaviorSubject } from 'rxjs';
import { faultOf, type Behavior, type Clock } from '../shared/index.ts';
import type { ListGateway } from './list-gateway.port.ts';

/** A job of one row is asked after this often. Milliseconds. */
const PACE = 200;
/** Rows looked at for a code: others may begin with the same letters. */
const MOST_ALIKE = 20;

/** What became of one code: in words, and whether it was done. */
type SeriesEntry = { readonly no: number; readonly code: string; readonly text: string; readonly done: boolean };

/** A series of one action: waiting for a code, asking about the row it found, or doing it. */
export type SeriesState = {
  readonly step: 'code' | 'asking' | 'doing';
  /** The row that is asked about, and the code it was found by. */
  readonly row?: ListRow;
  readonly code?: string;
  readonly answers: Answers;
  /** The newest first. */
  readonly entries: readonly SeriesEntry[];
  /** The row the series was ended on: a box that is sealed. */
  readonly ended?: { readonly row: ListRow; readonly names: { readonly [id: string]: string } };
};

/** One action done with one row after the other, each found by its code. */
export type SeriesRun = {
  readonly state$: Behavior<SeriesState>;
  /** A code that was scanned or typed; while another is being done it waits for its turn. */
  take(code: string): void;
  answer(answers: Answers): void;
  /** Does it with the row that is asked about. */
  confirm(): void;
  /** Leaves the row that is asked about as it is. */
  leave(): void;
  /** What is kept is asked again with the next code. */
  forget(): void;
  /** Does what ends the series. */
  end(): void;
};

type Needs = {
  readonly definition: Pick<ListDefinition, 'id' | 'columns'>;
  readonly action: ListAction;
  readonly series: ActionSeries;
};

type Gateway = Pick<ListGateway, 'read' | 'freeze' | 'run' | 'job' | 'receipts'>;
type Ends = NonNullable<ActionSeries['ends']>;
type Said = { readonly done: boolean; readonly text: string };

/** Opens a series; jobs that were begun end by themselves, whoever looks. */
export function createActionSeries(gateway: Gateway, clock: Clock, needs: Needs): SeriesRun {
  const { definition, action, series } = needs;
  const { state$, set, note, kept, tried } = createEntries(series);
  const waiting: string[] = [];
  /** Back to the next code, without the row. */
  const rest = (answers: Answers): void => {
    const { row: _row, code: _code, ...others } = state$.value;
    state$.next({ ...others, step: 'code', answers });
    next();
  };
  const next = (): void => {
    if (state$.value.step !== 'code') return;
    const code = waiting.shift();
    if (code !== undefined) tried(code, begin(code), () => rest(state$.value.answers));
  };
  const begin = async (code: string): Promise<void> => {
    set({ step: 'doing', code });
    const { rows } = await rowsOfCode(gateway, definition.id, series.by, code);
    const row = rows.find(({ actions }) => actions.includes(action.id));
    if (row && isKept(action, series, state$.value.answers)) return act(code, row);
    if (row) return set({ step: 'asking', row });
    note(code, { done: false, text: refusalOf(definition, action, rows[0]) });
    rest(state$.value.answers);
  };
  const act = async (code: string, row: ListRow): Promise<void> => {
    set({ step: 'doing', row, code });
    const { answers } = state$.value;
    const said = await doWith(gateway, clock, { list: definition.id, action: action.id, row, answers });
    note(code, said.text === '' ? { ...said, text: `已${action.label}` } : said);
    if (said.done) rest(kept());
    // Nothing was asked: a scanner goes on, and must not type into a question that comes up under its hands.
    else if (isKept(action, series, answers)) rest(answers);
    // What was refused is asked again with what was typed, so that it is mended.
    else set({ step: 'asking', row });
  };
  const end = async (ends: Ends, code: string, answers: Answers): Promise<void> => {
    set({ step: 'doing' });
    const { said, ended } = await endWith(gateway, clock, ends, code);
    note(code, said);
    if (ended) set({ ended });
    rest(ended ? {} : answers);
  };

  return {
    state$,
    take(typed) {
      if (typed.trim() !== '') waiting.push(typed.trim().toUpperCase());
      next();
    },
    answer: (answers) => set({ answers }),
    confirm() {
      const { step, row, code = '' } = state$.value;
      if (step === 'asking' && row) tried(code, act(code, row), () => set({ step: 'asking', row }));
    },
    leave: () => rest(kept()),
    forget: () => set({ answers: {} }),
    end() {
      const { step, answers } = state$.value;
      const { ends } = series;
      const code = String((ends && answers[ends.answer]) ?? '').toUpperCase();
      if (ends && code !== '' && step === 'code') tried(code, end(ends, code, answers), () => rest(answers));
    },
  };
}

/** Does what ends a series, to the row that shows the code; `ended`: it, once that is done. */
async function endWith(gateway: Gateway, clock: Clock, { list, action, by, says }: Ends, code: string) {
  const { rows, names } = await rowsOfCode(gateway, list, by, code);
  const row = rows.find(({ actions }) => actions.includes(action));
  if (!row) return { said: { done: false, text: '现在不能办，请看它的状态' } };
  const said = await doWith(gateway, clock, { list, action, row, answers: {} });
  return { said: said.text === '' ? { ...said, text: says } : said, ...(said.done && { ended: { row, names } }) };
}

/** What became of the codes so far, and what stays of the answers. */
function createEntries({ keeps = [] }: ActionSeries) {
  const state$ = new BehaviorSubject<SeriesState>({ step: 'code', answers: {}, entries: [] });
  const set = (change: Partial<SeriesState>): void => state$.next({ ...state$.value, ...change });
  const note = (code: string, said: Said): void => {
    const { entries } = state$.value;
    set({ entries: [{ no: entries.length + 1, code, ...said }, ...entries] });
  };
  return {
    state$,
    set,
    note,
    kept: (): Answers =>
      Object.fromEntries(Object.entries(state$.value.answers).filter(([key]) => keeps.includes(key))),
    /** Says what went wrong on the way. */
    tried: (code: string, work: Promise<void>, after: () => void): void =>
      void work.catch((thrown: unknown) => {
        note(code, { done: false, text: `没有办成：${faultOf(thrown).message}` });
        after();
      }),
  };
}

/** Whether everything an action asks is known from the last row. */
const isKept = ({ asks = [] }: ListAction, { keeps = [] }: ActionSeries, answers: Answers): boolean =>
  asks.every(({ key, required }) => keeps.includes(key) && (!required || (answers[key] ?? '') !== ''));

/** Rows that show a code whole. */
async function rowsOfCode({ read }: Gateway, list: string, by: string, code: string) {
  const page = await read({ list, where: { [by]: { text: code } } }, { offset: 0, limit: MOST_ALIKE });
  const rows = page.rows.filter(({ cells }) =>
    Object.values(cells).some((value) => typeof value === 'string' && value.toUpperCase() === code),
  );
  return { rows, names: page.names };
}

type Work = { readonly list: string; readonly action: string; readonly row: ListRow; readonly answers: Answers };

/** One row through the same job as in its list; answers what its receipt says. */
async function doWith(gateway: Gateway, clock: Clock, { list, action, row, answers }: Work): Promise<Said> {
  const frozen = await gateway.freeze(list, action, { ids: [row.id] });
  if (frozen.count === 0) return { done: false, text: Object.keys(frozen.skipped)[0] ?? '刚刚被别人办理过' };
  let job = await gateway.run(frozen.id, answers);
  while (job.state === 'running') {
    await new Promise<void>((on) => clock.after(PACE, on));
    job = await gateway.job(job.id);
  }
  const [receipt] = await gateway.receipts(job.id);
  return { done: receipt?.outcome === 'done', text: receipt?.reason ?? '' };
}

/** Why a code cannot be done anything with: nobody knows it, or its state in words. */
function refusalOf({ columns }: Needs['definition'], { label }: ListAction, row: ListRow | undefined): string {
  if (!row) return '没有这个条码，或不在您的管理范围内';
  const state = columns.find(({ cell }) => cell === 'state');
  const words = state?.words && 'options' in state.words ? state.words.options : [];
  const said = words.find(({ code }) => code === row.cells[state?.key ?? '']);
  return said ? `状态为“${said.label}”，不能${label}` : `现在不能${label}`;
}

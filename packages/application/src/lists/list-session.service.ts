import type {
  ActionReceipt,
  ListCount,
  ListDefinition,
  ListFacets,
  ListJob,
  ListLayout,
  ListQuestion,
  ListReason,
  ListSelection,
  SavedView,
} from '@gongwei/domain/lists';
import type { Fault } from '@gongwei/domain/shared';
import type { Behavior } from '../shared/index.ts';
import type { QuestionChange } from './list-question.rules.ts';
import type { RowWindow } from './list-rows.rules.ts';
import type { RowsPurpose } from './list-gateway.port.ts';
import type { SelectedRows } from './rows-of-selection.ts';
import type { ListLabels } from './list-labels.ts';
import type { Ticks } from './list-selection.rules.ts';

/** What a list shows: its question, the rows known of the answer, how many there are, what others changed meanwhile. */
export type ListState = {
  /** As it is asked now; its answer may still be under way. */
  readonly question: ListQuestion;
  /** Rows of the last answer: they stay until the next one is there. */
  readonly rows: RowWindow;
  readonly count: ListCount | undefined;
  readonly loading: boolean;
  readonly fault?: Fault;
  /** Rows that came while somebody looks; they wait until they are asked for. */
  readonly added: number;
  /** Rows others changed since the answer, already in their places. */
  readonly changed: number;
  /** Rows that do not belong to the answer any more, and stay in their places until then. */
  readonly gone: ReadonlySet<string>;
  /** Of an answer without rows: which filter to drop, and how many it would leave. */
  readonly without: readonly { readonly filter: string; readonly found: number }[];
};

/**
 * Where somebody is in a list: the row with the cursor, and how far down the rows are scrolled in pixels. `led`: the cursor went there while other
 * pages were looked at, so that its row has yet to be brought in sight.
 */
export type ListPlace = { readonly index: number; readonly top: number; readonly led?: true };

/** What is asked about one row or one job, and the answer once it is there. */
export type Looked<Value> = { readonly id: string; readonly value?: Value; readonly fault?: Fault };

/** One list as somebody works with it: one question at a time, the newest wins; everything else follows from it. */
export interface ListSession {
  readonly definition: ListDefinition;
  readonly state$: Behavior<ListState>;
  readonly ticks$: Behavior<Ticks>;
  readonly layout$: Behavior<ListLayout>;
  readonly views$: Behavior<readonly SavedView[]>;
  /** Counts of the filters that were asked for, under the present question. */
  readonly facets$: Behavior<ListFacets>;
  /** Bulk actions and exports of this list that run, or ended and were not put away; the newest first. */
  readonly jobs$: Behavior<readonly ListJob[]>;
  readonly why$: Behavior<Looked<readonly ListReason[]> | undefined>;
  readonly receipts$: Behavior<Looked<readonly ActionReceipt[]> | undefined>;
  readonly words$: Behavior<ListLabels>;
  readonly place: ListPlace;
  /** The row with the cursor, from 0: that of `place`. */
  readonly cursor$: Behavior<number>;
  stand(place: ListPlace): void;

  /** Puts another question. Typing in `text` is waited for. */
  ask(change: QuestionChange): void;
  /** Another question in place of the present one: a view, or an address. */
  go(question: ListQuestion): void;
  /** Which rows are looked at, from 0, both included: what is missing of them is fetched. */
  show(first: number, last: number): void;
  reload(): void;
  /** Something is another one now: what is known is compared with the server's, in place. */
  compare(): void;
  /** In sight again: what is known is compared with the server's, in place. */
  resume(): void;
  /** Out of sight: what others do is looked at when it comes back. */
  rest(): void;
  countExactly(): void;

  tick(rowIds: readonly string[], on: boolean): void;
  tickEverything(): void;
  tickNothing(): void;

  /** The rows of a selection, `most` at the most, in the list's order. Rejects with a `Fault`. */
  rowsOf(selection: ListSelection, most: number, what?: RowsPurpose): Promise<SelectedRows>;

  keepLayout(layout: ListLayout): void;
  askFacets(filters: readonly string[]): void;
  askWhy(rowId: string | undefined): void;

  keepView(view: Pick<SavedView, 'id' | 'label' | 'shared'>): Promise<void>;
  dropView(viewId: string): Promise<void>;

  /** Takes a job that was started over and tells of it until it ends. */
  follow(job: ListJob): void;
  export(columns: readonly string[]): Promise<void>;
  saveFile(jobId: string): Promise<void>;
  cancelJob(jobId: string): Promise<void>;
  undoJob(jobId: string): Promise<void>;
  putAway(jobId: string): void;
  askReceipts(jobId: string | undefined): void;
  end(): void;
}

import type {
  ActionReceipt,
  FrozenSelection,
  ListCount,
  ListFacets,
  ListJob,
  ListLayout,
  ListPage,
  ListQuestion,
  ListReason,
  ListSelection,
  ListStretch,
  SavedView,
} from '@gongwei/domain/lists';
import { token, type Asker } from '../shared/index.ts';

/** `print`: telephone numbers are whole for who may have them shown, and it is written down whose went on paper. */
export type RowsPurpose = { readonly purpose?: 'print' };

/** Everything a list asks of the server. Each call fails with a Fault. */
export interface ListGateway {
  /** Cut off when the asker is gone. */
  read(question: ListQuestion, stretch: ListStretch & RowsPurpose, asker?: Asker): Promise<ListPage>;
  /** Exact, however many there are; of several questions in their order. */
  count(question: ListQuestion, asker?: Asker): Promise<ListCount>;
  counts(list: string, questions: readonly Omit<ListQuestion, 'list'>[], asker?: Asker): Promise<readonly ListCount[]>;
  facets(question: ListQuestion, filters: readonly string[]): Promise<ListFacets>;
  /** Which filter to drop when nothing is found: the count each would leave. */
  without(question: ListQuestion): Promise<readonly { filter: string; found: number }[]>;
  why(question: ListQuestion, rowId: string): Promise<readonly ListReason[]>;
  /** The rows as they are now; those that no longer belong to the answer are absent. */
  refresh(question: ListQuestion, rowIds: readonly string[], what?: RowsPurpose): Promise<ListPage>;

  freeze(list: string, action: string, selection: ListSelection): Promise<FrozenSelection>;
  /** `answers` of the action's dialog. A repeat with the same selection is the same job. */
  run(selectionId: string, answers: { readonly [key: string]: unknown }): Promise<ListJob>;
  job(jobId: string): Promise<ListJob>;
  jobs(): Promise<readonly ListJob[]>;
  receipts(jobId: string): Promise<readonly ActionReceipt[]>;
  cancel(jobId: string): Promise<ListJob>;
  undo(jobId: string): Promise<ListJob>;
  export(question: ListQuestion, columns: readonly string[]): Promise<ListJob>;
  /** Hands the file of an export to whoever sits there. */
  save(jobId: string): Promise<void>;

  views(list: string): Promise<readonly SavedView[]>;
  keepView(view: Omit<SavedView, 'mine'>): Promise<SavedView>;
  dropView(list: string, viewId: string): Promise<void>;
  layout(list: string): Promise<ListLayout>;
  keepLayout(list: string, layout: ListLayout): Promise<void>;
}
export const ListGateway = token<ListGateway>('ListGateway');

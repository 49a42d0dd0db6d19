import type { ListGateway } from '@gongwei/application/lists';
import type { ActionReceipt, ListJob, ListQuestion, ListSelection } from '@gongwei/domain/lists';

type Jobs = Pick<ListGateway, 'freeze' | 'run' | 'job' | 'jobs' | 'receipts' | 'cancel' | 'undo' | 'export' | 'save'>;
type Row = { readonly id: string };
type Frozen = { readonly list: string; readonly action: string; readonly ids: readonly string[] };

/** What a job does to one row; nothing, where a test does not say. `undefined`: done, otherwise the reason it was skipped for. */
export type MemoryListJobs = {
  readonly act: (action: string, rowId: string, answers: { readonly [key: string]: unknown }) => string | undefined;
  readonly undoable: (action: string) => boolean;
  readonly saved: (jobId: string) => void;
};

/** Jobs that are done at once. A repeat with the same selection is the same job. */
export function memoryListJobs(found: (question: ListQuestion) => readonly Row[], does: Partial<MemoryListJobs>): Jobs {
  const frozen = new Map<string, Frozen>();
  const jobs = new Map<string, ListJob>();
  const receipts = new Map<string, readonly ActionReceipt[]>();
  const existing = (id: string): ListJob => {
    const job = jobs.get(id);
    if (!job) throw new RangeError(`There is no job “${id}”`);
    return job;
  };
  const keep = (job: ListJob): ListJob => {
    jobs.set(job.id, job);
    return job;
  };
  const idsOf = (selection: ListSelection): readonly string[] =>
    'ids' in selection
      ? selection.ids
      : found(selection.question)
          .map(({ id }) => id)
          .filter((id) => !selection.except.includes(id));
  const done = (id: string, { list, action, ids }: Frozen, results: readonly ActionReceipt[]): ListJob => {
    const count = (outcome: ActionReceipt['outcome']): number =>
      results.filter((one) => one.outcome === outcome).length;
    receipts.set(id, results);
    return keep({
      id,
      list,
      action,
      state: 'done',
      total: ids.length,
      done: count('done'),
      skipped: count('skipped'),
      failed: count('failed'),
      startedAt: '2026-06-15T04:00:00.000Z',
      undoable: does.undoable?.(action) === true,
    });
  };
  return {
    freeze: async (list, action, selection) => {
      const id = `selection-${frozen.size + 1}`;
      const ids = idsOf(selection);
      frozen.set(id, { list, action, ids });
      return { id, action, count: ids.length, skipped: {} };
    },
    run: async (selectionId, answers) => {
      const selection = frozen.get(selectionId);
      if (!selection) throw new RangeError(`There is no selection “${selectionId}”`);
      const id = `job-of-${selectionId}`;
      const known = jobs.get(id);
      if (known) return known;
      const results = selection.ids.map((rowId): ActionReceipt => {
        const reason = does.act?.(selection.action, rowId, answers);
        return {
          rowId,
          title: rowId,
          outcome: reason === undefined ? 'done' : 'skipped',
          ...(reason !== undefined && { reason }),
        };
      });
      return done(id, selection, results);
    },
    job: async (id) => existing(id),
    jobs: async () => [...jobs.values()].reverse(),
    receipts: async (id) => receipts.get(id) ?? [],
    cancel: async (id) => keep({ ...existing(id), state: 'cancelled' }),
    undo: async (id) => keep({ ...existing(id), state: 'undone', undoable: false }),
    export: async (question) => {
      const ids = found(question).map(({ id }) => id);
      const id = `export-${jobs.size + 1}`;
      const job = done(id, { list: question.list, action: 'export', ids }, []);
      return keep({ ...job, done: ids.length, file: `${question.list}.xlsx` });
    },
    save: async (id) => does.saved?.(id),
  };
}

import type { JsonObject } from '@gongwei/domain/shared';
import type { ServerContext } from '../../server-context.ts';
import { tellLists } from '../list-news.ts';
import type { ListReader } from '../source.ts';
import type { JobInHand } from './job-in-hand.ts';
import { noteProgress } from './job-leases.ts';
import type { JobKind, RowResult } from './job-kind.ts';
import { insertReceipts, receiptsOf } from './list-jobs.repository.ts';

/** Rows done in one transaction. */
const CHUNK = 50;

const chunksOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, at) => items.slice(at * CHUNK, (at + 1) * CHUNK));

/** Does what has no receipt yet, and writes its receipt in the same transaction: no row is done twice, wherever a process stops. */
export async function doRows(
  context: ServerContext,
  { job, step, end }: JobInHand,
  kind: JobKind,
  reading: ListReader,
): Promise<void> {
  const receipts = await receiptsOf(context.database, job.county_code, job.id);
  const known = new Set(receipts.map(({ rowId }) => rowId));
  for (const chunk of chunksOf(job.work.ids.filter((id) => !known.has(id)))) {
    await step(async (inside) => {
      const results = await kind.act(context, inside, reading, chunk, job.work.answers ?? {});
      await insertReceipts(inside, job.county_code, job.id, results, job.work.ids.indexOf(chunk[0] ?? ''));
      await noteProgress(inside, job);
    });
    await kind.committed?.(context, job.scope_code);
    tellLists(context, { institution: job.scope_code });
  }
  await end('done');
}

/** Takes back what its receipts say is done; each then tells what became of it, and what could not be taken back says why. */
export async function takeBackRows(
  context: ServerContext,
  { job, step, end }: JobInHand,
  kind: JobKind,
  reading: ListReader,
): Promise<void> {
  const receipts = await receiptsOf(context.database, job.county_code, job.id);
  // The last first: what was written over what is taken back before it.
  for (const chunk of chunksOf(receipts.filter(({ outcome }) => outcome === 'done').toReversed())) {
    const rows = chunk.map(({ rowId, before }) => ({ rowId, before: before ?? ({} as JsonObject) }));
    await step(async (inside) => {
      const results = (await kind.undo?.(context, inside, reading, rows, job.work.answers ?? {})) ?? [];
      await insertReceipts(inside, job.county_code, job.id, results.map(takenBack), 0);
      await noteProgress(inside, job);
    });
    await kind.committed?.(context, job.scope_code);
    tellLists(context, { institution: job.scope_code });
  }
  await end('undone');
}

const takenBack = (result: RowResult): RowResult => ({
  ...result,
  outcome: result.outcome === 'done' ? 'skipped' : 'failed',
  reason: result.reason ?? '已撤销',
});

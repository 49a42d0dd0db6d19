import { registerOf } from '@gongwei/domain/register';
import { maskFor, type JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import type { FullRecordRow } from '../../records/record.mapper.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { recordsOf } from '../../records/records.repository.ts';
import type { ServerContext } from '../../server-context.ts';
import type { HttpFailure } from '../../shared/http-failure.ts';
import type { ListReader } from '../source.ts';
import type { JobKind, RowResult } from './job-kind.ts';
import { partOf } from './job-parts.ts';

/** What jobs over entries of registers work with. */
export type Entries = {
  readonly context: ServerContext;
  readonly hooks: RecordHooks;
  readonly inside: Queryable;
  readonly reading: ListReader;
};

export const GONE = '已不在您的管理范围内';

/** The entries as they are now, which nobody else may change until the transaction ends. In one order, whoever asks: nobody blocks. */
export async function heldEntries(
  { inside, reading }: Entries,
  ids: readonly string[],
): Promise<readonly { readonly rowId: string; readonly entry: FullRecordRow | undefined }[]> {
  const records = recordsOf(inside, reading.scope, reading.staff);
  const rows = [];
  for (const rowId of ids.toSorted()) rows.push({ rowId, entry: await records.held(rowId) });
  return rows;
}

/**
 * Writes one entry of many: what stands against it is told, and nothing of it stays. Gives why nothing was done.
 */
export async function attempted(
  { inside }: Pick<Entries, 'inside'>,
  write: () => Promise<string | undefined>,
  refused: (body: HttpFailure['body']) => void = () => {},
): Promise<string | undefined> {
  const done = await partOf(inside, write);
  if (done.ok) return done.value;
  const { failure } = done;
  refused(failure);
  return failure.fields?.[0]?.message ?? failure.message;
}

/** Takes rows of a job back, held in one order. `back` gives why one could not be. */
export async function takenBack(
  entries: Entries,
  rows: Parameters<NonNullable<JobKind['undo']>>[3],
  back: (entry: FullRecordRow, before: JsonObject) => Promise<string | undefined> | undefined,
): Promise<readonly RowResult[]> {
  const before = new Map(rows.map((row) => [row.rowId, row.before]));
  const results: RowResult[] = [];
  for (const { rowId, entry } of await heldEntries(entries, [...before.keys()])) {
    const reason = entry ? await back(entry, before.get(rowId) ?? {}) : GONE;
    results.push(resultOf(entries, rowId, entry, reason, 'failed'));
  }
  return results;
}

/** What became of an entry. `reason`: why nothing did. */
export const resultOf = (
  { context, reading }: Entries,
  rowId: string,
  entry: FullRecordRow | undefined,
  reason: string | undefined,
  refused: 'skipped' | 'failed',
  before?: JsonObject,
): RowResult => ({
  rowId,
  title: entry ? titleOf(context, reading, entry) : '',
  outcome: reason === undefined ? 'done' : refused,
  ...(reason === undefined ? before && { before } : { reason }),
});

/** What an entry is called, as far as the reader may see it. */
function titleOf({ forms }: ServerContext, { reader }: ListReader, { form_id, data }: FullRecordRow): string {
  const field = registerOf(form_id)?.titleField;
  const title = field === undefined ? undefined : data[field];
  if (field === undefined || title === undefined) return '';
  const kind = forms.sensitive(form_id).kinds.get(field);
  return kind === undefined ? String(title) : (maskFor(reader, kind, String(title)) ?? '');
}

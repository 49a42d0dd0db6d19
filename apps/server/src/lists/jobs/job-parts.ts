import { fail, maskFor, ok, type JsonObject, type Result } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import type { ListReader } from '../source.ts';
import type { JobKind, RowResult } from './job-kind.ts';
import { httpFailure, isHttpFailure, type HttpFailure } from '../../shared/http-failure.ts';

export const text = (answers: JsonObject, key: string): string | undefined => {
  const value = answers[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined;
};

/** @throws 422 where nothing was answered. */
export function wanted(answers: JsonObject, key: string, sentence: string): string {
  const value = text(answers, key);
  if (value !== undefined) return value;
  throw httpFailure(422, { code: 'list.answers', message: sentence });
}

export const nameFor = ({ reader }: ListReader, name: string): string => maskFor(reader, 'person-name', name) ?? '';

export const skipped = (rowId: string, title: string, reason: string): RowResult => ({
  rowId,
  title,
  outcome: 'skipped',
  reason,
});

type Given = Parameters<JobKind['act']>;
type OneRow = (
  context: Given[0],
  inside: Given[1],
  reading: Given[2],
  rowId: string,
  answers: JsonObject,
) => Promise<RowResult>;

/** Does a part of a transaction. Of what is refused nothing stays, whether it was found before something was written or after it. */
export async function partOf<Value>(
  inside: Queryable,
  work: () => Promise<Value>,
): Promise<Result<Value, HttpFailure['body']>> {
  await inside.query('savepoint part');
  try {
    const value = await work();
    await inside.query('release savepoint part');
    return ok(value);
  } catch (error) {
    if (!isHttpFailure(error)) throw error;
    await inside.query('rollback to savepoint part');
    return fail(error.body);
  }
}

/** A job whose row either happens or is refused by a sentence; of one that is refused nothing stays. */
export const rowByRow =
  (one: OneRow): JobKind['act'] =>
  async (context, inside, reading, rowIds, answers) => {
    const results: RowResult[] = [];
    for (const rowId of rowIds) {
      const done = await partOf(inside, () => one(context, inside, reading, rowId, answers));
      results.push(done.ok ? done.value : skipped(rowId, '', done.failure.message));
    }
    return results;
  };

type OneRowBack = (...given: [...Parameters<OneRow>, before: JsonObject]) => Promise<RowResult>;

/** Takes rows back one by one, with what their receipts say was `before`; one that is refused stays as it is. */
export const backRowByRow =
  (one: OneRowBack): NonNullable<JobKind['undo']> =>
  (context, inside, reading, rows, answers) => {
    const before = new Map(rows.map((row) => [row.rowId, row.before]));
    const each = rowByRow((...given) => one(...given, before.get(given[3]) ?? {}));
    return each(context, inside, reading, [...before.keys()], answers);
  };

import { maskFor, type JsonObject } from '@gongwei/domain/shared';
import type { ListReader } from '../source.ts';
import type { JobKind, RowResult } from './job-kind.ts';
import { httpFailure, isHttpFailure } from '../../shared/http-failure.ts';

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

/** A job whose row either happens or is refused by a sentence; of one that is refused nothing stays, whatever it touched before. */
export const rowByRow =
  (one: OneRow): JobKind['act'] =>
  async (context, inside, reading, rowIds, answers) => {
    const results: RowResult[] = [];
    for (const rowId of rowIds) {
      await inside.query('savepoint one_row');
      try {
        results.push(await one(context, inside, reading, rowId, answers));
        await inside.query('release savepoint one_row');
      } catch (error) {
        if (!isHttpFailure(error)) throw error;
        await inside.query('rollback to savepoint one_row');
        results.push(skipped(rowId, '', error.body.message));
      }
    }
    return results;
  };

import type { RecordConflict, RecordSnapshot } from '@gongwei/domain/forms';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { toSnapshot, type FullRecordRow } from './record.mapper.ts';
import type { RecordsRepository } from './records.repository.ts';

export type Outcome = Result<RecordSnapshot, RecordConflict>;

/** What every write of a record carries. */
export type Write = { readonly id: string; readonly saveId: string; readonly baseVersion: number };

/**
 * Looks at what is there before a record is written: an `answer` where nothing is to be written any more (the same write came
 * before, or somebody else was faster), else the `current` row. @throws 404 where there is nothing to change.
 */
export async function beginWrite(
  inside: Queryable,
  records: RecordsRepository,
  countyCode: string,
  write: Write,
): Promise<{ readonly answer: Outcome } | { readonly current: FullRecordRow | undefined }> {
  const repeated = await writtenBefore(inside, countyCode, write);
  if (repeated !== undefined) return { answer: ok((await records.atVersion(write.id, repeated)) as RecordSnapshot) };
  const current = await records.row(write.id);
  if (!current && write.baseVersion > 0) throw notFound('record.not-found', '没有找到要修改的记录');
  if (!current || current.version === write.baseVersion) return { current };
  // The same write, sent twice at once, may have been committed by another process since we asked.
  const meanwhile = await writtenBefore(inside, countyCode, write);
  if (meanwhile !== undefined) return { answer: ok((await records.atVersion(write.id, meanwhile)) as RecordSnapshot) };
  const base = write.baseVersion === 0 ? undefined : await records.atVersion(write.id, write.baseVersion);
  return { answer: fail({ base, theirs: toSnapshot(current) }) };
}

async function writtenBefore(inside: Queryable, countyCode: string, write: Write): Promise<number | undefined> {
  const [known] = await inside.query<{ record_id: string; version: number }>(
    'select record_id, version from save_ids where county_code = $1 and save_id = $2',
    [countyCode, write.saveId],
  );
  if (known && known.record_id !== write.id)
    throw httpFailure(422, { code: 'record.save-id', message: '保存编号与记录不符，未保存' });
  return known?.version;
}

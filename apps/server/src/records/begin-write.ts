import type { StoredRecord } from '@gongwei/domain/forms';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import { together, type Queryable } from '../database/database.port.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { toSnapshot, type FullRecordRow } from './record.mapper.ts';
import type { RecordsRepository } from './records.repository.ts';

/** `RecordConflict` with whole days. */
export type StoredConflict = { readonly base: StoredRecord | undefined; readonly theirs: StoredRecord };
export type Outcome = Result<StoredRecord, StoredConflict>;

/** What every write of a record carries. */
export type Write = { readonly id: string; readonly saveId: string; readonly baseVersion: number };

/**
 * Looks at what is there before a record is written: an `answer` where nothing is to be written any more (the same write came
 * before, or somebody else was faster), else the `current` row. That row is held first: two writes of a record at once, of
 * whatever process, see each other one after the other. @throws 404 where there is nothing to change.
 */
export async function beginWrite(
  inside: Queryable,
  records: RecordsRepository,
  countyCode: string,
  write: Write,
): Promise<{ readonly answer: Outcome } | { readonly current: FullRecordRow | undefined }> {
  // In this order also where they go over at once: what is looked up is what stands there once the row is held.
  const [current, { repeated, taken }] = await together(records.held(write.id), lookedUp(inside, countyCode, write));
  if (repeated !== undefined) return { answer: ok((await records.atVersion(write.id, repeated)) as StoredRecord) };
  if (!current && write.baseVersion > 0) throw notFound('record.not-found', '没有找到要修改的记录');
  // Somebody else's record is answered like one that is not there, in the same sentence: its id must not tell that it exists.
  if (!current && taken) throw notFound('record.not-found', '没有找到要修改的记录');
  if (!current || current.version === write.baseVersion) return { current };
  const base = write.baseVersion === 0 ? undefined : await records.atVersion(write.id, write.baseVersion);
  return { answer: fail({ base, theirs: toSnapshot(current) }) };
}

/** `repeated`: the version this very write has made before. `taken`: a record of this id is there, whoever may see it. One question for both. */
async function lookedUp(
  inside: Queryable,
  countyCode: string,
  write: Write,
): Promise<{ readonly repeated: number | undefined; readonly taken: boolean }> {
  const [known] = await inside.query<{ record_id: string | null; version: number | null; taken: boolean }>(
    `select s.record_id, s.version, exists (select 1 from records where county_code = $1 and id = $3) as taken
     from (select 1) one left join save_ids s on s.county_code = $1 and s.save_id = $2`,
    [countyCode, write.saveId, write.id],
  );
  if (known?.record_id != null && known.record_id !== write.id)
    throw httpFailure(422, { code: 'record.save-id', message: '保存编号与记录不符，未保存' });
  return { repeated: known?.version ?? undefined, taken: known?.taken === true };
}

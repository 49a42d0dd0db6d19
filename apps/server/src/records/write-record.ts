import type { RecordSave, RecordSubject } from '@gongwei/domain/forms';
import { SERIALIZATION_FAILURE, type Parameter, type Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { FULL_RECORD_COLUMNS, type FullRecordRow } from './record.mapper.ts';

/** Everything a new version of a record consists of. */
export type RecordWrite = {
  readonly countyCode: string;
  readonly institutionCode: string;
  readonly subjectKind: RecordSubject['kind'];
  readonly save: RecordSave;
  /** The entry leaves its register with this version. */
  readonly removed?: boolean;
  readonly version: number;
  readonly slot: string | undefined;
  readonly headline: unknown;
  /** What the texts of an entry of a register are sorted by. */
  readonly textOrder: { readonly [key: string]: string };
  readonly by: Pick<Staff, 'id' | 'name'>;
  readonly at: string;
};

const HISTORY = `insert into record_versions (county_code, record_id, version, form_version, institution_code, occurred_on, stage, data, origins,
    saved_at, saved_by, saved_by_name, reason, removed)
  select county_code, id, version, form_version, institution_code, occurred_on, stage, data, origins, updated_at, updated_by, updated_by_name, reason,
    removed_at is not null
  from records where county_code = $1 and id = $2 and version = $13 - 1 returning version`;

const FIRST = `insert into records as r (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, stage, slot, data, origins, headline,
    version, created_at, created_by, updated_at, updated_by, updated_by_name, reason, removed_at, subject_kind, text_order)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12::jsonb, $13::int, $14, $15, $14, $15, $16, $17, $18, $19, $21::jsonb)
  returning ${FULL_RECORD_COLUMNS}`;

// The version written over is the one that was looked at: nothing that somebody saved in between is ever replaced.
const NEXT = `update records r set form_version = $4, institution_code = $6, occurred_on = $7, stage = $8, slot = $9, data = $10::jsonb,
    origins = $11::jsonb, headline = $12::jsonb, version = $13::int, updated_at = $14, updated_by = $15, updated_by_name = $16, reason = $17,
    removed_at = $18, text_order = $21::jsonb
  where county_code = $1 and id = $2 and form_id = $3 and subject_id = $5 and subject_kind = $19 and version = $13 - 1
    and exists (select 1 from history) returning ${FULL_RECORD_COLUMNS}`;

const SAVE_ID = `insert into save_ids (county_code, save_id, record_id, version)
  select $1, $20, w.id, w.version from written w`;

const FIRST_VERSION = `with written as (${FIRST}), known as (${SAVE_ID}) select * from written`;
const NEXT_VERSION = `with history as (${HISTORY}), written as (${NEXT}), known as (${SAVE_ID}) select * from written`;

/**
 * Puts the stored version into the history and writes the new one and its save id, all in one statement. Gives what is stored now. @throws with SQLSTATE 40001 where another version is stored than the one looked at.
 */
export async function writeRecord(inside: Queryable, write: RecordWrite): Promise<FullRecordRow> {
  const { countyCode, save, version } = write;
  const values: readonly Parameter[] = [
    countyCode,
    save.id,
    save.formId,
    save.formVersion,
    save.subjectId,
    write.institutionCode,
    save.occurredOn,
    save.stage ?? null,
    write.slot ?? null,
    JSON.stringify(save.data),
    save.origins === undefined ? null : JSON.stringify(save.origins),
    JSON.stringify(write.headline),
    version,
    write.at,
    write.by.id,
    write.by.name,
    save.reason ?? null,
    write.removed ? write.at : null,
    write.subjectKind,
    save.saveId,
    JSON.stringify(write.textOrder),
  ];
  const [written] = await inside.query<FullRecordRow>(version === 1 ? FIRST_VERSION : NEXT_VERSION, values);
  if (!written)
    throw Object.assign(new Error('Another version of the record is stored.'), { code: SERIALIZATION_FAILURE });
  return written;
}

import type { RecordSave, RecordSubject } from '@gongwei/domain/forms';
import type { Parameter, Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { ConceptInstance } from './form-library.ts';

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
  readonly concepts: readonly ConceptInstance[];
  readonly by: Pick<Staff, 'id' | 'name'>;
  readonly at: string;
};

/** Puts the stored version into the history, then writes the new one, its save id and its concept values. */
export async function writeRecord(inside: Queryable, write: RecordWrite): Promise<void> {
  const { countyCode, save, version } = write;
  if (version > 1) {
    await inside.query(
      `insert into record_versions (county_code, record_id, version, form_version, institution_code, occurred_on, stage, data, origins,
         saved_at, saved_by, saved_by_name, reason, removed)
       select county_code, id, version, form_version, institution_code, occurred_on, stage, data, origins, updated_at, updated_by, updated_by_name, reason,
         removed_at is not null
       from records where county_code = $1 and id = $2`,
      [countyCode, save.id],
    );
  }
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
  ];
  await inside.query(
    version === 1
      ? `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, stage, slot, data, origins, headline,
           version, created_at, created_by, updated_at, updated_by, updated_by_name, reason, removed_at, subject_kind)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12::jsonb, $13, $14, $15, $14, $15, $16, $17, $18, $19)`
      : `update records set form_version = $4, institution_code = $6, occurred_on = $7, stage = $8, slot = $9, data = $10::jsonb,
           origins = $11::jsonb, headline = $12::jsonb, version = $13, updated_at = $14, updated_by = $15, updated_by_name = $16, reason = $17,
           removed_at = $18
         where county_code = $1 and id = $2 and form_id = $3 and subject_id = $5 and subject_kind = $19`,
    values,
  );
  await inside.query('insert into save_ids (county_code, save_id, record_id, version) values ($1, $2, $3, $4)', [
    countyCode,
    save.saveId,
    save.id,
    version,
  ]);
  await writeConcepts(inside, write);
}

async function writeConcepts(inside: Queryable, { countyCode, save, version, concepts }: RecordWrite): Promise<void> {
  if (version > 1)
    await inside.query('delete from concept_values where county_code = $1 and record_id = $2', [countyCode, save.id]);
  if (concepts.length === 0) return;
  const rows = concepts.map(({ concept, value }) => ({
    concept,
    value,
    number: typeof value === 'number' ? value : null,
  }));
  await inside.query(
    `insert into concept_values (county_code, subject_id, concept, on_day, record_id, form_id, value, number)
     select $1, $2, c.concept, $3, $4, $5, c.value, c.number
     from jsonb_to_recordset($6::jsonb) as c(concept text, value jsonb, number double precision) on conflict do nothing`,
    [countyCode, save.subjectId, save.occurredOn, save.id, save.formId, JSON.stringify(rows)],
  );
}

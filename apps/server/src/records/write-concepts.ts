import { sendAlong, type Queryable } from '../database/database.port.ts';
import type { ConceptInstance } from '../ports/form-library.port.ts';
import type { RecordSave } from '@gongwei/domain/forms';

/** Brings the concept values of a record in step with its new version: what it does not say any more is gone. A sheet says each concept once. */
export async function writeConcepts(
  inside: Queryable,
  {
    countyCode,
    save,
    version,
    concepts,
  }: {
    readonly countyCode: string;
    readonly save: RecordSave;
    readonly version: number;
    readonly concepts: readonly ConceptInstance[];
  },
): Promise<void> {
  if (version > 1)
    await sendAlong(
      inside,
      'delete from concept_values where county_code = $1 and subject_id = $2 and record_id = $3',
      [countyCode, save.subjectId, save.id],
    );
  if (concepts.length === 0) return;
  const rows = concepts.map(({ concept, value }) => ({
    concept,
    value,
    number: typeof value === 'number' ? value : null,
  }));
  await sendAlong(
    inside,
    `insert into concept_values (county_code, subject_id, concept, on_day, record_id, form_id, value, number)
     select $1, $2, c.concept, $3, $4, $5, c.value, c.number
     from jsonb_to_recordset($6::jsonb) as c(concept text, value jsonb, number double precision)`,
    [countyCode, save.subjectId, save.occurredOn, save.id, save.formId, JSON.stringify(rows)],
  );
}

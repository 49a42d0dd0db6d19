import type { Answers } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { UploadPerson } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { contentOf, type UploadContent } from './content-of.ts';

export type SourceRow = UploadPerson & {
  readonly county_code: string;
  readonly id: string;
  readonly form_id: string;
  readonly subject_id: string;
  readonly institution_code: string;
  readonly occurred_on: CalendarDay;
  readonly data: Answers;
  readonly removed_at: string | null;
  readonly status: string;
};

/** A stored record with what would be sent of it now. */
export type StoredSource = {
  readonly record: Omit<SourceRow, keyof UploadPerson | 'data' | 'removed_at' | 'status'>;
  readonly content: UploadContent;
  readonly removed: boolean;
  /** Whether the person is in care. */
  readonly inCare: boolean;
};

/** Records of a county by their ids, with the person each is about as they are now. */
export async function uploadSources(
  on: Queryable,
  county: string,
  ids: readonly string[],
): Promise<readonly StoredSource[]> {
  const rows = await on.query<SourceRow>(
    `select r.county_code, r.id, r.form_id, r.subject_id, r.institution_code, r.occurred_on, r.data, r.removed_at,
       p.name, coalesce(p.id_number, '') as "idNumber", p.sex, p.birth_date as "birthDate", p.status
     from records r join residents p on p.county_code = r.county_code and p.id = r.subject_id
     where r.county_code = $1 and r.id = any($2::text[]) and r.subject_kind = 'resident' order by r.id`,
    [county, ids],
  );
  return rows.flatMap((row) => uploadSource(row) ?? []);
}

/** The same of a record that is at hand, with the person as they are now. Nothing of a form the platform does not want. */
export function uploadSource(row: SourceRow): StoredSource | undefined {
  const { county_code, id, form_id, subject_id, institution_code, occurred_on } = row;
  const { name, idNumber, sex, birthDate, data, removed_at, status } = row;
  const person = { name, idNumber, sex, birthDate };
  const content = contentOf({ formId: form_id, day: occurred_on, answers: data, person });
  const record = { county_code, id, form_id, subject_id, institution_code, occurred_on };
  return content && { record, content, removed: removed_at !== null, inCare: status === '1' };
}

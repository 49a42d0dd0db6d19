import { recordSubject, type FormDefinition, type RecordSubject } from '@gongwei/domain/forms';
import type { Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { findInstitution } from '../organisation/institutions.repository.ts';
import { requireOpen } from '../organisation/open-institutions.ts';
import { countyCodeOf, isWithin, type Scope } from '../database/scope.ts';
import type { ResidentRecord } from '../resident/resident.mapper.ts';
import { holdResident } from '../resident/residents.repository.ts';
import { notFound } from '../shared/http-failure.ts';

/** Where a record is kept: whom or what it is about, and the institution whose it is. */
export type RecordHolder = {
  readonly countyCode: string;
  readonly institutionCode: string;
  readonly subject: RecordSubject;
  readonly subjectId: string;
  /** Of a resident's sheet. */
  readonly resident?: ResidentRecord;
};

/** Finds who or what an identifier stands for in a form, for a write about it. @throws 404 where there is none, or out of the scope, 409 of an institution that was given up. */
export async function findHolder(
  inside: Queryable,
  scope: Scope,
  staff: Staff,
  form: Pick<FormDefinition, 'subject'>,
  subjectId: string,
): Promise<RecordHolder> {
  const subject = recordSubject(form.subject, subjectId);
  if (subject.kind === 'resident') {
    const resident = await holdResident(inside, scope, subjectId);
    if (!resident) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
    return {
      countyCode: resident.county_code,
      institutionCode: resident.institution_code,
      subject,
      subjectId,
      resident,
    };
  }
  if (subject.kind === 'user') {
    if (subject.userId !== staff.id) throw notFound('record.not-yours', '只能保存您本人的内容');
    const { institutionCode } = staff;
    return { countyCode: countyCodeOf(institutionCode), institutionCode, subject, subjectId };
  }
  const { institutionCode } = subject;
  if (!isWithin(scope, institutionCode) || !(await findInstitution(inside, institutionCode)))
    throw notFound('institution.not-found', '没有找到这个机构，或不在您的管理范围内');
  await requireOpen(inside, [institutionCode]);
  return { countyCode: countyCodeOf(institutionCode), institutionCode, subject, subjectId };
}

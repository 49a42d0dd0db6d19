import { recordSubject, stageIn, type FormContext } from '@gongwei/domain/forms';
import { fullYears } from '@gongwei/domain/shared';
import { countyCodeOf } from '../database/scope.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import { slotOf } from '../records/record-slot.policy.ts';
import { personColumns } from '../resident/person-columns.ts';
import { NEVER_FUTURE, NEVER_PAST } from '../resident/resident.mapper.ts';
import type { SeedFile, SeedRecord } from '../seed/seed-rows.ts';

const lastOf = (file: SeedFile, formId: string) =>
  file.records
    .filter((record) => record.formId === formId)
    .toSorted((a, b) => (a.occurredOn < b.occurredOn ? -1 : 1))
    .at(-1);

/** The row of `residents`, with what the list shows of the records. */
export function residentRow(file: SeedFile) {
  const { resident } = file;
  return {
    ...personColumns(resident),
    doctor_id: resident.doctorId,
    status: resident.status,
    last_check_up_on: lastOf(file, 'health-check-up')?.occurredOn ?? NEVER_PAST,
    // Follows from the plans, which are worked out at the end.
    next_follow_up_on: NEVER_FUTURE,
    has_personal_info: lastOf(file, 'resident-personal-info') !== undefined,
  };
}

/** What a first version has, whatever it is about. */
const common = (record: SeedRecord) => ({
  county_code: countyCodeOf(record.institutionCode),
  id: record.id,
  form_id: record.formId,
  form_version: record.formVersion,
  subject_id: record.subjectId,
  institution_code: record.institutionCode,
  occurred_on: record.occurredOn,
  data: record.data,
  version: 1,
  created_at: record.createdAt,
  created_by: record.createdBy,
  updated_at: record.typed?.updatedOn ? `${record.typed.updatedOn}T08:30:00.000Z` : record.createdAt,
  updated_by: record.createdBy,
  updated_by_name: record.createdByName,
});

/** Entries of registers, computed as the form would when they are typed. */
export const entryRows = (entries: readonly SeedRecord[], forms: FormLibrary) =>
  entries.map((entry) => {
    const form = forms.definition(entry.formId);
    if (!form) throw new Error(`No form ${entry.formId}`);
    const { createdBy: id, createdByName: name, institutionCode } = entry;
    const context: FormContext = { today: entry.occurredOn, user: { id, name, institutionCode } };
    const data = forms.stored(entry.formId, entry.data, context);
    const { kind } = recordSubject(form.subject, entry.subjectId);
    return {
      ...common(entry),
      data,
      text_order: forms.textOrder(entry.formId, data),
      headline: [],
      subject_kind: kind,
      slot: slotOf(form, { occurredOn: entry.occurredOn, data }) ?? null,
    };
  });

export const recordRows = ({ resident, records }: SeedFile, forms: FormLibrary) =>
  records.map((record) => ({
    ...common(record),
    subject_kind: 'resident',
    headline: forms.headline(record.formId, record.data, {
      sex: resident.sex,
      age: fullYears(resident.birthDate, record.occurredOn),
    }),
    stage: stageOf(record, forms) ?? null,
    slot: placeOf(record, forms) ?? null,
  }));

const stageOf = ({ formId, data }: SeedRecord, forms: FormLibrary): string | undefined => {
  const form = forms.definition(formId);
  return form && stageIn(form, data);
};

const placeOf = (record: SeedRecord, forms: FormLibrary): string | undefined => {
  const form = forms.definition(record.formId);
  const stage = stageOf(record, forms);
  return form && slotOf(form, { ...record, ...(stage === undefined ? {} : { stage }) });
};

export const conceptRows = ({ resident, records }: SeedFile, forms: FormLibrary) =>
  records.flatMap((record) =>
    forms.concepts(record.formId, record.data).map(({ concept, value }) => ({
      county_code: countyCodeOf(resident.institutionCode),
      subject_id: record.subjectId,
      concept,
      on_day: record.occurredOn,
      record_id: record.id,
      form_id: record.formId,
      value,
      number: typeof value === 'number' ? value : null,
    })),
  );

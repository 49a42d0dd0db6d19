import type { FormContext } from '@gongwei/domain/forms';
import { fullYears } from '@gongwei/domain/shared';
import type { FormLibrary } from '../ports/form-library.port.ts';
import { fillSheet } from '../seed/programmes/fill-sheet.ts';
import type { SeedFile, SeedRecord, SeedResident } from '../seed/seed-rows.ts';

/** The file with every sheet as it is stored: what was only typed is filled by its form. @throws where a form needs what was not given. */
export const wholeFile = ({ resident, records }: SeedFile, forms: FormLibrary): SeedFile => ({
  resident,
  records: records.map((record) =>
    record.typed ? { ...record, data: filled(record, record.typed, resident, forms) } : record,
  ),
});

function filled(
  record: SeedRecord,
  { previous, updatedOn }: NonNullable<SeedRecord['typed']>,
  resident: SeedResident,
  forms: FormLibrary,
): SeedRecord['data'] {
  const { formId, occurredOn, institutionCode, createdBy, createdByName } = record;
  const engine = forms.open(formId, {
    ...contextOf(record, resident),
    today: updatedOn ?? occurredOn,
    user: { id: createdBy, name: createdByName, institutionCode },
    ...(previous ? { previous } : {}),
  });
  if (!engine) throw new Error(`No form ${formId}`);
  const { id: residentId, villageCode } = resident;
  return fillSheet(engine, record.data, {
    day: occurredOn,
    residentId,
    doctorId: createdBy,
    institutionCode,
    villageCode,
  });
}

/** What the form may know of the person on the day of the sheet. */
export const contextOf = (
  { occurredOn }: Pick<SeedRecord, 'occurredOn'>,
  { id, name, sex, birthDate, archiveNumber, idNumber, phone, address, conditions }: SeedResident,
): FormContext => ({
  today: occurredOn,
  resident: {
    id,
    name,
    sex,
    birthDate,
    age: fullYears(birthDate, occurredOn),
    archiveNumber,
    idNumber,
    known: conditions,
    ...(phone === undefined ? {} : { phone }),
    ...(address === undefined ? {} : { address }),
  },
});

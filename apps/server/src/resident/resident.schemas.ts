import { ARCHIVE_STATUSES, KNOWN_CONDITIONS, NO_NUMBER_REASONS } from '@gongwei/domain/resident';
import { CALENDAR_DAY, COUNT, list, oneOf, shape, TEXT, TOLD_DAY, type Schema, named } from '../shared/schemas.ts';

export const SEX = oneOf('male', 'female');
const SHOWN: { readonly [name: string]: Schema } = {
  id: TEXT,
  archiveNumber: TEXT,
  name: TEXT,
  sex: SEX,
  idNumber: TEXT,
  villageName: TEXT,
  institutionName: TEXT,
  conditions: list(oneOf(...KNOWN_CONDITIONS)),
  status: oneOf(...ARCHIVE_STATUSES),
  filedOn: TOLD_DAY,
};
/** The birth date, or for who may only look the age in its place. */
const SHOWN_IF_KNOWN = {
  noNumber: oneOf(...NO_NUMBER_REASONS),
  birthDate: CALENDAR_DAY,
  ageMonths: COUNT,
  phone: TEXT,
  address: TEXT,
  doctorName: TEXT,
};
const EXAMPLE = {
  id: '01902f3e-1111-7c3d-9a54-1f2e3d4c5b6a',
  archiveNumber: '99010110100100001',
  name: '张三丰',
  sex: 'male',
  birthDate: '1955-03-02',
  idNumber: '990101********001X',
  phone: '199****0001',
  villageName: '东村',
  institutionName: '东村卫生室',
  conditions: ['hypertension'],
  status: '1',
  filedOn: '2024-05-06',
};

/** `ResidentRow`, masked */
export const RESIDENT_ROW: Schema = named(
  'ResidentRow',
  shape(
    { ...SHOWN, age: COUNT, overdueDays: COUNT },
    { ...SHOWN_IF_KNOWN, lastCheckUpOn: CALENDAR_DAY, nextFollowUpOn: CALENDAR_DAY },
    { ...EXAMPLE, age: 71, overdueDays: 5, lastCheckUpOn: '2026-04-02', nextFollowUpOn: '2026-06-10' },
  ),
);

/** `Resident`, masked */
export const RESIDENT: Schema = named(
  'Resident',
  shape(
    { ...SHOWN, villageCode: TEXT, institutionCode: TEXT },
    { ...SHOWN_IF_KNOWN, age: COUNT, doctorId: TEXT, townshipName: TEXT },
    { ...EXAMPLE, townshipName: '东镇', villageCode: '990101101001', institutionCode: '990101101001' },
  ),
);

/** The new file; `warnings` say what was mended. */
export const CREATED: Schema = shape(
  { id: TEXT, archiveNumber: TEXT, warnings: list(TEXT) },
  {},
  { id: EXAMPLE.id, archiveNumber: EXAMPLE.archiveNumber, warnings: [] },
);

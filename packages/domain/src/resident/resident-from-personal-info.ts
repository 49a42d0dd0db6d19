import { codesOf, textOf } from '../clinical/index.ts';
import type { Answers } from '../forms/index.ts';
import { parseCalendarDay, type CalendarDay } from '../shared/index.ts';
import { parseCitizenNumber } from './citizen-number.ts';
import { ARCHIVE_STATUSES, type KnownCondition, type Resident } from './resident.ts';

/** What a saved personal-information record says about the resident's master data. Absent: the record says nothing. */
export type ResidentChanges = Partial<
  Pick<
    Resident,
    | 'name'
    | 'sex'
    | 'birthDate'
    | 'idNumber'
    | 'phone'
    | 'address'
    | 'villageName'
    | 'institutionCode'
    | 'doctorId'
    | 'conditions'
    | 'status'
    | 'filedOn'
  >
>;

/** Codes of dictionaries/past-disease that count as a condition. Hepatitis, occupational and other diseases do not put anybody under management. */
const CONDITION_OF_DISEASE: { readonly [code: string]: KnownCondition } = {
  '2': 'hypertension',
  '3': 'diabetes',
  '4': 'coronary-heart-disease',
  '5': 'copd',
  '6': 'tumour',
  '7': 'stroke',
  '8': 'psychosis',
  '9': 'tuberculosis',
};

/**
 * Maps a saved 个人基本信息表 to the changes of the resident. A wrong identity number or day, also one after `today`, is left out rather than stored.
 * `conditions` are those of the form alone, in its order: an answered form without diseases empties them, an unanswered question leaves them.
 */
export function residentChangesFrom(data: Answers, today: CalendarDay): ResidentChanges {
  const sex = data['sex'] === '1' ? 'male' : data['sex'] === '2' ? 'female' : undefined;
  const idNumber = parseCitizenNumber(textOf(data['idNumber']) ?? '', today);
  const birthDate = parseCalendarDay(textOf(data['birthDate']) ?? '');
  const diseases = codesOf(data['pastDiseases']);
  const status = textOf(data['archiveStatus']);
  return present({
    name: textOf(data['name']),
    sex,
    birthDate: birthDate !== undefined && birthDate <= today ? birthDate : undefined,
    idNumber: idNumber.ok ? idNumber.value : undefined,
    phone: textOf(data['phone']),
    address: textOf(data['currentAddressDetail']),
    villageName: textOf(data['villageName']),
    institutionCode: textOf(data['filingInstitution']),
    doctorId: textOf(data['responsibleDoctor']),
    conditions: diseases?.map((code) => CONDITION_OF_DISEASE[code]).filter((condition) => condition !== undefined),
    status: ARCHIVE_STATUSES.find((one) => one === status),
    filedOn: parseCalendarDay(textOf(data['filingDate']) ?? ''),
  });
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

const present = (changes: Optional<ResidentChanges>): ResidentChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

import {
  shownPerson,
  type ArchiveStatus,
  type KnownCondition,
  type NoNumberReason,
  type Resident,
  type ResidentRow,
  type Sex,
} from '@gongwei/domain/resident';
import { daysBetween, fullYears, monthOf, type CalendarDay, type Reader } from '@gongwei/domain/shared';
import { placeOf } from '../organisation/institution-name.rules.ts';

/** A resident as the database gives it; numbers unmasked. */
export type ResidentRecord = {
  county_code: string;
  id: string;
  institution_code: string;
  institution_name: string | null;
  /** The health centre of the town, after which the town is named. */
  town_institution: string | null;
  village_code: string;
  village_name: string;
  archive_number: string;
  name: string;
  sex: Sex;
  birth_date: CalendarDay;
  /** None where the person has none yet; `no_number` says why then, and nothing where there is one. */
  id_number: string | null;
  no_number: NoNumberReason | null;
  phone: string | null;
  address: string | null;
  doctor_id: string | null;
  doctor_name: string | null;
  conditions: KnownCondition[];
  status: ArchiveStatus;
  filed_on: CalendarDay;
  last_check_up_on: CalendarDay;
  next_follow_up_on: CalendarDay;
  has_personal_info: boolean;
};

/** Stored for "never", so that a sort is one index read forwards or backwards. */
export const NEVER_PAST = '0001-01-01';
export const NEVER_FUTURE = '9999-12-31';

/** The columns of `ResidentRecord`, from `residents r` joined with `institutions i` and `town`, and with `users u`. */
export const RESIDENT_COLUMNS = `r.county_code, r.id, r.institution_code, i.name as institution_name, town.name as town_institution, r.village_code, r.village_name, r.archive_number,
  r.name, r.sex, r.birth_date, r.id_number, r.no_number, r.phone, r.address, r.doctor_id, u.name as doctor_name, r.conditions, r.status, r.filed_on,
  r.last_check_up_on, r.next_follow_up_on, r.has_personal_info`;
export const RESIDENT_JOINS = `left join institutions i on i.code = r.institution_code left join institutions town on town.code = left(r.village_code, 9) and town.level = 4
  left join users u on u.id = r.doctor_id`;

/** The town a file belongs to; `undefined` where its health centre is called otherwise. */
export const townshipOf = ({ town_institution }: Pick<ResidentRecord, 'town_institution'>): string | undefined =>
  town_institution === null ? undefined : placeOf(town_institution);

/** As a reader sees it: what leaves the server unless revealing was asked for. */
export function toResident(row: ResidentRecord, reader: Reader, today: CalendarDay): Resident {
  const townshipName = townshipOf(row);
  return {
    id: row.id,
    archiveNumber: row.archive_number,
    sex: row.sex,
    ...shownPerson(
      reader,
      {
        name: row.name,
        idNumber: row.id_number ?? '',
        birthDate: row.birth_date,
        ...(row.phone === null ? {} : { phone: row.phone }),
        ...(row.address === null ? {} : { address: row.address }),
      },
      today,
    ),
    ...(row.no_number === null || row.id_number !== null ? {} : { noNumber: row.no_number }),
    villageCode: row.village_code,
    villageName: row.village_name,
    ...(townshipName === undefined ? {} : { townshipName }),
    institutionCode: row.institution_code,
    institutionName: row.institution_name ?? '',
    ...(row.doctor_id === null ? {} : { doctorId: row.doctor_id }),
    ...(row.doctor_name === null ? {} : { doctorName: row.doctor_name }),
    conditions: row.conditions,
    status: row.status,
    filedOn: reader === 'looks' ? monthOf(row.filed_on) : row.filed_on,
  };
}

export function toResidentRow(row: ResidentRecord, reader: Reader, today: CalendarDay): ResidentRow {
  const {
    villageCode: _village,
    townshipName: _township,
    institutionCode: _institution,
    doctorId: _doctor,
    ...shown
  } = toResident(row, reader, today);
  const next = row.next_follow_up_on === NEVER_FUTURE ? undefined : row.next_follow_up_on;
  return {
    ...shown,
    age: fullYears(row.birth_date, today),
    ...(row.last_check_up_on === NEVER_PAST ? {} : { lastCheckUpOn: row.last_check_up_on }),
    ...(next === undefined ? {} : { nextFollowUpOn: next }),
    overdueDays: next !== undefined && row.status === '1' ? Math.max(0, daysBetween(next, today)) : 0,
  };
}

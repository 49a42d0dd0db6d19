import { NEVER_FUTURE, NEVER_PAST } from '../../resident/resident.mapper.ts';
import type { SqlColumns } from '../sql/sql-names.ts';
import { plain, type SqlValue } from '../sql/sql-value.ts';

/** A column that is never null: it is sorted by as it stands. */
const column =
  (name: string) =>
  (alias: string): SqlValue => ({ sql: `${alias}.${name}`, raw: `${alias}.${name}` });

/** A column that holds a value of its own where there is none, so that one index serves both directions. */
const sentinel =
  (name: string, never: string) =>
  (alias: string): SqlValue => ({
    sql: `nullif(${alias}.${name}, ${never})`,
    raw: `${alias}.${name}`,
    never,
  });

/** Blank texts are missing. */
const optional =
  (name: string) =>
  (alias: string): SqlValue =>
    plain(`nullif(btrim(${alias}.${name}), '')`);

/** A text without its first characters, written as the indexes of `search-indexes.ts` have it. */
const behind =
  (name: string, from: 2 | 3) =>
  (alias: string): SqlValue =>
    plain(`substr(${alias}.${name}, ${from})`);

/** The columns of `residents` behind the fields of `RESIDENT_FIELDS` and `SEARCH_PARTS`. */
export const RESIDENT_SQL: SqlColumns = {
  id: column('id'),
  archiveNumber: column('archive_number'),
  archiveTail: column('archive_tail'),
  name: column('name'),
  pinyin: column('name_pinyin'),
  initials: column('initials'),
  givenName: behind('name', 2),
  givenNameBehindTwo: behind('name', 3),
  givenInitials: behind('initials', 2),
  givenInitialsBehindTwo: behind('initials', 3),
  sex: column('sex'),
  birthDate: column('birth_date'),
  // Who has none yet has neither.
  idNumber: (alias) => plain(`${alias}.id_number`),
  idTail: (alias) => plain(`${alias}.id_tail`),
  phone: optional('phone'),
  wholePhone: (alias) => plain(`${alias}.phone`),
  address: optional('address'),
  // Written as the index of it has it.
  addressOrder: (alias) => ({ sql: `numbers_in_order(nullif(btrim(${alias}.address), ''))`, sparse: true }),
  village: column('village_code'),
  villageName: column('village_name'),
  institution: column('institution_code'),
  doctor: (alias) => plain(`${alias}.doctor_id`),
  conditions: sentinel('conditions', "'{}'::text[]"),
  pausedCare: sentinel('paused_care', "'{}'::text[]"),
  status: column('status'),
  filedOn: column('filed_on'),
  lastCheckUpOn: sentinel('last_check_up_on', `date '${NEVER_PAST}'`),
  nextFollowUpOn: sentinel('next_follow_up_on', `date '${NEVER_FUTURE}'`),
  hasPersonalInfo: column('has_personal_info'),
};

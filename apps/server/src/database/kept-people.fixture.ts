import type { Queryable } from './database.port.ts';

/** Three villages of two townships of a county, and all whose answers may be kept. */
export const COUNTY = '990101';
export const VILLAGES = ['990101101001', '990101101002', '990101102001'];
export const BRANCHES = [COUNTY, '990101101', '990101102', ...VILLAGES];

/** Nine people, `kept-0` to `kept-8`, three in each village. */
export const writeKeptPeople = (database: Queryable): Promise<unknown> =>
  database.query(
    `insert into residents (county_code, id, institution_code, village_code, village_name, archive_number, name, name_pinyin, initials, sex,
       birth_date, id_number, conditions, status, filed_on, last_check_up_on, next_follow_up_on, has_personal_info)
     select '990101', 'kept-' || n, ($1::text[])[n % 3 + 1], '', '', 'kept-' || n, '', '', '', 'male', '1960-01-01', 'kept-' || n, '{}', '1',
       '2020-01-01', '0001-01-01', '9999-12-31', false from generate_series(0, 8) n`,
    [VILLAGES],
  );

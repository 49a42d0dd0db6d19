import type { Resident } from '@gongwei/domain/resident';
import { countyCodeOf } from '../database/scope.ts';
import { pinyinOf } from '../shared/pinyin.ts';

type Person = Pick<
  Resident,
  | 'id'
  | 'archiveNumber'
  | 'name'
  | 'sex'
  | 'birthDate'
  | 'idNumber'
  | 'noNumber'
  | 'phone'
  | 'address'
  | 'villageCode'
  | 'villageName'
  | 'institutionCode'
  | 'conditions'
  | 'filedOn'
>;

/** The columns of `residents` that a new file fills, whichever way it comes in. */
export function personColumns(person: Person) {
  const { full, initials } = pinyinOf(person.name);
  return {
    county_code: countyCodeOf(person.institutionCode),
    id: person.id,
    institution_code: person.institutionCode,
    village_code: person.villageCode,
    village_name: person.villageName,
    archive_number: person.archiveNumber,
    name: person.name,
    name_pinyin: full,
    initials,
    sex: person.sex,
    birth_date: person.birthDate,
    id_number: person.idNumber || null,
    no_number: person.idNumber ? null : (person.noNumber ?? null),
    phone: person.phone ?? null,
    address: person.address ?? null,
    conditions: person.conditions,
    filed_on: person.filedOn,
  };
}

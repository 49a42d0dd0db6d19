import { ARCHIVE_STATUS_CODES, CONDITION_CODES } from './resident-codes.data.ts';
import type { Fields } from './vocabulary.ts';

/** The archive of a resident: what every expression about a person may name. */
export const RESIDENT_FIELDS = {
  id: { type: 'text' },
  archiveNumber: { type: 'text' },
  archiveTail: { type: 'text', is: 'right(resident.archiveNumber, 8)' },
  name: { type: 'text', sensitive: 'person-name' },
  pinyin: { type: 'text', sensitive: 'person-name' },
  initials: { type: 'text', sensitive: 'person-name' },
  sex: { type: 'code', codes: ['male', 'female'] },
  birthDate: { type: 'day', sensitive: 'birth-date' },
  age: { type: 'number', is: 'fullYears(resident.birthDate, @today)' },
  idNumber: { type: 'text', sensitive: 'id-number' },
  idTail: { type: 'text', sensitive: 'id-number', is: 'right(resident.idNumber, 4)' },
  phone: { type: 'text', sensitive: 'phone' },
  address: { type: 'text', sensitive: 'address' },
  addressOrder: { type: 'text', sensitive: 'address', is: 'numbersInOrder(resident.address)' },
  village: { type: 'text' },
  villageName: { type: 'text' },
  institution: { type: 'text' },
  doctor: { type: 'text' },
  conditions: { type: 'codes', codes: CONDITION_CODES },
  pausedCare: { type: 'codes', codes: CONDITION_CODES },
  status: { type: 'code', codes: ARCHIVE_STATUS_CODES },
  filedOn: { type: 'day' },
  lastCheckUpOn: { type: 'day', never: 'past' },
  nextFollowUpOn: { type: 'day', never: 'future' },
  overdueDays: {
    type: 'number',
    is: "resident.status == '1' ? max(0, daysBetween(resident.nextFollowUpOn, @today)) : 0",
  },
  hasPersonalInfo: { type: 'boolean' },
} as const satisfies Fields;

/** What only a search box asks, each with an index of its own: names and initials behind a surname of one character and of two, a whole telephone. */
export const SEARCH_PARTS = {
  wholePhone: { type: 'text', sensitive: 'phone', is: 'resident.phone' },
  givenName: { type: 'text', sensitive: 'person-name', is: 'right(resident.name, length(resident.name) - 1)' },
  givenNameBehindTwo: { type: 'text', sensitive: 'person-name', is: 'right(resident.name, length(resident.name) - 2)' },
  givenInitials: { type: 'text', sensitive: 'person-name', is: 'right(resident.initials, length(resident.initials) - 1)' },
  givenInitialsBehindTwo: {
    type: 'text',
    sensitive: 'person-name',
    is: 'right(resident.initials, length(resident.initials) - 2)',
  },
} as const satisfies Fields;

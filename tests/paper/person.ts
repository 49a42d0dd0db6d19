import { calendarDay } from '@gongwei/domain/shared';

/** Whose sheets the paper tests print. */
export const PERSON = {
  id: 'resident-1',
  name: '王秀英',
  sex: 'female',
  birthDate: calendarDay(1958, 3, 12),
  age: 68,
  archiveNumber: '32098110410500042',
  idNumber: '320981********1226',
  phone: '138****8000',
  address: '东台镇东河村三组 12 号',
} as const;

/** Names behind the ids that answers hold. */
export const NAMES = {
  'doctor-1': '李建国',
  'doctor-2': '周敏',
  'resident-1': '王秀英',
  '320981104': '东台镇卫生院',
  '3209811040001': '东河村卫生室',
} as const;

/** What is printed besides answers, for the nth visit. */
export const factsOn = (visit: number) => ({
  'resident.name': PERSON.name,
  'resident.sex': '女',
  'resident.age': String(PERSON.age),
  'resident.birthDate': PERSON.birthDate,
  'resident.idNumber': PERSON.idNumber,
  'resident.phone': PERSON.phone,
  'resident.address': PERSON.address,
  'resident.archiveNumber': PERSON.archiveNumber,
  'record.occurredOn': `2026-0${(visit % 8) + 1}-15`,
  'record.institution': '东台镇卫生院',
  'record.doctor': '李建国',
  'record.enteredBy': '周敏',
  today: '2026-11-20',
});

import type { Answers, FormContext } from '../forms/index.ts';
import { birthDateOf, sexOf, type CitizenNumber } from '../resident/citizen-number.ts';
import type { Sex } from '../resident/resident.ts';
import type { CalendarDay, JsonObject } from '../shared/index.ts';

/** Whoever a sample is taken from, as far as known. */
export type TestedPerson = {
  readonly residentId?: string;
  readonly idNumber?: string;
  /** Of somebody whose file has no identity number: the number of the file stands for it, which is theirs alone and nobody made up. */
  readonly archiveNumber?: string;
  readonly name?: string;
  readonly sex?: Sex;
  readonly birthDate?: CalendarDay;
  readonly phone?: string;
  readonly address?: string;
  /** 12 digits. */
  readonly villageCode?: string;
};

const SEX_CODES = { male: '1', female: '2' } as const;

/** What a masked number hides must not be written down as if it were the number. */
const whole = (text: string | undefined): string | undefined => (text?.includes('*') ? undefined : text);

const known = (answers: { readonly [key: string]: string | undefined }): Answers =>
  Object.fromEntries(Object.entries(answers).filter((pair): pair is [string, string] => pair[1] !== undefined));

/** Somebody with a file, as a form knows them. */
export function personOf(resident: FormContext['resident']): TestedPerson {
  if (!resident) return {};
  const { id, idNumber, noNumber, archiveNumber, name, sex, birthDate, phone, address } = resident;
  return {
    residentId: id,
    ...known({ idNumber: whole(idNumber), name, phone: whole(phone), address: whole(address) }),
    ...(noNumber && archiveNumber && { archiveNumber }),
    ...(sex && { sex }),
    ...(birthDate && { birthDate }),
  };
}

/** Somebody without a file, from what their identity number says. */
export const personOfNumber = (number: CitizenNumber): TestedPerson => ({
  idNumber: number,
  sex: sexOf(number),
  birthDate: birthDateOf(number),
});

/** The answers of 核酸采样登记 about a person. Everything of the person before is gone, also where nothing is known of this one. */
export function sampleAnswers(person: TestedPerson): { readonly [key: string]: string | undefined } {
  const { idNumber, archiveNumber, name, sex, birthDate, phone, address, villageCode, residentId } = person;
  return {
    idType: idNumber === undefined && archiveNumber !== undefined ? '99' : '01',
    idNo: idNumber ?? archiveNumber,
    name,
    sex: sex && SEX_CODES[sex],
    birthday: birthDate,
    phone,
    address,
    region: villageCode,
    residentId,
  };
}

/** What becomes of a pool when somebody is added. */
export type Pooled =
  | { readonly kind: 'added'; readonly members: readonly JsonObject[]; readonly full: boolean }
  | { readonly kind: 'refused'; readonly because: 'sealed' | 'full' | 'twice' };

/** Adds a person to a tube for `capacity` people; `at` is the minute the sample was taken, China's time. Nobody is in a tube twice, letters count the same in either case. */
export function addToPool(
  members: readonly JsonObject[],
  person: TestedPerson,
  { capacity, sealed, at }: { readonly capacity: number; readonly sealed: boolean; readonly at: string },
): Pooled {
  if (sealed) return { kind: 'refused', because: 'sealed' };
  if (members.length >= capacity) return { kind: 'refused', because: 'full' };
  const number = (person.idNumber ?? person.archiveNumber)?.toUpperCase();
  if (number !== undefined && members.some((one) => String(one['idNo']).toUpperCase() === number))
    return { kind: 'refused', because: 'twice' };
  const { birthday: _, region: __, ...answers } = sampleAnswers(person);
  const row = { seq: members.length + 1, ...known(answers), sampleTime: at };
  return { kind: 'added', members: [...members, row], full: members.length + 1 >= capacity };
}

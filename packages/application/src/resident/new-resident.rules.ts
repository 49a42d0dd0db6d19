import type { NewResident } from './resident-directory.port.ts';
import {
  ageOn,
  birthDateOf,
  CHILD_UNTIL,
  checkDigitOf,
  isImpossiblyOld,
  NO_NUMBER_REASONS,
  parseCitizenNumber,
  readPhone,
  sexOf,
  type CitizenNumber,
  type Sex,
} from '@gongwei/domain/resident';
import { fullYears, parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';

/** What stands in the boxes of 新建档案. */
export type TypedResident = { readonly [Field in keyof Required<NewResident>]: string };

/** A sentence for each box of 新建档案 that is filled in wrong. */
export type ResidentProblems = { readonly [Field in keyof NewResident]?: string };

/** The boxes of 新建档案 before anybody typed. */
export const NOTHING_TYPED: TypedResident = {
  ...{ name: '', idNumber: '', noNumber: '', sex: '', birthDate: '', villageCode: '', phone: '', address: '' },
  ...{ motherId: '', apart: '' },
};

/** What an identity number says while it is typed (GB 11643-1999). */
export type NumberReading =
  | { readonly state: 'empty' }
  /** Not wrong so far. */
  | { readonly state: 'typing'; readonly missing: number }
  | { readonly state: 'wrong'; readonly message: string }
  /** Age in completed years. */
  | {
      readonly state: 'good';
      readonly number: CitizenNumber;
      readonly sex: Sex;
      readonly birthDate: CalendarDay;
      readonly age: number;
    };

/** What an identity number says while it is typed; `left`: typing is over, so that 15 digits are an old number and fewer are too few. */
export function readTypedNumber(text: string, today: CalendarDay, left: boolean): NumberReading {
  const typed = text.replaceAll(/\s/g, '').toUpperCase();
  if (typed === '') return { state: 'empty' };
  if (!/^\d{0,17}[\dX]?$/.test(typed)) return { state: 'wrong', message: '身份证号只能是数字，末位可以是X' };
  if (typed.length < 18 && !left) return { state: 'typing', missing: 18 - typed.length };
  const read = parseCitizenNumber(typed, today);
  if (read.ok && isImpossiblyOld(read.value, today))
    return { state: 'wrong', message: `按这个号码已有 ${ageOn(read.value, today)} 岁，请核对出生年份` };
  if (read.ok)
    return {
      state: 'good',
      number: read.value,
      sex: sexOf(read.value),
      birthDate: birthDateOf(read.value),
      age: ageOn(read.value, today),
    };
  switch (read.failure) {
    case 'wrong-length':
      return { state: 'wrong', message: `身份证号应为18位，现为${typed.length}位` };
    case 'impossible-birth-date':
      return { state: 'wrong', message: `其中的出生日期“${birthDigits(typed)}”不存在，请核对` };
    case 'birth-date-in-future':
      return { state: 'wrong', message: `其中的出生日期“${birthDigits(typed)}”晚于今天，请核对` };
    case 'wrong-check-digit':
      return {
        state: 'wrong',
        message: `号码有误：按前17位，末位应为 ${checkDigitOf(typed.slice(0, 17))}，请逐位核对`,
      };
  }
}

const birthDigits = (typed: string): string => (typed.length === 15 ? typed.slice(6, 12) : typed.slice(6, 14));

/** What keeps a file from being opened, field by field. `villageAsked`: the user works above a village and has to choose one. */
export function problemsOf(typed: TypedResident, today: CalendarDay, villageAsked: boolean): ResidentProblems {
  const phone = typed.phone.trim() === '' ? undefined : readPhone(typed.phone);
  return {
    ...(typed.name.trim() === '' && { name: '请填写姓名' }),
    ...(typed.noNumber === '' ? numberProblem(typed, today) : withoutNumberProblems(typed, today)),
    ...(villageAsked && typed.villageCode === '' && { villageCode: '请选择村（居）' }),
    ...(phone?.ok === false && { phone: phone.failure }),
  };
}

function numberProblem({ idNumber }: TypedResident, today: CalendarDay): ResidentProblems {
  const number = readTypedNumber(idNumber, today, true);
  if (number.state === 'empty') return { idNumber: '请填写身份证号，没有的请点“没有身份证号”' };
  return number.state === 'wrong' ? { idNumber: number.message } : {};
}

function withoutNumberProblems({ sex, birthDate }: TypedResident, today: CalendarDay): ResidentProblems {
  const day = parseCalendarDay(birthDate);
  return {
    ...(sex === '' && { sex: '请选择性别' }),
    ...(day === undefined && { birthDate: '请填写出生日期' }),
    ...(day !== undefined && day > today && { birthDate: '出生日期晚于今天，请核对' }),
  };
}

/** Completed years by the number, or by the day that is typed where there is no number; `undefined` before either is there. */
function ageTyped(typed: TypedResident, today: CalendarDay): number | undefined {
  const day = typed.noNumber === '' ? undefined : parseCalendarDay(typed.birthDate);
  if (day) return fullYears(day, today);
  const number = readTypedNumber(typed.idNumber, today, true);
  return number.state === 'good' ? number.age : undefined;
}

/** What is sent: tidied, and nothing that was left empty. */
export function newResidentOf(typed: TypedResident): NewResident {
  const [villageCode, phone, address] = [typed.villageCode, typed.phone.trim(), typed.address.trim()];
  return {
    name: typed.name.trim(),
    idNumber: typed.noNumber === '' ? typed.idNumber.replaceAll(/\s/g, '').toUpperCase() : '',
    ...(villageCode !== '' && { villageCode }),
    ...(phone !== '' && { phone }),
    ...(address !== '' && { address }),
    ...(typed.motherId !== '' && { motherId: typed.motherId }),
    ...(typed.apart !== '' && { apart: typed.apart }),
    ...saidWithoutNumber(typed),
  };
}

function saidWithoutNumber({ noNumber, sex, birthDate }: TypedResident): Partial<NewResident> {
  const reason = NO_NUMBER_REASONS.find((one) => one === noNumber);
  const day = parseCalendarDay(birthDate);
  if (!reason || !day || (sex !== 'male' && sex !== 'female')) return {};
  return { noNumber: reason, sex, birthDate: day };
}

/** The sheet a new file begins with; a child below seven has those of 儿童保健 instead, and so has, before its number is there, whose mother is known. */
export function firstSheet(typed: TypedResident, today: CalendarDay): 'resident-personal-info' | undefined {
  const age = ageTyped(typed, today);
  const child = age === undefined ? typed.motherId !== '' : age < CHILD_UNTIL;
  return child ? undefined : 'resident-personal-info';
}

/**
 * Where Enter in the box `here` goes on: to the next one that must be filled and is empty, so that nothing turns red before somebody was
 * there. `undefined` where Enter is meant to open the file, or to hear what is wrong.
 */
export function nextToFill(
  typed: TypedResident,
  problems: ResidentProblems,
  here: string | undefined,
): keyof TypedResident | undefined {
  const fields = Object.keys(NOTHING_TYPED) as (keyof TypedResident)[];
  const from = fields.findIndex((field) => field === here);
  const next = fields.findIndex((field) => field in problems);
  const field = fields[next];
  return from !== -1 && next > from && field !== undefined && typed[field].trim() === '' ? field : undefined;
}

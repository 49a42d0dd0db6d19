import type { CitizenNumberFailure } from '../citizen-number.ts';
import type { Sex } from '../resident.ts';
import type { RosterColumn } from './roster-columns.rules.ts';
import { ROSTER_LABELS } from './roster-headings.data.ts';

/** Every sentence a roster row can get, in one place. */
export const sexName = (sex: Sex): string => (sex === 'male' ? '男' : '女');

export const rosterMessages = {
  nameMissing: '姓名不能为空',
  nameOdd: (name: string) => `姓名“${name}”含有数字或符号，请核对`,
  idMissing: '身份证号不能为空',
  idLostDigits: '身份证号被Excel存成了数字，末几位已丢失，请把该列设为“文本”后重填',
  idWrongLength: (length: number) => `身份证号应为18位（旧号15位），现为${length}位，请核对`,
  idCut: '身份证号只有15位，像是18位号码没有写完（少了末3位），请核对',
  idWrongCharacters: '身份证号只能是数字，末位可以是X，请核对',
  idImpossibleDate: (digits: string) => `身份证号中的出生日期“${digits}”不存在，请核对`,
  idFutureDate: (digits: string) => `身份证号中的出生日期“${digits}”晚于今天，请核对`,
  idTooOld: (age: number) => `按身份证号已有 ${age} 岁，请核对出生年份`,
  idWrongCheckDigit: (expected: string) => `身份证号第18位校验码应为 ${expected}，请核对`,
  idWidened: (full: string) => `15位旧身份证号已换算为18位 ${full}`,
  idCentenarian: '15位旧身份证号顺序码为996至999，按19世纪出生的百岁老人换算，请人工核对',
  idRegionUnknown: (region: string) => `身份证号前六位 ${region} 不是任何地区用过的代码，请核对是否抄错`,
  phoneCut: (length: number) => `电话只有${length}位，像是没有写完的手机号；若确是固定电话可不改`,
  sexUnknown: (text: string) => `性别“${text}”无法识别，已按身份证号取“男”或“女”`,
  sexDiffers: (given: string, sex: Sex) =>
    `性别填为“${given}”，与身份证号（${sexName(sex)}）不一致，已按身份证号，请核对`,
  birthDateUnreadable: (text: string) => `出生日期“${text}”无法识别，已按身份证号`,
  birthDateReworked: (text: string, day: string) => `出生日期“${text}”已识别为 ${day}`,
  birthDateDiffers: (given: string, day: string) =>
    `出生日期填为 ${given}，与身份证号（${day}）不一致，已按身份证号，请核对`,
  duplicate: (row: number) => `身份证号与第 ${row} 行重复，本行未导入`,
  villageMissing: '村（居）委会不能为空，无法确定档案归属',
  villageUnknown: (name: string, some: readonly string[]) =>
    `本机构下没有“${name}”，请填写以下之一：${some.slice(0, 8).join('、')}${some.length > 8 ? ' 等' : ''}`,
  uncalculated: (column: RosterColumn) =>
    `“${ROSTER_LABELS[column]}”是公式且没有保存结果，请在Excel中打开并保存一次，或改填数值`,
  formulaError: (column: RosterColumn, code: string) => `“${ROSTER_LABELS[column]}”的公式结果是错误值 ${code}，请改正`,
} as const;

/** 15 digits with a year of four digits where an old number has one of two. */
const CUT_NUMBER = /^\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])\d{3}$/;

/** The sentence for a number that `readCitizenNumber` refused. `text` is what was read, tidied. */
export function idProblem(failure: CitizenNumberFailure, text: string, expected: string): string {
  const digits = text.length === 15 ? text.slice(6, 12) : text.slice(6, 14);
  switch (failure) {
    case 'impossible-birth-date':
      return CUT_NUMBER.test(text) ? rosterMessages.idCut : rosterMessages.idImpossibleDate(digits);
    case 'birth-date-in-future':
      return rosterMessages.idFutureDate(digits);
    case 'wrong-check-digit':
      return rosterMessages.idWrongCheckDigit(expected);
    default:
      return text.length === 15 || text.length === 18
        ? rosterMessages.idWrongCharacters
        : rosterMessages.idWrongLength(text.length);
  }
}

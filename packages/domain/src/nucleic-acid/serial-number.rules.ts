import type { Answers } from '../forms/index.ts';

/** A number that is put together from institution, day and a serial which the server alone hands out. */
export type SerialNumber = {
  /** What stands before the serial: the last six digits of the institution's code and the day as `yyMMdd`. */
  readonly prefix: string;
  /** The least digits of the serial; the ten-thousandth sample of a day has one more. */
  readonly digits: number;
  /** The answer that holds the whole number. */
  readonly field: string;
};

const NUMBERED: {
  readonly [formId: string]: Omit<SerialNumber, 'prefix'> & { readonly place: string; readonly time: string };
} = {
  'nucleic-sample': { place: 'sampleOrg', time: 'sampleTime', field: 'sampleNo', digits: 4 },
  'nucleic-receipt': { place: 'receiveLab', time: 'receiveTime', field: 'labNo', digits: 5 },
};

/** The start of all numbers of an institution (code) and a day (`2026-11-20…`). */
export const serialPrefix = (institutionCode: string, day: string): string =>
  institutionCode.slice(-6) + day.slice(2, 10).replaceAll('-', '');

/**
 * The number an entry of this form is given; `undefined` for other forms, and while institution or time are unknown.
 * Source: 样本编号 = 机构编码后6位 + 采样日期yyMMdd + 4位流水; 实验编号 = 检测机构前缀 + yyMMdd + 5位流水 [P].
 */
export function serialNumberOf(formId: string, answers: Answers): SerialNumber | undefined {
  const numbered = NUMBERED[formId];
  if (!numbered) return undefined;
  const [place, time] = [answers[numbered.place], answers[numbered.time]];
  if (typeof place !== 'string' || typeof time !== 'string' || !/^\d{4}-\d\d-\d\d/.test(time)) return undefined;
  return { prefix: serialPrefix(place, time), digits: numbered.digits, field: numbered.field };
}

/** The serial within a number that was handed out, where it still belongs to this institution and day. */
export function keptSerial({ prefix, digits, field }: SerialNumber, stored: Answers): string | undefined {
  const number = stored[field];
  if (typeof number !== 'string' || !number.startsWith(prefix)) return undefined;
  const serial = number.slice(prefix.length);
  return serial.length >= digits && /^\d+$/.test(serial) ? serial : undefined;
}

/** A serial as it is written: `0007`. */
export const serialText = (serial: number, digits: number): string => String(serial).padStart(digits, '0');

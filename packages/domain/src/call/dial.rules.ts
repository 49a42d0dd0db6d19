import { fail, ok, type Result } from '../shared/index.ts';
import { MAX_CALL_NUMBER } from './call.ts';
import { REFUSAL_MESSAGES } from './refusal-messages.ts';

const NUMBER = new RegExp(`^[0-9A-Za-z]{1,${MAX_CALL_NUMBER}}$`);

/**
 * What is dialled to reach somebody: the staff code. Codes often begin with the county's six digits and are then longer than a number
 * that can be dialled; within the county they are not needed.
 *
 * @example
 * ```ts
 * callNumberOf('110105000123456'); // '000123456'
 * ```
 */
export const callNumberOf = (staffCode: string): string =>
  staffCode.length > MAX_CALL_NUMBER && /^\d{6}/.test(staffCode) ? staffCode.slice(6) : staffCode;

/**
 * A number as it was dialled, without the blanks around it. The failure is the sentence of the specification, section 5:
 * nothing was typed, or it is no number, or one's own.
 */
export function checkCallNumber(
  typed: string,
  self: { readonly userId: string; readonly number: string },
): Result<string, string> {
  const number = typed.trim();
  if (number === '') return fail('请输入拨叫号码');
  return isOwn(number, self) || !NUMBER.test(number) ? fail(REFUSAL_MESSAGES.self) : ok(number);
}

// Codes of staff are the same in capitals and in small letters.
const isOwn = (
  number: string,
  { userId, number: own }: { readonly userId: string; readonly number: string },
): boolean => [userId, own].some((mine) => mine.toLowerCase() === number.toLowerCase());

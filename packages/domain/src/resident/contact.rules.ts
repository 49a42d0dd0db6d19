import { fail, ok, type Result } from '../shared/index.ts';

/** Literal sentences of the specification, section 5. */
export const PHONE_MESSAGES = {
  empty: '手机号码不能为空',
  length: '手机号码长度不为11位',
  format: '手机号码格式不正确',
} as const;

/** What is wrong with a telephone number, as a Chinese sentence. */
export type PhoneMessage = (typeof PHONE_MESSAGES)[keyof typeof PHONE_MESSAGES];

const MOBILE = /^1[3-9]\d{9}$/;
/** Optional area code of 3 or 4 digits, with or without a dash, then 7 or 8 digits (specification, section 5). */
const LANDLINE = /^(?:\d{3,4}-)?\d{7,8}$|^0\d{9,11}$/;
/** The beginning of a mobile number, of 7 or 8 digits: it looks like a landline, but somebody's finger stopped early more often. */
const CUT_MOBILE = /^1[3-9]\d{5,6}$/;

/** What is wrong with a mobile number, `undefined` where nothing is. An 11-digit landline counts as a wrong format. */
export function mobileProblem(text: string): PhoneMessage | undefined {
  if (text === '') return PHONE_MESSAGES.empty;
  if (text.length !== 11) return PHONE_MESSAGES.length;
  return LANDLINE.test(text) || !MOBILE.test(text) ? PHONE_MESSAGES.format : undefined;
}

/** Whether a text is a mobile number of 11 digits, without blanks or a country code. */
export const isMobile = (text: string): boolean => mobileProblem(text) === undefined;

/** Whether a text is a landline, with its area code or without. */
export const isLandline = (text: string): boolean => LANDLINE.test(text);

/** A landline that reads like a mobile number with digits missing: to be asked about. Chinese local numbers never begin with 1. */
export const isCutMobile = (text: string): boolean => CUT_MOBILE.test(text);

/**
 * A telephone of a person as it is typed, tidied: a mobile number, with blanks, dashes and +86 or without, or a line.
 *
 * @example
 * ```ts
 * readPhone('+86 139-0000-0001'); // { ok: true, value: '13900000001' }
 * ```
 */
export function readPhone(typed: string): Result<string, PhoneMessage> {
  const whole = typed.replace(/\s/g, '');
  if (isLandline(whole)) return ok(whole);
  const mobile = whole.replaceAll('-', '').replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
  const problem = mobileProblem(mobile);
  return problem === undefined ? ok(mobile) : fail(problem);
}

/** An address with the scheme http or https and a host. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i.test(text);
}

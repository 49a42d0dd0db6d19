import type { CalendarDay } from '../shared/index.ts';
import { birthDateOf, sexOf, type CitizenNumber } from './citizen-number.ts';
import type { Sex } from './resident.ts';

/** Why a file has no identity number: 1 a newborn not registered yet, 2 no card or a number nobody knows, 3 another document. */
export const NO_NUMBER_REASONS = ['1', '2', '3'] as const;
/** Why a file has no identity number. */
export type NoNumberReason = (typeof NO_NUMBER_REASONS)[number];

/** The reasons in words for staff. */
export const NO_NUMBER_LABELS: { readonly [reason in NoNumberReason]: string } = {
  '1': '新生儿未落户',
  '2': '无证或号码不详',
  '3': '持其他证件',
};

const SEX_WORDS = { male: '男', female: '女' } as const;

/** Who somebody without an identity number is: what a number would say, typed by hand. */
export type WithoutNumber = { readonly noNumber: NoNumberReason; readonly sex: Sex; readonly birthDate: CalendarDay };

/**
 * What a number that comes later says differently from the file, as a question to staff; `undefined` where the two agree.
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * const number = '11010519491231002X' as CitizenNumber;
 * numberDiffers({ sex: 'female', birthDate: calendarDay(1949, 12, 30) }, number); // '按号码出生于 1949-12-31，档案为 1949-12-30。以号码为准吗？'
 * ```
 */
export function numberDiffers(
  file: { readonly sex: Sex; readonly birthDate: CalendarDay },
  number: CitizenNumber,
): string | undefined {
  const [sex, birthDate] = [sexOf(number), birthDateOf(number)];
  const parts = [
    ...(sex === file.sex ? [] : [`按号码为${SEX_WORDS[sex]}性，档案为${SEX_WORDS[file.sex]}性`]),
    ...(birthDate === file.birthDate ? [] : [`按号码出生于 ${birthDate}，档案为 ${file.birthDate}`]),
  ];
  return parts.length === 0 ? undefined : `${parts.join('；')}。以号码为准吗？`;
}

import { PROGRAMMES_BY_BIRTH } from '@gongwei/domain/plans';

/** What stands in a sentence in place of a day that is not told. */
export const HIDDEN_DAY = '规定日期';

/** A day of a plan as SQL; null where a birth follows from it, by the programme. */
export const unlessTold = (programme: string, day: string): string =>
  `case when ${programme} in (${PROGRAMMES_BY_BIRTH.map((one) => `'${one}'`).join(', ')}) then null else ${day} end`;

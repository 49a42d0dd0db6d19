import { parseCalendarDay } from '../shared/index.ts';
import type { MeasurePart } from './compile-measure.ts';
import type { GroupKey } from './analysis-page.ts';
import type { Period } from './measure-terms.ts';

/** Which number of which page it is: everything but who asks. It holds codes only, so that it may stand in an address. */
export type NumberName = {
  readonly page: string;
  readonly measure: string;
  readonly part: MeasurePart;
  readonly period: Period;
  readonly institution: string;
  readonly groups: readonly GroupKey[];
};

/** The codes a list is opened with. */
export const codesOfNumber = ({ page, measure, part, period, institution, groups }: NumberName): readonly string[] => [
  page,
  measure,
  part,
  period.from,
  period.until,
  institution,
  ...groups,
];

/** @throws RangeError for codes that name no number. */
export function numberOfCodes(codes: readonly string[]): NumberName {
  const [page = '', measure = '', part, first, last, institution = '', ...groups] = codes;
  const [from, until] = [parseCalendarDay(first ?? ''), parseCalendarDay(last ?? '')];
  if ((part !== 'counts' && part !== 'among') || !from || !until || from > until || !/^\d{2,20}$/.test(institution))
    throw new RangeError('没有这样的数字');
  return { page, measure, part, period: { from, until }, institution, groups };
}

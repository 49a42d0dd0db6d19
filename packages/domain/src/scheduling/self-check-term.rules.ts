import { codeOf, numberOf } from '../clinical/index.ts';
import { addDays, addMonths, isCalendarDay, type CalendarDay, type JsonObject } from '../shared/index.ts';

/** The days a self-check is about, and what they are called. */
type SelfCheckTerm = { readonly from: CalendarDay; readonly until: CalendarDay; readonly label: string };

/** Months of a period by its code, and what one of them is called: 月度, 季度, 半年, 年度. */
const PERIODS: { readonly [period: string]: { readonly months: number; readonly label: (part: number) => string } } = {
  '1': { months: 1, label: (part) => `${part}月` },
  '2': { months: 3, label: (part) => `第${part}季度` },
  '3': { months: 6, label: (part) => (part === 1 ? '上半年' : '下半年') },
  '4': { months: 12, label: () => '全年' },
};

/** The period a sheet says it is about; missing where year, period or which one of the year is. */
export function selfCheckTerm(answers: JsonObject): SelfCheckTerm | undefined {
  const [year, period] = [numberOf(answers['year']), PERIODS[codeOf(answers['period']) ?? '']];
  const part = period?.months === 12 ? 1 : numberOf(answers['part']);
  if (year === undefined || !period || part === undefined) return undefined;
  const first = `${year}-01-01`;
  if (!isCalendarDay(first) || !Number.isInteger(part) || part < 1 || part * period.months > 12) return undefined;
  const from = addMonths(first, (part - 1) * period.months);
  return { from, until: addDays(addMonths(from, period.months), -1), label: `${year}年${period.label(part)}` };
}

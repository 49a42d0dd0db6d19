import { addDays, addMonths, type CalendarDay } from '../../shared/index.ts';
import { FINDING_CATEGORY, isHint, type Finding } from '../finding.ts';

/** Codes of the feedback form's `recheckWithin`: 1 当日, 2 3日内, 3 1周内, 4 2周内, 5 1个月内, 6 3个月内, 7 6个月内, 8 1年内. */
export type RecheckWithin = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';

/** One value to be measured again, within which time, and the sentence that says so. */
export type RecheckAdvice = {
  readonly code: string;
  readonly item: string;
  readonly recheckWithin: RecheckWithin;
  readonly text: string;
  /** Last day in time; missing without the day of the check-up. */
  readonly dueDate?: CalendarDay;
};

type Deadline = readonly [within: RecheckWithin, text: string, due: (examDate: CalendarDay) => CalendarDay];

const SAME_DAY: Deadline = ['1', '当日处置并转诊', (day) => day];
const TWO_WEEKS: Deadline = ['4', '两周内转诊，转诊后 2 周内随访', (day) => addDays(day, 14)];
const ONE_WEEK: Deadline = ['3', '1 周内复查', (day) => addDays(day, 7)];
const FOUR_WEEKS_PRESSURE: Deadline = ['5', '4 周内非同日 3 次测量血压', (day) => addDays(day, 28)];
const ONE_MONTH: Deadline = ['5', '1 个月内复查', (day) => addMonths(day, 1)];
const THREE_MONTHS: Deadline = ['6', '3 个月内复查', (day) => addMonths(day, 3)];
const ONE_YEAR: Deadline = ['8', '1 年内复查', (day) => addMonths(day, 12)];

const BY_CODE: { readonly [code: string]: Deadline } = {
  BP_GRADE2: ['3', '1 周内复查血压', ONE_WEEK[2]],
  BP_GRADE1: FOUR_WEEKS_PRESSURE,
  FPG_DIABETES_RANGE: ONE_WEEK,
  FPG_UNCONTROLLED: ONE_WEEK,
};

function deadlineOf(finding: Finding): Deadline {
  if (finding.severity === 4) return SAME_DAY;
  if (finding.severity === 3) return TWO_WEEKS;
  if (finding.severity === 1) return ONE_YEAR;
  const own = BY_CODE[finding.code];
  if (own) return own;
  return finding.category === FINDING_CATEGORY.lipids ? THREE_MONTHS : ONE_MONTH;
}

/**
 * When each finding is to be looked at again (section 6 [P]): severity 4 the same day, 3 within two weeks; blood pressure of grade 2 in
 * 1 week, of grade 1 in 4 weeks on three different days; fasting glucose ≥7.0 in 1 week; lipids in 3 months; severity 1 in a year.
 * The reference gives a month to blood, urine, liver and kidney of severity 2; the rest of severity 2 is treated alike.
 */
export const recheckAdvice = (findings: readonly Finding[], examDate?: CalendarDay): readonly RecheckAdvice[] =>
  findings
    .filter((finding) => !isHint(finding))
    .map((finding) => {
      const [recheckWithin, text, due] = deadlineOf(finding);
      return {
        code: finding.code,
        item: finding.item,
        recheckWithin,
        text,
        ...(examDate ? { dueDate: due(examDate) } : {}),
      };
    });

/** That somebody is to be referred, how soon and why. */
export type ReferralAdvice = {
  readonly urgency: 'same-day' | 'two-weeks';
  /** For 转诊原因, at most 200 characters. */
  readonly reason: string;
  readonly referBy?: CalendarDay;
  /** The day until which the outcome is to be asked for: two weeks after the referral's last day. */
  readonly followUpBy?: CalendarDay;
};

/** Advice to refer when a finding of severity 3 or 4 exists; a critical one the same day (section 6). */
export function referralAdvice(findings: readonly Finding[], examDate?: CalendarDay): ReferralAdvice | undefined {
  const serious = findings.filter(({ severity }) => severity >= 3);
  if (serious.length === 0) return undefined;
  const critical = serious.some(({ severity }) => severity === 4);
  const reason = serious
    .map(({ text }) => text)
    .join('；')
    .slice(0, 200);
  if (!examDate) return { urgency: critical ? 'same-day' : 'two-weeks', reason };
  const referBy = critical ? examDate : addDays(examDate, 14);
  return { urgency: critical ? 'same-day' : 'two-weeks', reason, referBy, followUpBy: addDays(referBy, 14) };
}

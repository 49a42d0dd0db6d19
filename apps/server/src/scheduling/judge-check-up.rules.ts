import { assessCheckUp, isHint, missingRequiredItems, worstOf, type Finding } from '@gongwei/domain/check-up';
import type { Answers } from '@gongwei/domain/forms';
import { fullYears, type CalendarDay } from '@gongwei/domain/shared';

/** What a reviewer is told of a sheet before reading it. `missing`: keys of fields the person's groups require. */
export type Judged = {
  readonly missing: readonly string[];
  readonly abnormal: number;
  readonly critical: boolean;
  readonly findings: readonly { readonly text: string; readonly severity: number }[];
};

type Person = { readonly sex: string; readonly birth_date: CalendarDay; readonly conditions: readonly string[] };

/** Judges a check-up sheet by the rules its form has (check-up sections 4, 5, 8). Age in completed years on the day of the check-up. */
export function judgeCheckUp(data: Answers, { sex, birth_date, conditions }: Person, on: CalendarDay): Judged {
  const age = fullYears(birth_date, on);
  const purposes = data['examPurpose'];
  const examPurpose = Array.isArray(purposes) ? purposes.filter((one): one is string => typeof one === 'string') : [];
  const missing = missingRequiredItems({ examPurpose, age, known: conditions }, data);
  const findings = assessCheckUp({ ...data, sex, age, known: [...conditions] })?.findings ?? [];
  return {
    missing,
    abnormal: findings.filter((one) => severityOf(one) >= 1).length,
    critical: worstOf(findings) >= 4,
    findings: findings.map((one) => ({ text: one.text, severity: severityOf(one) })),
  };
}

/** A hint is nothing abnormal: whoever counts those from 1 on comes to `abnormal`. */
const severityOf = (one: Finding): number => (isHint(one) ? 0 : one.severity);

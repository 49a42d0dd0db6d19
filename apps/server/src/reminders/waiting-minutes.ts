import type { Configuration } from '@gongwei/domain/back-office';
import { ESCALATION_KEY, reminderRule, URGENT_RULES } from '@gongwei/domain/reminders';

/** Minutes an urgent reminder may lie unread where nobody has said less. */
export const LONGEST_WAIT = Math.max(...URGENT_RULES.map((rule) => reminderRule(rule).escalatesAfter ?? 0));

/** The same as 全局配置 has it for an institution. */
export function waitingMinutes(values: Configuration): number {
  const { [ESCALATION_KEY]: set } = values;
  return typeof set === 'number' ? set : LONGEST_WAIT;
}

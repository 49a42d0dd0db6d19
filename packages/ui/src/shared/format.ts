import { chinaTime, daysBetween, type CalendarDay } from '@gongwei/domain/shared';
import type { KnownCondition, Sex } from '@gongwei/domain/resident';

export const SEX_LABELS: Readonly<Record<Sex, string>> = { male: '男', female: '女' };

export const CONDITION_LABELS: Readonly<Record<KnownCondition, string>> = {
  hypertension: '高血压',
  diabetes: '糖尿病',
  psychosis: '严重精神障碍',
  tuberculosis: '肺结核',
  copd: '慢阻肺',
  'coronary-heart-disease': '冠心病',
  stroke: '脑卒中',
  tumour: '恶性肿瘤',
};

/** Most numbers need no commas, and asking for them costs a slow PC a third of a millisecond each. */
export const formatCount = (count: number): string =>
  `${count}`.length < 4 ? `${count}` : count.toLocaleString('zh-CN');

/** `今天` `明天` `3 天后` `逾期 12 天`: how far away a due day is. */
export function formatDistance(due: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, due);
  if (days === 0) return '今天';
  if (days === 1) return '明天';
  return days > 0 ? `${days} 天后` : `逾期 ${-days} 天`;
}

// Wherever the PC believes to be: moments belong to the days of the records.
export { chinaTime };

/** `11-20 14:05` in China, with the year where it is another one; a month stands as it is (`toldInstant`). */
export function formatMoment(instant: string, now: Date): string {
  if (instant.length === 7) return instant;
  const at = chinaTime(instant).slice(0, 16).replace('T', ' ');
  return at.slice(0, 4) === chinaTime(now).slice(0, 4) ? at.slice(5) : at;
}

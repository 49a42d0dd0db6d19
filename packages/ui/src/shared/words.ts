import { daysBetween, type CalendarDay } from '@gongwei/domain/shared';
import type { KnownCondition, Sex } from '@gongwei/domain/resident';

export const PRODUCT = '智慧公共卫生医疗服务平台';

export const SEX_WORDS: Readonly<Record<Sex, string>> = { male: '男', female: '女' };

export const CONDITION_WORDS: Readonly<Record<KnownCondition, string>> = {
  hypertension: '高血压',
  diabetes: '糖尿病',
  psychosis: '严重精神障碍',
  tuberculosis: '肺结核',
  copd: '慢阻肺',
  'coronary-heart-disease': '冠心病',
  stroke: '脑卒中',
  tumour: '恶性肿瘤',
};

export const formatCount = (count: number): string => count.toLocaleString('zh-CN');

/** `今天` `明天` `3 天后` `逾期 12 天`: how far away a due day is. */
export function distanceWords(due: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, due);
  if (days === 0) return '今天';
  if (days === 1) return '明天';
  return days > 0 ? `${days} 天后` : `逾期 ${-days} 天`;
}

/** A local `11-20 14:05`, with the year where it is another one. */
export function momentWords(instant: string, now: Date): string {
  const at = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
  return at.getFullYear() === now.getFullYear() ? day : `${at.getFullYear()}-${day}`;
}

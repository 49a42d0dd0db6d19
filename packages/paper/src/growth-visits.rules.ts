import type { GrowthChild, GrowthVisit } from '@gongwei/domain/charts';
import { dueDayOf, isPreterm } from '@gongwei/domain/maternal-child';
import { isCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { PaperData } from './paper-answers.rules.ts';

/** Whose chart it is, where sex and day of birth are known: without them no curve can be said to be the child's. */
export function growthChildOf({ facts }: PaperData): GrowthChild | undefined {
  const { 'resident.sex': sex, 'resident.birthDate': born, 'child.gestationalDays': gestation } = facts ?? {};
  if ((sex !== '男' && sex !== '女') || !isDay(born)) return undefined;
  const child = { sex: sex === '男' ? 'male' : 'female', birthDate: born } as const;
  return gestation === undefined ? child : { ...child, gestationalDays: Number(gestation) };
}

/** What a parent must know to read a chart of a preterm child; empty for one born at term. */
export function correctionMessage({ birthDate, gestationalDays }: GrowthChild): string {
  if (!isPreterm(gestationalDays)) return '';
  const [weeks, days] = [Math.floor(gestationalDays / 7), gestationalDays % 7];
  const born = `早产儿（孕 ${weeks} 周${days > 0 ? ` ${days} 天` : ''}）`;
  return `${born}满 24 月龄前按矫正月龄描点，自预产期 ${dueDayOf(birthDate, gestationalDays)} 起算，此前的测量不描点。`;
}

/** What was measured at the check-ups of a child: kg and cm, with the position (1 lying, 2 standing). */
export const growthVisitsOf = (visits: readonly PaperData[]): readonly GrowthVisit[] =>
  visits.flatMap(({ data }) => {
    const on = data['followUpDate'];
    if (!isDay(on)) return [];
    const position = { '1': 'lying', '2': 'standing' }[String(data['measurePosition'])] as GrowthVisit['position'];
    return [
      { on, weight: numberOf(data['weight']), length: numberOf(data['height']), ...(position ? { position } : {}) },
    ];
  });

const isDay = (value: unknown): value is CalendarDay => typeof value === 'string' && isCalendarDay(value);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

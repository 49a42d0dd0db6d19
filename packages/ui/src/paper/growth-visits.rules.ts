import type { GrowthChild, GrowthVisit } from '@gongwei/domain/charts';
import { isCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { PaperData } from './paper-answers.rules.ts';

/** Whose chart it is, where sex and day of birth are known: without them no curve can be said to be the child's. */
export function growthChildOf({ facts }: PaperData): GrowthChild | undefined {
  const { 'resident.sex': sex, 'resident.birthDate': born } = facts ?? {};
  if ((sex !== '男' && sex !== '女') || !isDay(born)) return undefined;
  return { sex: sex === '男' ? 'male' : 'female', birthDate: born };
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

import type { FormContext, RecordSnapshot } from '@gongwei/domain/forms';
import { isWholeDay } from '@gongwei/domain/shared';
import { correctedMonths, gestationalDaysOf, isPreterm, completedMonths } from '@gongwei/domain/maternal-child';
import type { PaperFacts } from './paper-answers.rules.ts';

/** What a child's sheet prints of its birth: the days of gestation, and of a preterm child under 24 months its corrected age on the record's day. */
export function birthFactsOf(
  { occurredOn }: Pick<RecordSnapshot, 'occurredOn'>,
  { resident, previous = {} }: Pick<FormContext, 'resident' | 'previous'>,
): PaperFacts {
  const gestation = gestationalDaysOf(previous);
  if (gestation === undefined) return {};
  const days = { 'child.gestationalDays': String(gestation) } as const;
  if (!resident?.birthDate || !isWholeDay(occurredOn) || !isPreterm(gestation)) return days;
  if ((completedMonths(resident.birthDate, occurredOn) ?? 24) >= 24) return days;
  const months = correctedMonths(resident.birthDate, occurredOn, gestation);
  return { ...days, 'record.correctedAge': months === undefined ? '未到预产期' : `矫正 ${months} 月龄` };
}

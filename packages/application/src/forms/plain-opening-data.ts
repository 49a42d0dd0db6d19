import type { RecordSnapshot } from '@gongwei/domain/forms';
import type { UserSession } from '@gongwei/domain/identity';
import { registerOf } from '@gongwei/domain/register';
import { chinaTime } from '@gongwei/domain/shared';
import type { OpeningData } from '../resident/resident-directory.port.ts';
import type { Clock } from '../shared/index.ts';
import type { RecordRepository } from './record-repository.port.ts';

/**
 * What a form about no resident is told when it opens: the day, who fills it in where, and of a stored record when it was
 * last saved (`previous.savedAt`, China's time) and what other entries say of it.
 */
export async function plainOpeningData(
  { user: { id, name }, institution }: UserSession,
  clock: Clock,
  records: RecordRepository,
  record: RecordSnapshot | undefined,
): Promise<OpeningData> {
  const asksOthers = record !== undefined && registerOf(record.formId)?.factsFrom !== undefined;
  const facts = asksOthers ? await records.facts(record.id) : {};
  const user = { id, name, institutionCode: institution.code, institutionName: institution.name };
  const previous = record && { ...facts, savedAt: chinaMinute(record.updatedAt) };
  return { context: { today: clock.today(), user, ...(previous && { previous }) }, concepts: [] };
}

/** An instant as forms write it: day and minute in China. */
const chinaMinute = (instant: string): string => chinaTime(instant).slice(0, 16);

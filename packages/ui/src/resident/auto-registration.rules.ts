import { defaultWhere, type ListState } from '@gongwei/application/lists';
import type { ListDefinition } from '@gongwei/domain/lists';
import { parseCitizenNumber, type CitizenNumber } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';

/**
 * The identity number somebody looked for and nobody here has: a whole and right one of 18 characters, with no other filter that
 * could hide its bearer, and an answer that belongs to it.
 */
export function numberToRegister(
  definition: ListDefinition,
  { question, count, loading, fault }: Pick<ListState, 'question' | 'count' | 'loading' | 'fault'>,
  today: CalendarDay,
): CitizenNumber | undefined {
  const text = question.text?.trim() ?? '';
  if (text.length !== 18 || loading || fault || count?.found !== 0) return undefined;
  if (JSON.stringify(question.where ?? {}) !== JSON.stringify(defaultWhere(definition))) return undefined;
  const read = parseCitizenNumber(text, today);
  return read.ok ? read.value : undefined;
}

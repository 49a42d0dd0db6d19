import { isPerCourse, ofOneCourse, type CompiledForm, type RecordSnapshot } from '@gongwei/domain/forms';
import { firstDayOf, isFault, type CalendarDay } from '@gongwei/domain/shared';
import type { OpenForm } from './form-session.service.ts';
import type { RecordRepository } from './record-repository.port.ts';

/** The record to go on with: the one asked for, or the only one there can be, of a pregnancy's sheets the one of the pregnancy `today`. */
export async function recordFor(
  records: RecordRepository,
  { formId, subjectId, recordId, sheet }: OpenForm,
  form: Promise<CompiledForm>,
  today: CalendarDay,
): Promise<RecordSnapshot | undefined> {
  if (recordId !== undefined) return records.read(recordId);
  const known = sheet === undefined ? undefined : await records.read(sheet).catch(absentWhereNotFound);
  if (known) return known;
  const { definition } = await form;
  if (definition.occurs !== 'one') return undefined;
  const [only] = await records.list({ subjectId, formId });
  const newest = only && (await records.read(only.id));
  if (!newest || !isPerCourse(definition)) return newest;
  const cards = definition.courseCard ? await records.list({ subjectId, formId: definition.courseCard }) : [];
  const days = cards.map(({ occurredOn }) => firstDayOf(occurredOn));
  const kept = { occurredOn: firstDayOf(newest.occurredOn), data: newest.data };
  return ofOneCourse(definition, kept, { occurredOn: today }, days) ? newest : undefined;
}

/** Not stored and no draft of it either: a new one then begins. */
function absentWhereNotFound(failure: unknown): undefined {
  if (!isFault(failure) || failure.category !== 'input') throw failure;
}

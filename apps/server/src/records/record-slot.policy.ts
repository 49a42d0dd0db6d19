import { isMet, isPerCourse, type Answers, type FormDefinition, type RecordSave } from '@gongwei/domain/forms';
import { registerOf } from '@gongwei/domain/register';

type Placed = Pick<RecordSave, 'stage'> & { readonly occurredOn: string; readonly data?: Answers };

/**
 * What a record occupies: a second one of the same subject and form with an equal slot is refused. `undefined`: any number.
 * `data` is asked only of entries of registers, whose code or number there is once.
 */
export function slotOf(
  form: Pick<FormDefinition, 'id' | 'occurs' | 'oncePerDay' | 'sections' | 'course' | 'courseOver' | 'courseCard'>,
  save: Placed,
): string | undefined {
  if (isPerCourse(form)) return `from:${save.occurredOn}`;
  if (form.occurs === 'one') return 'one';
  if (form.occurs === 'stage' && save.stage !== undefined) return `stage:${save.stage}`;
  const { unique, together } = registerOf(form.id) ?? {};
  const value = unique === undefined ? undefined : save.data?.[unique];
  if (value !== undefined) return `only:${String(value)}`;
  if (together) return togetherOf(form, together, save.data ?? {});
  return form.oncePerDay ? `day:${save.occurredOn}` : undefined;
}

/** Several answers as one place; of those the form does not ask nothing is said. */
function togetherOf(
  { sections }: Pick<FormDefinition, 'sections'>,
  keys: readonly string[],
  data: Answers,
): string | undefined {
  const fields = sections.flatMap((section) => section.fields);
  const asked = keys.filter((key) => {
    const condition = fields.find((field) => field.key === key)?.visibleWhen;
    return !condition || isMet(condition, (other) => data[other]);
  });
  const values = asked.map((key) => data[key]);
  const isOpen = values.some((value) => value === undefined || value === null || value === '');
  return isOpen ? undefined : `together:${asked.map((key, at) => `${key}=${String(values[at])}`).join('&')}`;
}

import type { Answers, FormDefinition, RecordSave } from '@gongwei/domain/forms';
import { registerOf } from '@gongwei/domain/register';

/**
 * What a record occupies: a second one of the same subject and form with an equal slot is refused. `undefined`: any number.
 * `data` is asked only of entries of registers, whose code or number there is once.
 */
export function slotOf(
  form: Pick<FormDefinition, 'id' | 'occurs' | 'oncePerDay'>,
  save: Pick<RecordSave, 'stage'> & { readonly occurredOn: string; readonly data?: Answers },
): string | undefined {
  if (form.occurs === 'one') return 'one';
  if (form.occurs === 'stage' && save.stage !== undefined) return `stage:${save.stage}`;
  const unique = registerOf(form.id)?.unique;
  const value = unique === undefined ? undefined : save.data?.[unique];
  if (value !== undefined) return `only:${String(value)}`;
  return form.oncePerDay ? `day:${save.occurredOn}` : undefined;
}

import type { FormDefinition, RecordSave } from '@gongwei/domain/forms';

/** Forms of which a resident has at most one a day: a second one of the same day is the first one typed again. */
const ONE_A_DAY: ReadonlySet<string> = new Set(['health-check-up', 'hypertension-follow-up', 'diabetes-follow-up']);

/** What a record occupies: a second one of the same resident and form with an equal slot is refused. `undefined`: any number. */
export function slotOf(
  form: Pick<FormDefinition, 'id' | 'occurs'>,
  save: Pick<RecordSave, 'occurredOn' | 'stage'>,
): string | undefined {
  if (form.occurs === 'one') return 'one';
  if (form.occurs === 'stage' && save.stage !== undefined) return `stage:${save.stage}`;
  return ONE_A_DAY.has(form.id) ? `day:${save.occurredOn}` : undefined;
}

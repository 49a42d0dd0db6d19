import type { Answers, CompiledForm, FieldDefinition } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';

export type Difference = {
  readonly field: FieldDefinition;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
};

/** What differs between two versions of a record, in the order of the form. */
export function differencesOf(
  form: Pick<CompiledForm, 'fields'>,
  before: Answers | undefined,
  after: Answers,
): readonly Difference[] {
  return form.fields
    .map((field) => ({ field, before: before?.[field.key], after: after[field.key] }))
    .filter((pair) => JSON.stringify(pair.before) !== JSON.stringify(pair.after));
}

import type { Answers, CompiledForm } from './form-engine.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { Json } from '../shared/index.ts';

/** One field whose answer differs between two versions of a record; `undefined`: unanswered. */
export type Difference = {
  readonly field: FieldDefinition;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
};

/**
 * What somebody changed between two versions of a record, in the order of the form. What the form computes is left out: an age that
 * went from 66 to 71 is nobody's change, and a body-mass index follows from the weight that is listed.
 */
export function differencesOf(
  form: Pick<CompiledForm, 'fields'>,
  before: Answers | undefined,
  after: Answers,
): readonly Difference[] {
  return form.fields
    .map((field) => ({ field, before: before?.[field.key], after: after[field.key] }))
    .filter(({ field }) => field.type !== 'computed')
    .filter((pair) => JSON.stringify(pair.before) !== JSON.stringify(pair.after));
}

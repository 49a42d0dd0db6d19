import type { Applicability, FieldDefinition, ReferenceRange } from './form-definition.ts';

/** Who is asked, as far as a form tells people apart: sex, and age in completed years. */
export type Person = { readonly sex: 'male' | 'female' | undefined; readonly age: number | undefined };

/** Whether a question or range is for this person. What is not known of the person does not exclude. */
export function appliesTo(rule: Applicability, person: Person): boolean {
  if (rule.sex !== undefined && person.sex !== undefined && rule.sex !== person.sex) return false;
  if (person.age === undefined) return true;
  return person.age >= (rule.minAge ?? 0) && person.age <= (rule.maxAge ?? Number.POSITIVE_INFINITY);
}

/** The first reference range that is for this person; with sex or age unknown only ranges that do not ask for them. */
export function referenceRangeFor(ranges: readonly ReferenceRange[], person: Person): ReferenceRange | undefined {
  return ranges.find((range) => {
    if (range.sex !== undefined && person.sex === undefined) return false;
    if ((range.minAge !== undefined || range.maxAge !== undefined) && person.age === undefined) return false;
    return appliesTo(range, person);
  });
}

/** Whether drawing the field depends on who the person is. */
export const dependsOnPerson = (field: FieldDefinition): boolean =>
  field.appliesTo !== undefined ||
  ('normal' in field &&
    (field.normal ?? []).some(
      (range) => range.sex !== undefined || range.minAge !== undefined || range.maxAge !== undefined,
    ));

import type { KnownCondition } from './resident.ts';

/** A form that is usually filled in next for a resident, and the words of its button. */
export type UsualForm = { readonly formId: string; readonly label: string };

/** Follow-ups the national standard asks for, by the disease that is under management. */
const FOLLOW_UPS: readonly (readonly [KnownCondition, UsualForm])[] = [
  ['hypertension', { formId: 'hypertension-follow-up', label: '高血压随访' }],
  ['diabetes', { formId: 'diabetes-follow-up', label: '糖尿病随访' }],
  ['psychosis', { formId: 'psychosis-follow-up', label: '精神障碍随访' }],
  ['tuberculosis', { formId: 'tuberculosis-follow-up', label: '肺结核随访' }],
  ['copd', { formId: 'copd-follow-up', label: '慢阻肺随访' }],
];

/** Grown up; the national standard screens from 35, and who is younger when they come. */
const GROWN_UP = 18;

/**
 * The forms a resident usually gets besides the check-up, in the standard's order: the follow-ups of the own diseases. Who has
 * none is offered the one of hypertension, by far the most frequent new finding of grown-ups, which is often written on the day it is found.
 * A disease is one's own by the personal information or by a follow-up that is owed (`dueForms`): a card is written before the former is.
 */
export function usualForms(
  conditions: readonly KnownCondition[],
  age: number | undefined,
  dueForms: readonly string[] = [],
): readonly UsualForm[] {
  const own = FOLLOW_UPS.filter(
    ([condition, { formId }]) => conditions.includes(condition) || dueForms.includes(formId),
  );
  const first = age !== undefined && age < GROWN_UP ? [] : FOLLOW_UPS.slice(0, 1);
  return (own.length > 0 ? own : first).map(([, form]) => form);
}

import { codeOf, type RawInput } from '../../clinical/index.ts';
import type { VisitFindings } from './visit-class.rules.ts';

/** A lost or ended follow-up (disposition other than 1 继续随访) is no visit: it is not classified and plans nothing. */
export const isVisit = (data: RawInput): boolean => ['1', undefined].includes(codeOf(data['disposition']));

/** A boolean or a code of dictionaries/none-present (1 无, 2 有); everything else is unknown. */
export function isPresent(value: unknown): boolean | undefined {
  if (value === true || value === '2' || value === 2) return true;
  return value === false || value === '1' || value === 1 ? false : undefined;
}

/** Leaves out what is unknown, so that a result holds only what is certain. */
export function known<Values extends { readonly [key: string]: unknown }>(
  values: Values,
): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: NonNullable<Values[Key]>;
  };
}

/** A whole `previous` object as a form's context holds it; anything else is no previous visit. */
export function wholePrevious(input: RawInput): RawInput {
  const whole = input['previous'];
  return typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? (whole as RawInput) : {};
}

/**
 * Findings of the visit before. A derivation hands a context path over under its last part, so `previous.uncontrolled` arrives as `uncontrolled`
 * and `previous.adverseReaction` as `adverseReaction` (today's own answer is `adverseDrugReaction`); a whole `previous` object does as well.
 */
export function previousFindings(input: RawInput): Required<VisitFindings> {
  const facts = wholePrevious(input);
  const fact = (key: string, long: string): boolean =>
    [facts[key], facts[long], input[key], input[long]].includes(true);
  return {
    uncontrolled: fact('uncontrolled', 'previousUncontrolled'),
    adverseReaction: fact('adverseReaction', 'previousAdverseReaction'),
  };
}

import type { RawInput } from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';
import { copdFacts } from '../copd/copd-follow-up.rules.ts';
import { diabetesFacts } from '../diabetes/diabetes-follow-up.rules.ts';
import { hypertensionFacts } from '../hypertension/hypertension-follow-up.rules.ts';
import { psychosisFacts } from '../psychosis/psychosis-follow-up.rules.ts';
import { tuberculosisFacts } from '../tuberculosis/tuberculosis-rules.ts';

/** A stored record, newest first in a list, with the resident's completed years on its day. */
export type EarlierVisit = { readonly data: JsonObject; readonly age?: number | undefined };

type Teller = (data: RawInput, age: number | undefined) => JsonObject | undefined;

const TELLERS: { readonly [formId: string]: Teller } = {
  'hypertension-follow-up': hypertensionFacts,
  'diabetes-follow-up': diabetesFacts,
  'psychosis-follow-up': psychosisFacts,
  'tuberculosis-follow-up': (data) => tuberculosisFacts(data as JsonObject),
  'copd-follow-up': copdFacts,
};

/** The forms whose rules ask for the visit before. */
export const formsWithPreviousFacts: readonly string[] = Object.keys(TELLERS);

/**
 * Context `previous` of a follow-up form: the facts of the latest real visit; what only notes a loss or a death is passed over.
 * Empty for a first visit and for forms that do not ask.
 */
export function previousFactsOf(formId: string, newestFirst: readonly EarlierVisit[]): JsonObject {
  if (!Object.hasOwn(TELLERS, formId)) return {};
  for (const { data, age } of newestFirst) {
    const facts = TELLERS[formId]!(data, age);
    if (facts) return facts;
  }
  return {};
}

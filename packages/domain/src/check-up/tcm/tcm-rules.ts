import { numberOf } from '../../clinical/index.ts';
import type { RuleLibrary } from '../../forms/index.ts';
import type { Json, JsonObject } from '../../shared/index.ts';
import { assessTcmConstitution, bodyHeavyCode, largeAbdomenCode, UNBALANCED } from './tcm-constitution.rules.ts';

/** Sheet `tcm-constitution`: `<constitution>Score` and `<constitution>Result` of all nine, and `conclusion` in words once all are known. */
export function tcmConstitution(input: JsonObject): JsonObject {
  const { unbalanced, balanced, conclusion } = assessTcmConstitution(input);
  const parts: readonly (readonly [string, Json | undefined])[] = [
    ...UNBALANCED.flatMap(
      ({ key }) =>
        [
          [`${key}Score`, unbalanced[key]?.score],
          [`${key}Result`, unbalanced[key]?.result],
        ] as const,
    ),
    ['balancedScore', balanced.score],
    ['balancedResult', balanced.result],
    ['conclusion', conclusion],
  ];
  return Object.fromEntries(parts.filter((part): part is readonly [string, Json] => part[1] !== undefined));
}

/**
 * Questions 9 `bodyHeavy` and 28 `largeAbdomen` from the measurements alone, so that a form can propose them without a circle through its scores.
 * Without weight and height the `bmi` decides.
 */
export function tcmProposals(input: JsonObject): { readonly bodyHeavy?: string; readonly largeAbdomen?: string } {
  const bodyHeavy =
    bodyHeavyCode(numberOf(input['weight']), numberOf(input['height'])) ?? bodyHeavyCode(numberOf(input['bmi']), 100);
  const largeAbdomen = largeAbdomenCode(numberOf(input['waist']));
  return { ...(bodyHeavy ? { bodyHeavy } : {}), ...(largeAbdomen ? { largeAbdomen } : {}) };
}

/** What the TCM sheets may call by name. */
export const tcmRules: RuleLibrary = { tcmConstitution, tcmProposals };

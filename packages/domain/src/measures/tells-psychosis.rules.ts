import type { Condition, MeasureDefinition } from './measure-definition.ts';

const PSYCHOSIS = /psychosis|psy-card/i;
/** A condition that many diseases fulfil tells of none. */
const OF_OTHERS = /htn|hypertension|dm-card|diabetes|tuberculosis|copd/;

const conditionsOf = (definition: MeasureDefinition): readonly Condition[] => [
  definition.population,
  ...('counts' in definition ? [definition.counts] : []),
  ...('among' in definition ? [definition.among] : []),
];

/**
 * Whether everybody behind a number is cared for because of a severe mental disorder: how many there are everybody is told, who they are few
 * (reference rules/modules.md section 3). `narrowed`: conditions of the groups it was told by.
 *
 * @example
 * ```ts
 * tellsPsychosis(MEASURES.get('psychosis-registered')!); // true
 * ```
 */
export const tellsPsychosis = (definition: MeasureDefinition, narrowed: readonly Condition[] = []): boolean =>
  [...conditionsOf(definition), ...narrowed].some((when) => PSYCHOSIS.test(when) && !OF_OTHERS.test(when));

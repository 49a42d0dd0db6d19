import type { NamedRule } from '../measure-terms.ts';

/** Rules judged from a whole history, by the facts that keep what they say of a person's running year and of the one before (rules of follow-up, 6.1). */
export const RULES: readonly NamedRule[] = [
  { id: 'standard-management-hypertension', label: '高血压当年规范管理', fact: 'standardHypertension', lastYear: 'standardHypertensionLast' },
  { id: 'standard-management-diabetes', label: '2型糖尿病当年规范管理', fact: 'standardDiabetes', lastYear: 'standardDiabetesLast' },
  { id: 'standard-management-psychosis', label: '严重精神障碍当年规范管理', fact: 'standardPsychosis', lastYear: 'standardPsychosisLast' },
];

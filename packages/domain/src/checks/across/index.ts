import type { AcrossRule } from '../across-rule.ts';
import { formsOfRules } from '../compile-across.ts';
import { fingerprint } from '../fingerprint.ts';
import { LIFE_RULES } from './life.rules.data.ts';
import { MEASURE_RULES } from './measure.rules.data.ts';
import { PROGRAMME_RULES } from './programme.rules.data.ts';
import { WRITTEN_RULES } from './written.rules.ts';

/** Every rule over more than one sheet. */
export const ACROSS_RULES: readonly AcrossRule[] = [
  ...LIFE_RULES,
  ...MEASURE_RULES,
  ...PROGRAMME_RULES,
  ...WRITTEN_RULES,
];

/** Forms whose answers they read. */
export const ACROSS_FORMS: readonly string[] = formsOfRules(ACROSS_RULES);

/** Another one after any change of a rule: everybody is then worked out anew. */
export const acrossVersion = (rules: readonly AcrossRule[] = ACROSS_RULES): string =>
  fingerprint(JSON.stringify(rules));

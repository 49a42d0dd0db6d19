import type { FormModule } from '../forms/index.ts';
import { institutionSelfCheck } from './institution-self-check.form.ts';
import { selfCheckGaps } from './self-check-gaps.rules.ts';

/** What the chunk of 机构自查表 exports. */
export const formModule: FormModule = {
  definition: institutionSelfCheck,
  rules: { selfCheckGaps },
};

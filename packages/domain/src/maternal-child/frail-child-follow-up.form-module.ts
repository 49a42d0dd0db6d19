import { childGrowthLevel } from '../clinical/dictionaries/child-growth-level.ts';
import { nonePresent } from '../clinical/dictionaries/none-present.ts';
import type { FormModule } from '../forms/index.ts';
import { frailChildFollowUp } from './frail-child-follow-up.form.ts';
import { monthsOfAge } from './child-age.rules.ts';
import { childGrowth } from './child-growth.rules.ts';

/** What the chunk of 体弱儿（营养性疾病）随访记录 exports. */
export const formModule: FormModule = {
  definition: frailChildFollowUp,
  rules: { childGrowth, monthsOfAge },
  dictionaries: {
    'child-growth-level': childGrowthLevel,
    'none-present': nonePresent,
  },
};

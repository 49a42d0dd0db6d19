import { childGrowthLevel } from '../../clinical/dictionaries/child-growth-level.ts';
import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import type { FormModule } from '../../forms/index.ts';
import { frailChildFollowUp } from './frail-child-follow-up.form.ts';
import { childAge, childGrowth, frailChildFollowUp as frailChildPlan } from './child-rules.ts';

/** What the chunk of 体弱儿（营养性疾病）随访记录 exports. */
export const formModule: FormModule = {
  definition: frailChildFollowUp,
  rules: { childAge, childGrowth, frailChildFollowUp: frailChildPlan },
  dictionaries: {
    'child-growth-level': childGrowthLevel,
    'none-present': nonePresent,
  },
};

import { childFeedingMethod } from '../../clinical/dictionaries/child-feeding-method.ts';
import { childGrowthLevel3 } from '../../clinical/dictionaries/child-growth-level-3.ts';
import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import type { FormModule } from '../../forms/index.ts';
import { childCheckUp } from './child-check-up.form.ts';
import { childAge, childCheckUp as childCheckUpRule } from './child-rules.ts';

/** What the chunk of 0～6岁儿童健康检查记录表（1～8月龄、12～30月龄、3～6岁） exports. */
export const formModule: FormModule = {
  definition: childCheckUp,
  rules: { childAge, childCheckUp: childCheckUpRule },
  dictionaries: {
    'child-feeding-method': childFeedingMethod,
    'child-growth-level-3': childGrowthLevel3,
    'none-present': nonePresent,
  },
};

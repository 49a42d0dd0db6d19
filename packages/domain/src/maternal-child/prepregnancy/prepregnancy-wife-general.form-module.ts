import { prepregnancyStressLevel } from '../../clinical/dictionaries/prepregnancy-stress-level.ts';
import type { FormModule } from '../../forms/index.ts';
import { prepregnancyWifeGeneral } from './prepregnancy-wife-general.form.ts';

/** What the chunk of 孕前优生健康检查：妻子一般情况 exports. */
export const formModule: FormModule = {
  definition: prepregnancyWifeGeneral,
  dictionaries: {
    'prepregnancy-stress-level': prepregnancyStressLevel,
  },
};

import { prepregnancyStressLevel } from '../../clinical/dictionaries/prepregnancy-stress-level.ts';
import type { FormModule } from '../../forms/index.ts';
import { prepregnancyHusbandGeneral } from './prepregnancy-husband-general.form.ts';

/** What the chunk of 孕前优生健康检查：丈夫一般情况 exports. */
export const formModule: FormModule = {
  definition: prepregnancyHusbandGeneral,
  dictionaries: {
    'prepregnancy-stress-level': prepregnancyStressLevel,
  },
};

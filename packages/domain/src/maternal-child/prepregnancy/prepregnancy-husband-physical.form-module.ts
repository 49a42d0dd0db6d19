import { aboBloodType } from '../../clinical/dictionaries/abo-blood-type.ts';
import { rhBloodType } from '../../clinical/dictionaries/rh-blood-type.ts';
import type { FormModule } from '../../forms/index.ts';
import { prepregnancyHusbandPhysical } from './prepregnancy-husband-physical.form.ts';

/** What the chunk of 孕前优生健康检查：丈夫体格检查与检验 exports. */
export const formModule: FormModule = {
  definition: prepregnancyHusbandPhysical,
  dictionaries: {
    'abo-blood-type': aboBloodType,
    'rh-blood-type': rhBloodType,
  },
};

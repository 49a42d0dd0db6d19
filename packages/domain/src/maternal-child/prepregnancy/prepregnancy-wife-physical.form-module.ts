import { aboBloodType } from '../../clinical/dictionaries/abo-blood-type.ts';
import { rhBloodType } from '../../clinical/dictionaries/rh-blood-type.ts';
import type { FormModule } from '../../forms/index.ts';
import { prepregnancyWifePhysical } from './prepregnancy-wife-physical.form.ts';

/** What the chunk of 孕前优生健康检查：妻子体格检查与检验 exports. */
export const formModule: FormModule = {
  definition: prepregnancyWifePhysical,
  dictionaries: {
    'abo-blood-type': aboBloodType,
    'rh-blood-type': rhBloodType,
  },
};

import { birthDefectType } from '../../clinical/dictionaries/birth-defect-type.ts';
import { ethnicGroup } from '../../clinical/dictionaries/ethnic-group.ts';
import type { FormModule } from '../../forms/index.ts';
import { childBirthDefectSurveillance } from './child-birth-defect-surveillance.form.ts';

/** What the chunk of 出生缺陷儿登记（监测）卡 exports. */
export const formModule: FormModule = {
  definition: childBirthDefectSurveillance,
  dictionaries: {
    'birth-defect-type': birthDefectType,
    'ethnic-group': ethnicGroup,
  },
};

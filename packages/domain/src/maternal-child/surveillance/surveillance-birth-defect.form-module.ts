import { birthDefectType } from '../../clinical/dictionaries/birth-defect-type.ts';
import { ethnicGroup } from '../../clinical/dictionaries/ethnic-group.ts';
import type { FormModule } from '../../forms/index.ts';
import { surveillanceBirthDefect } from './surveillance-birth-defect.form.ts';

/** What the chunk of 医疗机构出生缺陷儿登记卡 exports. */
export const formModule: FormModule = {
  definition: surveillanceBirthDefect,
  dictionaries: {
    'birth-defect-type': birthDefectType,
    'ethnic-group': ethnicGroup,
  },
};

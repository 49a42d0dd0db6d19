import { birthDefectType } from '../../clinical/dictionaries/birth-defect-type.ts';
import { newbornComplication } from '../../clinical/dictionaries/newborn-complication.ts';
import { newbornResuscitation } from '../../clinical/dictionaries/newborn-resuscitation.ts';
import { sex } from '../../clinical/dictionaries/sex.ts';
import type { FormModule } from '../../forms/index.ts';
import { deliveryNewborn } from './delivery-newborn.form.ts';
import { apgarAssessment } from '../pregnancy/maternal-rules.ts';

/** What the chunk of 产时情况（婴儿） exports. */
export const formModule: FormModule = {
  definition: deliveryNewborn,
  rules: { apgarAssessment },
  dictionaries: {
    'birth-defect-type': birthDefectType,
    'newborn-complication': newbornComplication,
    'newborn-resuscitation': newbornResuscitation,
    sex,
  },
};

import { birthPlace } from '../../clinical/dictionaries/birth-place.ts';
import { deliveryMode } from '../../clinical/dictionaries/delivery-mode.ts';
import { intrapartumComplication } from '../../clinical/dictionaries/intrapartum-complication.ts';
import { pregnancyRiskLevel } from '../../clinical/dictionaries/pregnancy-risk-level.ts';
import type { FormModule } from '../../forms/index.ts';
import { deliveryMother } from './delivery-mother.form.ts';
import { deliveryAssessment, gestationalWeek, pregnancyDating } from '../pregnancy/maternal-rules.ts';

/** What the chunk of 产时情况（产妇） exports. */
export const formModule: FormModule = {
  definition: deliveryMother,
  rules: { deliveryAssessment, gestationalWeek, pregnancyDating },
  dictionaries: {
    'birth-place': birthPlace,
    'delivery-mode': deliveryMode,
    'intrapartum-complication': intrapartumComplication,
    'pregnancy-risk-level': pregnancyRiskLevel,
  },
};

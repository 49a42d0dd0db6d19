import { goodFairWorse } from '../../clinical/dictionaries/good-fair-worse.ts';
import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import { psychosisDangerousBehaviour } from '../../clinical/dictionaries/psychosis-dangerous-behaviour.ts';
import { psychosisLockStatus } from '../../clinical/dictionaries/psychosis-lock-status.ts';
import { psychosisRiskGrade } from '../../clinical/dictionaries/psychosis-risk-grade.ts';
import { psychosisSymptom } from '../../clinical/dictionaries/psychosis-symptom.ts';
import { treatmentEffect } from '../../clinical/dictionaries/treatment-effect.ts';
import type { FormModule } from '../../forms/index.ts';
import { psychosisFollowUp } from './psychosis-follow-up.form.ts';
import { psychosisAssessment, psychosisPlanned } from './psychosis-rules.ts';

/** What the chunk of 严重精神障碍患者随访服务记录表 exports. */
export const formModule: FormModule = {
  definition: psychosisFollowUp,
  rules: { psychosisAssessment, psychosisPlanned },
  dictionaries: {
    'good-fair-worse': goodFairWorse,
    'none-present': nonePresent,
    'psychosis-dangerous-behaviour': psychosisDangerousBehaviour,
    'psychosis-lock-status': psychosisLockStatus,
    'psychosis-risk-grade': psychosisRiskGrade,
    'psychosis-symptom': psychosisSymptom,
    'treatment-effect': treatmentEffect,
  },
};

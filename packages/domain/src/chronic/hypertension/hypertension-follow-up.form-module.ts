import { antihypertensiveClass } from '../../clinical/dictionaries/antihypertensive-class.ts';
import { chronicVisitClass } from '../../clinical/dictionaries/chronic-visit-class.ts';
import { doseUnit } from '../../clinical/dictionaries/dose-unit.ts';
import { drugNonadherenceReason } from '../../clinical/dictionaries/drug-nonadherence-reason.ts';
import { followUpDisposition } from '../../clinical/dictionaries/follow-up-disposition.ts';
import { followUpMode } from '../../clinical/dictionaries/follow-up-mode.ts';
import { goodFairPoor } from '../../clinical/dictionaries/good-fair-poor.ts';
import { managementEndReason } from '../../clinical/dictionaries/management-end-reason.ts';
import { medicationAdherence } from '../../clinical/dictionaries/medication-adherence.ts';
import { nextManagementMeasure } from '../../clinical/dictionaries/next-management-measure.ts';
import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import { referralResult } from '../../clinical/dictionaries/referral-result.ts';
import { saltIntakeLevel } from '../../clinical/dictionaries/salt-intake-level.ts';
import type { FormModule } from '../../forms/index.ts';
import { hypertensionFollowUp } from './hypertension-follow-up.form.ts';
import { hypertensionAssessment } from './hypertension-rules.ts';

/** What the chunk of 高血压患者随访服务记录表 exports. */
export const formModule: FormModule = {
  definition: hypertensionFollowUp,
  rules: { hypertensionAssessment },
  dictionaries: {
    'antihypertensive-class': antihypertensiveClass,
    'chronic-visit-class': chronicVisitClass,
    'dose-unit': doseUnit,
    'drug-nonadherence-reason': drugNonadherenceReason,
    'follow-up-disposition': followUpDisposition,
    'follow-up-mode': followUpMode,
    'good-fair-poor': goodFairPoor,
    'management-end-reason': managementEndReason,
    'medication-adherence': medicationAdherence,
    'next-management-measure': nextManagementMeasure,
    'none-present': nonePresent,
    'referral-result': referralResult,
    'salt-intake-level': saltIntakeLevel,
  },
};

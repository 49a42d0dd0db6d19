import { chronicVisitClass } from '../../clinical/dictionaries/chronic-visit-class.ts';
import { doseUnit } from '../../clinical/dictionaries/dose-unit.ts';
import { drugNonadherenceReason } from '../../clinical/dictionaries/drug-nonadherence-reason.ts';
import { followUpDisposition } from '../../clinical/dictionaries/follow-up-disposition.ts';
import { followUpMode } from '../../clinical/dictionaries/follow-up-mode.ts';
import { glucoseLoweringClass } from '../../clinical/dictionaries/glucose-lowering-class.ts';
import { goodFairPoor } from '../../clinical/dictionaries/good-fair-poor.ts';
import { managementEndReason } from '../../clinical/dictionaries/management-end-reason.ts';
import { medicationAdherence } from '../../clinical/dictionaries/medication-adherence.ts';
import { nextManagementMeasure } from '../../clinical/dictionaries/next-management-measure.ts';
import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import { referralResult } from '../../clinical/dictionaries/referral-result.ts';
import type { FormModule } from '../../forms/index.ts';
import { diabetesFollowUp } from './diabetes-follow-up.form.ts';
import { diabetesAssessment } from './diabetes-rules.ts';

/** What the chunk of 2型糖尿病患者随访服务记录表 exports. */
export const formModule: FormModule = {
  definition: diabetesFollowUp,
  rules: { diabetesAssessment },
  dictionaries: {
    'chronic-visit-class': chronicVisitClass,
    'dose-unit': doseUnit,
    'drug-nonadherence-reason': drugNonadherenceReason,
    'follow-up-disposition': followUpDisposition,
    'follow-up-mode': followUpMode,
    'glucose-lowering-class': glucoseLoweringClass,
    'good-fair-poor': goodFairPoor,
    'management-end-reason': managementEndReason,
    'medication-adherence': medicationAdherence,
    'next-management-measure': nextManagementMeasure,
    'none-present': nonePresent,
    'referral-result': referralResult,
  },
};

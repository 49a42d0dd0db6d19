import { chronicVisitClass } from '../../clinical/dictionaries/chronic-visit-class.ts';
import { doseUnit } from '../../clinical/dictionaries/dose-unit.ts';
import { drugNonadherenceReason } from '../../clinical/dictionaries/drug-nonadherence-reason.ts';
import { followUpDisposition } from '../../clinical/dictionaries/follow-up-disposition.ts';
import { followUpMode } from '../../clinical/dictionaries/follow-up-mode.ts';
import { goldAirflowGrade } from '../../clinical/dictionaries/gold-airflow-grade.ts';
import { goldGroup } from '../../clinical/dictionaries/gold-group.ts';
import { goodFairPoor } from '../../clinical/dictionaries/good-fair-poor.ts';
import { managementEndReason } from '../../clinical/dictionaries/management-end-reason.ts';
import { medicationAdherence } from '../../clinical/dictionaries/medication-adherence.ts';
import { mmrcGrade } from '../../clinical/dictionaries/mmrc-grade.ts';
import { nextManagementMeasure } from '../../clinical/dictionaries/next-management-measure.ts';
import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import { referralResult } from '../../clinical/dictionaries/referral-result.ts';
import type { FormModule } from '../../forms/index.ts';
import { copdFollowUp } from './copd-follow-up.form.ts';
import { copdAssessment, copdPlanned, goldGradeRule, goldGroupRule } from './copd-rules.ts';

/** What the chunk of 慢性阻塞性肺疾病患者随访服务记录表 exports. */
export const formModule: FormModule = {
  definition: copdFollowUp,
  rules: { copdAssessment, copdPlanned, goldGrade: goldGradeRule, goldGroup: goldGroupRule },
  dictionaries: {
    'chronic-visit-class': chronicVisitClass,
    'dose-unit': doseUnit,
    'drug-nonadherence-reason': drugNonadherenceReason,
    'follow-up-disposition': followUpDisposition,
    'follow-up-mode': followUpMode,
    'gold-airflow-grade': goldAirflowGrade,
    'gold-group': goldGroup,
    'good-fair-poor': goodFairPoor,
    'management-end-reason': managementEndReason,
    'medication-adherence': medicationAdherence,
    'mmrc-grade': mmrcGrade,
    'next-management-measure': nextManagementMeasure,
    'none-present': nonePresent,
    'referral-result': referralResult,
  },
};

import { doseUnit } from '../../clinical/dictionaries/dose-unit.ts';
import { goldAirflowGrade } from '../../clinical/dictionaries/gold-airflow-grade.ts';
import { goldGroup } from '../../clinical/dictionaries/gold-group.ts';
import { managementEndReason } from '../../clinical/dictionaries/management-end-reason.ts';
import { mmrcGrade } from '../../clinical/dictionaries/mmrc-grade.ts';
import { screeningSource } from '../../clinical/dictionaries/screening-source.ts';
import type { FormModule } from '../../forms/index.ts';
import { copdCard } from './copd-card.form.ts';
import { goldGradeRule, goldGroupRule } from './copd-rules.ts';

/** What the chunk of 慢性阻塞性肺疾病患者管理卡 exports. */
export const formModule: FormModule = {
  definition: copdCard,
  rules: { goldGrade: goldGradeRule, goldGroup: goldGroupRule },
  dictionaries: {
    'dose-unit': doseUnit,
    'gold-airflow-grade': goldAirflowGrade,
    'gold-group': goldGroup,
    'management-end-reason': managementEndReason,
    'mmrc-grade': mmrcGrade,
    'screening-source': screeningSource,
  },
};

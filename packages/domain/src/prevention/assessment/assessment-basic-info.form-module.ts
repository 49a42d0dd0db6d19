import { familyDisease } from '../../clinical/dictionaries/family-disease.ts';
import { medicationAdherence } from '../../clinical/dictionaries/medication-adherence.ts';
import { pastDisease } from '../../clinical/dictionaries/past-disease.ts';
import type { FormModule } from '../../forms/index.ts';
import { assessmentBasicInfo } from './assessment-basic-info.form.ts';
import { filtrationRateRule } from '../../clinical/filtration-rate.rules.ts';

/** What the chunk of 健康评估基本信息 exports. */
export const formModule: FormModule = {
  definition: assessmentBasicInfo,
  rules: { ckdEpi2009: filtrationRateRule },
  dictionaries: {
    'family-disease': familyDisease,
    'medication-adherence': medicationAdherence,
    'past-disease': pastDisease,
  },
};

import { medicationAdherence } from '../clinical/dictionaries/medication-adherence.ts';
import { sex } from '../clinical/dictionaries/sex.ts';
import { urineQualitative } from '../clinical/dictionaries/urine-qualitative.ts';
import type { FormModule } from '../forms/index.ts';
import { healthCheckUp } from './health-check-up.form.ts';
import { checkUpAssessment } from './check-up-rules.ts';
import { checkUpPopulation } from './check-up-population.rules.ts';
import { treatmentDates } from './treatment-dates.rules.ts';

/** What the chunk of 健康体检表 exports. */
export const formModule: FormModule = {
  definition: healthCheckUp,
  rules: { checkUpAssessment, checkUpPopulation, treatmentDates },
  dictionaries: {
    'medication-adherence': medicationAdherence,
    sex,
    'urine-qualitative': urineQualitative,
  },
};

import { bloodSampleType } from '../../clinical/dictionaries/blood-sample-type.ts';
import { referralResult } from '../../clinical/dictionaries/referral-result.ts';
import { screeningResult } from '../../clinical/dictionaries/screening-result.ts';
import { screeningSource } from '../../clinical/dictionaries/screening-source.ts';
import type { FormModule } from '../../forms/index.ts';
import { diabetesScreening } from './diabetes-screening.form.ts';
import { glucoseScreening } from './diabetes-screening.rules.ts';

/** What the chunk of 新增糖尿病（疑似与新发现患者登记） exports. */
export const formModule: FormModule = {
  definition: diabetesScreening,
  rules: { glucoseScreening },
  dictionaries: {
    'blood-sample-type': bloodSampleType,
    'referral-result': referralResult,
    'screening-result': screeningResult,
    'screening-source': screeningSource,
  },
};

import { bloodPressureGrade } from '../../clinical/dictionaries/blood-pressure-grade.ts';
import { referralResult } from '../../clinical/dictionaries/referral-result.ts';
import { screeningResult } from '../../clinical/dictionaries/screening-result.ts';
import { screeningSource } from '../../clinical/dictionaries/screening-source.ts';
import type { FormModule } from '../../forms/index.ts';
import { hypertensionScreening } from './hypertension-screening.form.ts';
import { bloodPressureReadings, elevatedDays, highestBloodPressureGrade } from './hypertension-screening.rules.ts';

/** What the chunk of 新增高血压（疑似与新发现患者登记） exports. */
export const formModule: FormModule = {
  definition: hypertensionScreening,
  rules: { elevatedDays, highestBloodPressureGrade, bloodPressureReadings },
  dictionaries: {
    'blood-pressure-grade': bloodPressureGrade,
    'referral-result': referralResult,
    'screening-result': screeningResult,
    'screening-source': screeningSource,
  },
};

import { department } from '../../clinical/dictionaries/department.ts';
import { glucoseTimePoint } from '../../clinical/dictionaries/glucose-time-point.ts';
import type { FormModule } from '../../forms/index.ts';
import { bloodGlucosePatient } from './blood-glucose-patient.form.ts';
import { glucoseStatistics } from './glucose-statistics.rules.ts';

/** What the chunk of 血糖患者 exports. */
export const formModule: FormModule = {
  definition: bloodGlucosePatient,
  rules: { glucoseStatistics },
  dictionaries: { department, 'glucose-time-point': glucoseTimePoint },
};

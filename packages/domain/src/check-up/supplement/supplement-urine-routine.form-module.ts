import { urineQualitative } from '../../clinical/dictionaries/urine-qualitative.ts';
import type { FormModule } from '../../forms/index.ts';
import { supplementUrineRoutine } from './supplement-urine-routine.form.ts';
import { laboratorySummaryOf } from '../laboratory-summary.rules.ts';

/** What the chunk of 尿常规检查结果（补充录入） exports. */
export const formModule: FormModule = {
  definition: supplementUrineRoutine,
  rules: { laboratorySummary: laboratorySummaryOf(supplementUrineRoutine, { 'urine-qualitative': urineQualitative }) },
  dictionaries: {
    'urine-qualitative': urineQualitative,
  },
};

import type { FormModule } from '../../forms/index.ts';
import { supplementBloodRoutine } from './supplement-blood-routine.form.ts';
import { laboratorySummaryOf } from '../laboratory-summary.rules.ts';

/** What the chunk of 血常规检查结果（补充录入） exports. */
export const formModule: FormModule = {
  definition: supplementBloodRoutine,
  rules: { laboratorySummary: laboratorySummaryOf(supplementBloodRoutine) },
};

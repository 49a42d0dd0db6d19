import type { FormModule } from '../../forms/index.ts';
import { supplementBiochemistry } from './supplement-biochemistry.form.ts';
import { ckdEpi2009Rule } from '../check-up-rules.ts';
import { laboratorySummaryOf } from '../laboratory-summary.rules.ts';

/** What the chunk of 生化检查结果（补充录入） exports. */
export const formModule: FormModule = {
  definition: supplementBiochemistry,
  rules: { ckdEpi2009: ckdEpi2009Rule, laboratorySummary: laboratorySummaryOf(supplementBiochemistry) },
};

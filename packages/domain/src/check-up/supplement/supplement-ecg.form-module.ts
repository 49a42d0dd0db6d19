import type { FormModule } from '../../forms/index.ts';
import { supplementEcg } from './supplement-ecg.form.ts';

/** What the chunk of 心电图检查结果（补充录入） exports. */
export const formModule: FormModule = {
  definition: supplementEcg,
};

import type { FormModule } from '../../forms/index.ts';
import { prepregnancyFollowUp } from '../pregnancy/maternal-rules.ts';
import { prepregnancyOutcomeFollowUp } from './prepregnancy-outcome-follow-up.form.ts';

/** What the chunk of 孕前优生健康检查：妊娠结局随访 exports. */
export const formModule: FormModule = {
  definition: prepregnancyOutcomeFollowUp,
  rules: { prepregnancyFollowUp },
};

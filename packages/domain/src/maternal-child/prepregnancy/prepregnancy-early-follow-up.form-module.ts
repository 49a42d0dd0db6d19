import type { FormModule } from '../../forms/index.ts';
import { prepregnancyFollowUp } from '../pregnancy/maternal-rules.ts';
import { prepregnancyEarlyFollowUp } from './prepregnancy-early-follow-up.form.ts';

/** What the chunk of 孕前优生健康检查：早孕随访 exports. */
export const formModule: FormModule = {
  definition: prepregnancyEarlyFollowUp,
  rules: { prepregnancyFollowUp },
};

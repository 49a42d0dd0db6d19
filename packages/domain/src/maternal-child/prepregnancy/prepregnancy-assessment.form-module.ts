import type { FormModule } from '../../forms/index.ts';
import { prepregnancyAssessment } from './prepregnancy-assessment.form.ts';

/** What the chunk of 孕前优生健康检查：风险评估与评估建议告知书 exports. */
export const formModule: FormModule = {
  definition: prepregnancyAssessment,
};

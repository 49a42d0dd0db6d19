import type { FormModule } from '../../forms/index.ts';
import { assessmentObesity } from './assessment-obesity.form.ts';
import { obesityAssessment } from './risk-assessment-rules.ts';

/** What the chunk of 肥胖症评估 exports. */
export const formModule: FormModule = {
  definition: assessmentObesity,
  rules: { obesityAssessment },
};

import type { FormModule } from '../../forms/index.ts';
import { assessmentMetabolicSyndrome } from './assessment-metabolic-syndrome.form.ts';
import { metabolicAssessment } from './risk-assessment-rules.ts';

/** What the chunk of 代谢综合征评估 exports. */
export const formModule: FormModule = {
  definition: assessmentMetabolicSyndrome,
  rules: { metabolicAssessment },
};

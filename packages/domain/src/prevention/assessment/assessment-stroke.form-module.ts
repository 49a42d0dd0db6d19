import type { FormModule } from '../../forms/index.ts';
import { assessmentStroke } from './assessment-stroke.form.ts';
import { strokeAssessment } from './risk-assessment-rules.ts';

/** What the chunk of 脑卒中高危人群筛查 exports. */
export const formModule: FormModule = {
  definition: assessmentStroke,
  rules: { strokeAssessment },
};

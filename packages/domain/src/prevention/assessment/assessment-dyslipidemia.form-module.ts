import type { FormModule } from '../../forms/index.ts';
import { assessmentDyslipidemia } from './assessment-dyslipidemia.form.ts';
import { ascvdAssessment } from './risk-assessment-rules.ts';

/** What the chunk of 血脂异常评估与ASCVD风险分层 exports. */
export const formModule: FormModule = {
  definition: assessmentDyslipidemia,
  rules: { ascvdAssessment },
};

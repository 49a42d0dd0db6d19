import type { FormModule } from '../forms/index.ts';
import { assessmentDyslipidemia } from './assessment-dyslipidemia.form.ts';

/** What the chunk of 血脂异常评估与ASCVD风险分层 exports. */
export const formModule: FormModule = {
  definition: assessmentDyslipidemia,
};

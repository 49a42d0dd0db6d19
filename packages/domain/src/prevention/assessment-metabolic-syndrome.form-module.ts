import type { FormModule } from '../forms/index.ts';
import { assessmentMetabolicSyndrome } from './assessment-metabolic-syndrome.form.ts';

/** What the chunk of 代谢综合征评估 exports. */
export const formModule: FormModule = {
  definition: assessmentMetabolicSyndrome,
};

import type { FormModule } from '../../forms/index.ts';
import { supplementUltrasound } from './supplement-ultrasound.form.ts';

/** What the chunk of B超检查结果（补充录入） exports. */
export const formModule: FormModule = {
  definition: supplementUltrasound,
};

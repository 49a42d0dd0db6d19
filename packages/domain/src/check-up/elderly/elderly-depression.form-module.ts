import type { FormModule } from '../../forms/index.ts';
import { elderlyDepression } from './elderly-depression.form.ts';

/** What the chunk of 老年抑郁量表（GDS-30） exports. */
export const formModule: FormModule = {
  definition: elderlyDepression,
};

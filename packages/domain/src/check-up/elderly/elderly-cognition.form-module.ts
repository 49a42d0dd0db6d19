import type { FormModule } from '../../forms/index.ts';
import { elderlyCognition } from './elderly-cognition.form.ts';

/** What the chunk of 简易智力状态检查量表（MMSE） exports. */
export const formModule: FormModule = {
  definition: elderlyCognition,
};

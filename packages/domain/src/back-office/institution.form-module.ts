import type { FormModule } from '../forms/index.ts';
import { institution } from './institution.form.ts';

/** What the chunk of 机构 exports. */
export const formModule: FormModule = {
  definition: institution,
};

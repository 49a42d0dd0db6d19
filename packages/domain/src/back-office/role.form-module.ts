import type { FormModule } from '../forms/index.ts';
import { role } from './role.form.ts';

/** What the chunk of 角色 exports. */
export const formModule: FormModule = {
  definition: role,
};

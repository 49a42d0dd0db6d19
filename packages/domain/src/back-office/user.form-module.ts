import type { FormModule } from '../forms/index.ts';
import { user } from './user.form.ts';

/** What the chunk of 用户 exports. */
export const formModule: FormModule = {
  definition: user,
};

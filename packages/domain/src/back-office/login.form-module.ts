import type { FormModule } from '../forms/index.ts';
import { login } from './login.form.ts';

/** What the chunk of 登录 exports. */
export const formModule: FormModule = {
  definition: login,
};

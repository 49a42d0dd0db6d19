import type { FormModule } from '../forms/index.ts';
import { passwordChange } from './password-change.form.ts';

/** What the chunk of 修改密码 exports. */
export const formModule: FormModule = {
  definition: passwordChange,
};

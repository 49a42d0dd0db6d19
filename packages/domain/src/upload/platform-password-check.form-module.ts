import type { FormModule } from '../forms/index.ts';
import { platformPasswordCheck } from './platform-password-check.form.ts';

/** What the chunk of 平台账号密码检验 exports. */
export const formModule: FormModule = {
  definition: platformPasswordCheck,
};

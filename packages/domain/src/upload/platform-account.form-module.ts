import type { FormModule } from '../forms/index.ts';
import { platformAccount } from './platform-account.form.ts';

/** What the chunk of 第三方平台账号 exports. */
export const formModule: FormModule = {
  definition: platformAccount,
};

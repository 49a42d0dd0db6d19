import type { FormModule } from '../forms/index.ts';
import { vipLevel } from './vip-level.form.ts';

/** What the chunk of 会员等级 exports. */
export const formModule: FormModule = {
  definition: vipLevel,
};

import type { FormModule } from '../../forms/index.ts';
import { tcmChildGuidance } from './tcm-child-guidance.form.ts';

/** What the chunk of 0～36个月儿童中医药健康管理服务记录表 exports. */
export const formModule: FormModule = {
  definition: tcmChildGuidance,
};

import type { FormModule } from '../forms/index.ts';
import { childSummary } from './child-summary.form.ts';

/** What the chunk of 0～6岁儿童健康管理汇总表 exports. */
export const formModule: FormModule = {
  definition: childSummary,
};

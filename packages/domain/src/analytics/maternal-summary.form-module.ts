import type { FormModule } from '../forms/index.ts';
import { maternalSummary } from './maternal-summary.form.ts';

/** What the chunk of 妇幼健康汇总表 exports. */
export const formModule: FormModule = {
  definition: maternalSummary,
};

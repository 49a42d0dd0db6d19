import type { FormModule } from '../forms/index.ts';
import { nucleicResult } from './nucleic-result.form.ts';
import { ctResult } from './ct-result.rules.ts';

/** What the chunk of 核酸检测结果登记 exports. */
export const formModule: FormModule = {
  definition: nucleicResult,
  rules: { ctResult },
};

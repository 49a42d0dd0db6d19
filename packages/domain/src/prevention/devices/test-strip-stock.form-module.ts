import { department } from '../../clinical/dictionaries/department.ts';
import type { FormModule } from '../../forms/index.ts';
import { testStripStock } from './test-strip-stock.form.ts';

/** What the chunk of 血糖试纸出入库 exports. */
export const formModule: FormModule = {
  definition: testStripStock,
  dictionaries: { department },
};

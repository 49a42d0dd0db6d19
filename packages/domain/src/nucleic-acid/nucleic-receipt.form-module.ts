import type { FormModule } from '../forms/index.ts';
import { nucleicReceipt } from './nucleic-receipt.form.ts';

/** What the chunk of 样本接收登记 exports. */
export const formModule: FormModule = {
  definition: nucleicReceipt,
};

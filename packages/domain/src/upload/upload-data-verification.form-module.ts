import type { FormModule } from '../forms/index.ts';
import { uploadDataVerification } from './upload-data-verification.form.ts';

/** What the chunk of 数据核查文件 exports. */
export const formModule: FormModule = {
  definition: uploadDataVerification,
};

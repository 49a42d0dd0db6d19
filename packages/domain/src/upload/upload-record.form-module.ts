import type { FormModule } from '../forms/index.ts';
import { uploadRecord } from './upload-record.form.ts';

/** What the chunk of 体检数据上传记录 exports. */
export const formModule: FormModule = {
  definition: uploadRecord,
};

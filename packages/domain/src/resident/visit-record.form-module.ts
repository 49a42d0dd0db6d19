import type { FormModule } from '../forms/index.ts';
import { visitRecord } from './visit-record.form.ts';

/** What the chunk of 接诊记录表 exports. */
export const formModule: FormModule = {
  definition: visitRecord,
};

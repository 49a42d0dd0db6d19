import type { FormModule } from '../forms/index.ts';
import { consultationRecord } from './consultation-record.form.ts';

/** What the chunk of 会诊记录表 exports. */
export const formModule: FormModule = {
  definition: consultationRecord,
};

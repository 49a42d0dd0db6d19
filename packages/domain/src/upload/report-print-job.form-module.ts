import type { FormModule } from '../forms/index.ts';
import { reportPrintJob } from './report-print-job.form.ts';

/** What the chunk of 报告打印任务 exports. */
export const formModule: FormModule = {
  definition: reportPrintJob,
};

import type { FormModule } from '../../forms/index.ts';
import { healthReport } from './health-report.form.ts';
import { keptReport } from './kept-report.rules.ts';

/** What the chunk of 健康报告 exports. */
export const formModule: FormModule = { definition: healthReport, rules: { keptReport } };

import type { FormModule } from '../forms/index.ts';
import { nucleicReport } from './nucleic-report.form.ts';

/** What the chunk of 核酸检测报告单（打印） exports. */
export const formModule: FormModule = {
  definition: nucleicReport,
};

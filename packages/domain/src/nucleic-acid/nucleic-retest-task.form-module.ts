import type { FormModule } from '../forms/index.ts';
import { nucleicRetestTask } from './nucleic-retest-task.form.ts';

/** What the chunk of 混采阳性复核任务 exports. */
export const formModule: FormModule = {
  definition: nucleicRetestTask,
};

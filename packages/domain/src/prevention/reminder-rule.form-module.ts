import type { FormModule } from '../forms/index.ts';
import { reminderRule } from './reminder-rule.form.ts';

/** What the chunk of 智能提醒规则 exports. */
export const formModule: FormModule = {
  definition: reminderRule,
};

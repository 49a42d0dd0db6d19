import type { FormModule } from '../forms/index.ts';
import { reminder } from './reminder.form.ts';

/** What the chunk of 提醒消息 exports. */
export const formModule: FormModule = {
  definition: reminder,
};

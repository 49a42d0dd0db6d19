import type { FormModule } from '../forms/index.ts';
import { appointment } from './appointment.form.ts';

/** What the chunk of 体检预约单 exports. */
export const formModule: FormModule = {
  definition: appointment,
};

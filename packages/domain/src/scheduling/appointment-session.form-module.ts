import type { FormModule } from '../forms/index.ts';
import { appointmentSession } from './appointment-session.form.ts';

/** What the chunk of 体检场次（号源） exports. */
export const formModule: FormModule = {
  definition: appointmentSession,
};

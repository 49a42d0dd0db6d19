import type { FormModule } from '../forms/index.ts';
import { announcement } from './announcement.form.ts';

/** What the chunk of 公告 exports. */
export const formModule: FormModule = {
  definition: announcement,
};

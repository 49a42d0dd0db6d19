import type { FormModule } from '../../forms/index.ts';
import { puerperiumStatus } from './puerperium-status.form.ts';

/** What the chunk of 产褥期/婴儿期情况 exports. */
export const formModule: FormModule = {
  definition: puerperiumStatus,
};

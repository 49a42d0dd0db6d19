import type { FormModule } from '../../forms/index.ts';
import { archiveCover } from './archive-cover.form.ts';

/** What the chunk of 居民健康档案封面 exports. */
export const formModule: FormModule = {
  definition: archiveCover,
};

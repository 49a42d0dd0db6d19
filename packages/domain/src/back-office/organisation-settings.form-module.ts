import type { FormModule } from '../forms/index.ts';
import { organisationSettings } from './organisation-settings.form.ts';

/** What the chunk of 机构设置 exports. */
export const formModule: FormModule = {
  definition: organisationSettings,
};

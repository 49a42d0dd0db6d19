import type { FormModule } from '../forms/index.ts';
import { appVersion } from './app-version.form.ts';

/** What the chunk of 应用版本 exports. */
export const formModule: FormModule = {
  definition: appVersion,
};

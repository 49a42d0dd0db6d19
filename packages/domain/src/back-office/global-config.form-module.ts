import type { FormModule } from '../forms/index.ts';
import { settingCheck } from './configuration.rules.ts';
import { globalConfig } from './global-config.form.ts';

/** What the chunk of 全局配置 exports. */
export const formModule: FormModule = {
  definition: globalConfig,
  rules: { settingCheck },
};

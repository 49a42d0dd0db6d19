import type { FormModule } from '../forms/index.ts';
import { settingsPanel } from './settings-panel.form.ts';

/** What the chunk of 界面设置 exports. */
export const formModule: FormModule = {
  definition: settingsPanel,
};

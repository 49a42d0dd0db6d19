import type { FormModule } from '../forms/index.ts';
import { monitoringItem } from './monitoring-item.form.ts';
import { referenceRows } from './reference-rows.rules.ts';

/** What the chunk of 监测项目范围 exports. */
export const formModule: FormModule = {
  definition: monitoringItem,
  rules: { referenceRows },
};

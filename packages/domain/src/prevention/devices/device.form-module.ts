import type { FormModule } from '../../forms/index.ts';
import { device } from './device.form.ts';

/** What the chunk of 监测设备 exports. */
export const formModule: FormModule = {
  definition: device,
};

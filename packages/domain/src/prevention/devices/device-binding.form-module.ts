import type { FormModule } from '../../forms/index.ts';
import { deviceBinding } from './device-binding.form.ts';

/** What the chunk of 设备绑定 exports. */
export const formModule: FormModule = {
  definition: deviceBinding,
};

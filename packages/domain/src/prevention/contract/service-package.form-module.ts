import type { FormModule } from '../../forms/index.ts';
import { servicePackage } from './service-package.form.ts';

/** What the chunk of 家庭医生签约服务包 exports. */
export const formModule: FormModule = {
  definition: servicePackage,
};

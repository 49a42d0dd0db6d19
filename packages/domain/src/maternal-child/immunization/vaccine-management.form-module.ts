import { vaccineCode } from '../../clinical/dictionaries/vaccine-code.ts';
import type { FormModule } from '../../forms/index.ts';
import { vaccineManagement } from './vaccine-management.form.ts';

/** What the chunk of 疫苗管理（批次与库存） exports. */
export const formModule: FormModule = {
  definition: vaccineManagement,
  dictionaries: {
    'vaccine-code': vaccineCode,
  },
};

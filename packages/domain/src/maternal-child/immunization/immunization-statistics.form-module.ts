import { sex } from '../../clinical/dictionaries/sex.ts';
import { vaccineCode } from '../../clinical/dictionaries/vaccine-code.ts';
import type { FormModule } from '../../forms/index.ts';
import { immunizationStatistics } from './immunization-statistics.form.ts';

/** What the chunk of 计划免疫统计 exports. */
export const formModule: FormModule = {
  definition: immunizationStatistics,
  dictionaries: {
    sex,
    'vaccine-code': vaccineCode,
  },
};

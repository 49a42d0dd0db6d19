import { injectionSite } from '../../clinical/dictionaries/injection-site.ts';
import { sex } from '../../clinical/dictionaries/sex.ts';
import { vaccineCode } from '../../clinical/dictionaries/vaccine-code.ts';
import type { FormModule } from '../../forms/index.ts';
import { immunizationRecord } from './immunization-record.form.ts';
import { nextDoses } from './immunization-rules.ts';
import { vaccinationRows } from './vaccination-rows.rules.ts';

/** What the chunk of 计划免疫登记（预防接种个案卡） exports. */
export const formModule: FormModule = {
  definition: immunizationRecord,
  rules: { nextDoses, vaccinationRows },
  dictionaries: {
    'injection-site': injectionSite,
    sex,
    'vaccine-code': vaccineCode,
  },
};

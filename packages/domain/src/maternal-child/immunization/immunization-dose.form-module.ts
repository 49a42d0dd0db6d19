import { injectionSite } from '../../clinical/dictionaries/injection-site.ts';
import { vaccinationRoute } from '../../clinical/dictionaries/vaccination-route.ts';
import { vaccineCode } from '../../clinical/dictionaries/vaccine-code.ts';
import type { FormModule } from '../../forms/index.ts';
import { immunizationDose } from './immunization-dose.form.ts';
import { nextDoses, vaccinationCheck } from './immunization-rules.ts';
import { minutesBetween } from '../minutes-between.rules.ts';

/** What the chunk of 预防接种单剂记录（接种登记） exports. */
export const formModule: FormModule = {
  definition: immunizationDose,
  rules: { minutesBetween, nextDoses, vaccinationCheck },
  dictionaries: {
    'injection-site': injectionSite,
    'vaccination-route': vaccinationRoute,
    'vaccine-code': vaccineCode,
  },
};

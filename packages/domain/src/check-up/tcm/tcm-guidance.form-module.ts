import { tcmConstitutionType } from '../../clinical/dictionaries/tcm-constitution-type.ts';
import { tcmGuidanceKind } from '../../clinical/dictionaries/tcm-guidance-kind.ts';
import type { FormModule } from '../../forms/index.ts';
import { tcmGuidance } from './tcm-guidance.form.ts';

/** What the chunk of 中医药健康指导 exports. */
export const formModule: FormModule = {
  definition: tcmGuidance,
  dictionaries: {
    'tcm-constitution-type': tcmConstitutionType,
    'tcm-guidance-kind': tcmGuidanceKind,
  },
};

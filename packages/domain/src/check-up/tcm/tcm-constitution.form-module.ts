import { tcmFrequencyScale } from '../../clinical/dictionaries/tcm-frequency-scale.ts';
import { tcmGuidanceKind } from '../../clinical/dictionaries/tcm-guidance-kind.ts';
import { tcmIdentification } from '../../clinical/dictionaries/tcm-identification.ts';
import { tcmIdentificationBalanced } from '../../clinical/dictionaries/tcm-identification-balanced.ts';
import type { FormModule } from '../../forms/index.ts';
import { tcmConstitution } from './tcm-constitution.form.ts';
import { tcmConstitution as tcmConstitutionRule, tcmProposals } from './tcm-rules.ts';

/** What the chunk of 老年人中医药健康管理服务记录表 exports. */
export const formModule: FormModule = {
  definition: tcmConstitution,
  rules: { tcmConstitution: tcmConstitutionRule, tcmProposals },
  dictionaries: {
    'tcm-frequency-scale': tcmFrequencyScale,
    'tcm-guidance-kind': tcmGuidanceKind,
    'tcm-identification': tcmIdentification,
    'tcm-identification-balanced': tcmIdentificationBalanced,
  },
};

import { kinship } from '../../clinical/dictionaries/kinship.ts';
import { managementEndReason } from '../../clinical/dictionaries/management-end-reason.ts';
import { psychosisDangerousBehaviour } from '../../clinical/dictionaries/psychosis-dangerous-behaviour.ts';
import { psychosisDiagnosis } from '../../clinical/dictionaries/psychosis-diagnosis.ts';
import { psychosisLockStatus } from '../../clinical/dictionaries/psychosis-lock-status.ts';
import { psychosisSymptom } from '../../clinical/dictionaries/psychosis-symptom.ts';
import type { FormModule } from '../../forms/index.ts';
import { psychosisCard } from './psychosis-card.form.ts';

/** What the chunk of 严重精神障碍患者个人信息补充表 exports. */
export const formModule: FormModule = {
  definition: psychosisCard,
  dictionaries: {
    kinship,
    'management-end-reason': managementEndReason,
    'psychosis-dangerous-behaviour': psychosisDangerousBehaviour,
    'psychosis-diagnosis': psychosisDiagnosis,
    'psychosis-lock-status': psychosisLockStatus,
    'psychosis-symptom': psychosisSymptom,
  },
};

import { followUpMode } from '../../clinical/dictionaries/follow-up-mode.ts';
import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import { tbDrugForm } from '../../clinical/dictionaries/tb-drug-form.ts';
import { tbDrugUsage } from '../../clinical/dictionaries/tb-drug-usage.ts';
import { tbStopReason } from '../../clinical/dictionaries/tb-stop-reason.ts';
import { tbSupervisor } from '../../clinical/dictionaries/tb-supervisor.ts';
import type { FormModule } from '../../forms/index.ts';
import { tuberculosisFollowUp } from './tuberculosis-follow-up.form.ts';
import { tuberculosisClosing } from './tuberculosis-closing.rules.ts';
import {
  tuberculosisAssessment,
  tuberculosisMedicationRate,
  tuberculosisTreatmentMonth,
} from './tuberculosis-rules.ts';

/** What the chunk of 肺结核患者随访服务记录表 exports. */
export const formModule: FormModule = {
  definition: tuberculosisFollowUp,
  rules: { tuberculosisAssessment, tuberculosisClosing, tuberculosisMedicationRate, tuberculosisTreatmentMonth },
  dictionaries: {
    'follow-up-mode': followUpMode,
    'none-present': nonePresent,
    'tb-drug-form': tbDrugForm,
    'tb-drug-usage': tbDrugUsage,
    'tb-stop-reason': tbStopReason,
    'tb-supervisor': tbSupervisor,
  },
};
